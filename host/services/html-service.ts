import { ServiceError } from '../grid/refusal';
import { badSignature, isText } from './signature';
import { enumeration, stub } from './stub';

type Html = typeof GoogleAppsScript.HTML;

const SANDBOX_MODE = enumeration<Html['SandboxMode']>('EMULATED', 'IFRAME', 'NATIVE');
const FRAME_OPTIONS = enumeration<Html['XFrameOptionsMode']>('ALLOWALL', 'DEFAULT');

/** The text of an .html file of the script by its name, with or without the ending. */
export type HtmlFiles = (name: string) => string | undefined;

/** Pages of a script, from the .html files that stand beside its code. */
export class LocalHtmlService extends stub<GoogleAppsScript.HTML.HtmlService>('HtmlService') {
  override readonly SandboxMode = SANDBOX_MODE;
  override readonly XFrameOptionsMode = FRAME_OPTIONS;

  constructor(private readonly files: HtmlFiles) {
    super();
  }

  override createHtmlOutput(html?: unknown): LocalHtmlOutput {
    if (html !== undefined && !isText(html)) throw badSignature('HtmlService.createHtmlOutput', [html]);
    return new LocalHtmlOutput(html ?? '');
  }

  override createHtmlOutputFromFile(filename: string): LocalHtmlOutput {
    return new LocalHtmlOutput(this.#file(filename));
  }

  override createTemplate(html: unknown): LocalHtmlTemplate {
    if (!isText(html)) throw badSignature('HtmlService.createTemplate', [html]);
    return new LocalHtmlTemplate(html);
  }

  override createTemplateFromFile(filename: string): LocalHtmlTemplate {
    return new LocalHtmlTemplate(this.#file(filename));
  }

  #file(name: unknown): string {
    const text = isText(name) ? this.files(name.replace(/\.html$/, '')) : undefined;
    if (text === undefined) throw new ServiceError(`No HTML file named ${String(name)} was found.`);
    return text;
  }
}

/** A page as a script makes it up. */
export class LocalHtmlOutput extends stub<GoogleAppsScript.HTML.HtmlOutput>('HtmlOutput') {
  #html: string;
  #title = '';
  #width: number | undefined;
  #height: number | undefined;
  readonly #metaTags: (readonly [name: string, content: string])[] = [];

  constructor(html: string) {
    super();
    this.#html = html;
  }

  override getContent(): string {
    return this.#html;
  }

  override setContent(content: string): this {
    this.#html = content;
    return this;
  }

  override append(addedContent: string): this {
    this.#html += addedContent;
    return this;
  }

  override appendUntrusted(addedContent: string): this {
    return this.append(escapeHtml(addedContent));
  }

  override clear(): this {
    return this.setContent('');
  }

  override getTitle(): string {
    return this.#title;
  }

  override setTitle(title: string): this {
    this.#title = title;
    return this;
  }

  override getWidth(): number {
    return this.#width ?? 0;
  }

  override setWidth(width: number): this {
    this.#width = width;
    return this;
  }

  override getHeight(): number {
    return this.#height ?? 0;
  }

  override setHeight(height: number): this {
    this.#height = height;
    return this;
  }

  override addMetaTag(name: string, content: string): this {
    this.#metaTags.push([name, content]);
    return this;
  }

  /** There is one way of framing pages here, as by now at Google. */
  override setSandboxMode(): this {
    return this;
  }

  override setXFrameOptionsMode(): this {
    return this;
  }
}

/** A template without scriptlets, which is a page; scriptlets would need the script's own scope. */
class LocalHtmlTemplate extends stub<GoogleAppsScript.HTML.HtmlTemplate>('HtmlTemplate') {
  constructor(private readonly html: string) {
    super();
  }

  override getRawContent(): string {
    return this.html;
  }

  override evaluate(): LocalHtmlOutput {
    if (/<\?/.test(this.html)) {
      throw new Error('HtmlTemplate.evaluate() with scriptlets is not supported by the local host');
    }
    return new LocalHtmlOutput(this.html);
  }
}

/** Text that means nothing but itself, between tags and inside an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
