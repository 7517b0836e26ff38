import { ServiceError } from '../grid/refusal';
import { stub } from './stub';

/** Gives the text of an .html file of the script by its name without the ending; `null` where there is none. */
export type ReadHtmlFile = (name: string) => string | null;

/** The script's own .html files as they stand beside the bundle; nothing is evaluated or shown. */
export class LocalHtmlService extends stub<GoogleAppsScript.HTML.HtmlService>('HtmlService') {
  readonly #read: ReadHtmlFile;

  constructor(read: ReadHtmlFile) {
    super();
    this.#read = read;
  }

  override createTemplateFromFile(filename: string): LocalHtmlTemplate {
    const content = this.#read(filename);
    if (content === null) throw new ServiceError(`No HTML file named ${filename} was found.`);
    return new LocalHtmlTemplate(content);
  }
}

class LocalHtmlTemplate extends stub<GoogleAppsScript.HTML.HtmlTemplate>('HtmlTemplate') {
  readonly #content: string;

  constructor(content: string) {
    super();
    this.#content = content;
  }

  override getRawContent(): string {
    return this.#content;
  }
}
