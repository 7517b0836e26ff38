import type { Dialogs } from './dialogs';
import { enumeration, stub } from './stub';

type Script = typeof GoogleAppsScript.Script;

export const AUTH_MODE = enumeration<Script['AuthMode']>('NONE', 'CUSTOM_FUNCTION', 'LIMITED', 'FULL');

export class LocalScriptApp extends stub<GoogleAppsScript.Script.ScriptApp>('ScriptApp') {
  override readonly AuthMode = AUTH_MODE;
}

export class LocalSession extends stub<GoogleAppsScript.Base.Session>('Session') {
  constructor(
    private readonly zone: string,
    private readonly language: string,
  ) {
    super();
  }

  override getScriptTimeZone(): string {
    return this.zone;
  }

  override getActiveUserLocale(): string {
    return this.language;
  }

  /** The manifest asks for no scope that tells who the person is. */
  override getActiveUser(): LocalUser {
    return new LocalUser();
  }
}

class LocalUser extends stub<GoogleAppsScript.Base.User>('User') {
  override getEmail(): string {
    return '';
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
  'DocumentApp',
  'DriveApp',
  'GmailApp',
  'MailApp',
  'UrlFetchApp',
];

export function absentService(name: string): object {
  return new (stub<object>(name))();
}
