import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script, type Context } from 'node:vm';
import { offsetAt, wallToInstant } from '../text/serial';

/** How the border asks about the objects of this side. */
export interface BorderHost {
  kindOf(value: object): 'date' | 'service' | 'constant' | 'plain';
  labelOf(service: object): string;
  has(service: object, name: string): boolean;
  isProperty(service: object, name: string): boolean;
  propertyOf(service: object, name: string): unknown;
  call(service: object, name: string, args: readonly unknown[]): Answer;
}

export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly name: string; readonly message: string; readonly stack?: string };

interface Border {
  inward(value: unknown): unknown;
  outward(value: unknown): unknown;
  expose(name: string, outer: unknown): void;
  invoke(name: string, args: readonly unknown[]): Answer;
}

export interface RealmClock {
  readonly zone: string;
  now(): number;
}

function insideScript(name: string): Script {
  const path = join(__dirname, 'inside', name);
  return new Script(readFileSync(path, 'utf8'), { filename: path });
}

/** A bare context: ECMAScript's own globals, and the services that are exposed to it. */
export class Realm {
  private readonly context: Context = createContext({});
  private readonly border: Border;

  constructor(host: BorderHost, clock: RealmClock) {
    type Installer<T> = (host: object) => T;
    const zoned = insideScript('zoned-date.cjs').runInContext(this.context) as Installer<void>;
    zoned({
      now: () => clock.now(),
      zone: () => clock.zone,
      offsetAt: (instant: number) => offsetAt(instant, clock.zone),
      instantOf: (wall: number) => wallToInstant(wall, clock.zone),
    });
    const install = insideScript('border.cjs').runInContext(this.context) as Installer<Border>;
    this.border = install({ ...host, timeOf: (date: Date) => Date.prototype.getTime.call(date) });
  }

  expose(name: string, service: object): void {
    this.border.expose(name, service);
  }

  run(source: string, filename: string): void {
    new Script(source, { filename }).runInContext(this.context);
  }

  /** The global functions whose names begin so. */
  functionNames(prefix: string): string[] {
    const globals = this.context as Record<string, unknown>;
    return Object.getOwnPropertyNames(globals).filter(
      (name) => name.startsWith(prefix) && typeof globals[name] === 'function',
    );
  }

  hasFunction(name: string): boolean {
    return typeof (this.context as Record<string, unknown>)[name] === 'function';
  }

  /** The service on this side for what the bundle holds of one; anything else as it is. */
  outer(value: unknown): unknown {
    return this.border.outward(value);
  }

  invoke(name: string, args: readonly unknown[]): Answer {
    return this.border.invoke(name, args);
  }

  /** As `invoke`, but stopped after a time. */
  invokeWithin(milliseconds: number, name: string, args: readonly unknown[]): Answer {
    const slot = '__localHostCall';
    let answer: Answer | undefined;
    Object.defineProperty(this.context, slot, {
      value: () => (answer = this.invoke(name, args)),
      configurable: true,
      enumerable: false,
    });
    try {
      TIMED_CALL.runInContext(this.context, { timeout: milliseconds });
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      return { ok: false, name: 'Exception', message: 'Exceeded maximum execution time' };
    } finally {
      Reflect.deleteProperty(this.context, slot);
    }
    return answer ?? { ok: false, name: 'Error', message: `${name} gave no answer` };
  }
}

const TIMED_CALL = new Script('__localHostCall()');
