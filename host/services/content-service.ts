import type { EnumMember } from './stub';
import { enumeration, stub } from './stub';

type Content = typeof GoogleAppsScript.Content;

const MIME_TYPE = enumeration<Content['MimeType']>(
  'ATOM',
  'CSV',
  'ICAL',
  'JAVASCRIPT',
  'JSON',
  'RSS',
  'TEXT',
  'VCARD',
  'XML',
);

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ATOM: 'application/atom+xml',
  CSV: 'text/csv',
  ICAL: 'text/calendar',
  JAVASCRIPT: 'application/javascript',
  JSON: 'application/json',
  RSS: 'application/rss+xml',
  TEXT: 'text/plain',
  VCARD: 'text/vcard',
  XML: 'application/xml',
};

/** Text of some kind, as a web app answers when it is no page. */
export class LocalContentService extends stub<GoogleAppsScript.Content.ContentService>('ContentService') {
  override readonly MimeType = MIME_TYPE;

  override createTextOutput(content = ''): LocalTextOutput {
    return new LocalTextOutput(String(content));
  }
}

export class LocalTextOutput extends stub<GoogleAppsScript.Content.TextOutput>('TextOutput') {
  #content: string;
  #type: unknown = MIME_TYPE.TEXT;

  constructor(content: string) {
    super();
    this.#content = content;
  }

  override getContent(): string {
    return this.#content;
  }

  override setContent(content: string): this {
    this.#content = content;
    return this;
  }

  override append(addedContent: string): this {
    this.#content += addedContent;
    return this;
  }

  override clear(): this {
    return this.setContent('');
  }

  override setMimeType(mimeType: GoogleAppsScript.Content.MimeType): this {
    this.#type = mimeType;
    return this;
  }

  override getMimeType(): GoogleAppsScript.Content.MimeType {
    return this.#type as GoogleAppsScript.Content.MimeType;
  }
}

/** The media type that an HTTP answer with this output names. */
export function mediaTypeOf(output: LocalTextOutput): string {
  const { name } = output.getMimeType() as unknown as EnumMember;
  return MEDIA_TYPES[name] ?? 'text/plain';
}
