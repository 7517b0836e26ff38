import { ServiceError } from '../grid/refusal';
import type { Dialogs } from './dialogs';
import { enumeration, stub } from './stub';

type Script = typeof GoogleAppsScript.Script;

export const AUTH_MODE = enumeration<Script['AuthMode']>('NONE', 'CUSTOM_FUNCTION', 'LIMITED', 'FULL');

export class LocalScriptApp extends stub<GoogleAppsScript.Script.ScriptApp>('ScriptApp') {
  override readonly AuthMode = AUTH_MODE;
}

/** Who sits before the workbook, as far as Google tells a script. */
export interface Editor {
  /** Told only where the manifest asks for the scope; undefined: it doesn't. Google leaves it blank for strangers. */
  readonly email?: string;
  /** Another one for each person; undefined: Google gives none. */
  readonly key?: string;
}

const EMAIL_SCOPE = 'https://www.googleapis.com/auth/userinfo.email';

export class LocalSession extends stub<GoogleAppsScript.Base.Session>('Session') {
  constructor(
    private readonly zone: string,
    private readonly language: string,
    private readonly editor: Editor,
  ) {
    super();
  }

  override getScriptTimeZone(): string {
    return this.zone;
  }

  override getActiveUserLocale(): string {
    return this.language;
  }

  override getActiveUser(): LocalUser {
    const { email } = this.editor;
    if (email !== undefined) return new LocalUser(email);
    throw new ServiceError(
      `You do not have permission to call Session.getActiveUser. Required permissions: ${EMAIL_SCOPE}`,
    );
  }

  override getTemporaryActiveUserKey(): string {
    return this.editor.key ?? '';
  }
}

class LocalUser extends stub<GoogleAppsScript.Base.User>('User') {
  constructor(private readonly email: string) {
    super();
  }

  override getEmail(): string {
    return this.email;
  }
}

export class LocalLogger extends stub<GoogleAppsScript.Base.Logger>('Logger') {
  constructor(private readonly dialogs: Dialogs) {
    super();
  }

  override log(data: unknown, ...values: unknown[]): this {
    this.dialogs.log(logText([data, ...values]), 'log');
    return this;
  }
}

interface ConsoleMethods {
  log(...values: unknown[]): void;
  info(...values: unknown[]): void;
  warn(...values: unknown[]): void;
  error(...values: unknown[]): void;
}

export class LocalConsole extends stub<ConsoleMethods>('console') {
  constructor(private readonly dialogs: Dialogs) {
    super();
  }

  override log(...values: unknown[]): void {
    this.dialogs.log(logText(values), 'log');
  }

  override info(...values: unknown[]): void {
    this.dialogs.log(logText(values), 'info');
  }

  override warn(...values: unknown[]): void {
    this.dialogs.log(logText(values), 'warn');
  }

  override error(...values: unknown[]): void {
    this.dialogs.log(logText(values), 'error');
  }
}

function logText(values: readonly unknown[]): string {
  const [first, ...rest] = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const text = String(first);
  const filled = rest.length > 0 && text.includes('%s');
  return filled ? text.replaceAll('%s', () => rest.shift() ?? '') : [text, ...rest].join(' ');
}

/** Services that exist at Google and that the host does not have: named, so that using one says so. */
export const ABSENT_SERVICES: readonly string[] = [
  'ContentService',
  'DocumentApp',
  'DriveApp',
  'GmailApp',
  'MailApp',
  'UrlFetchApp',
];

export function absentService(name: string): object {
  return new (stub<object>(name))();
}
