import { ServiceError, UsageError } from '../grid/refusal';
import type { Answer, BorderHost } from '../realm/realm';
import { isCounted, isNullFor, requirePermission, type Authority } from './access';
import type { CallMeter } from './call-meter';
import { isDate } from './cell-exchange';
import { EnumMember, isService, serviceName, type Named } from './stub';

type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Every call that the bundle makes comes through here: it is checked against the code's rights, counted, perhaps
 * made to fail, and only then carried out.
 */
export class ServiceBorder {
  authority: Authority = 'full';
  /** What was thrown here by anything but a service: the host's own fault, or a misuse of it. */
  fault: unknown;

  /** @param meter the one of the run that is under way */
  constructor(private readonly meter: () => CallMeter) {}

  readonly host: BorderHost = {
    kindOf: (value) => {
      if (isDate(value)) return 'date';
      if (value instanceof EnumMember) return 'constant';
      return isService(value) ? 'service' : 'plain';
    },
    labelOf: (service) => (isService(service) ? serviceName(service) : 'object'),
    has: (service, name) => methodOf(service, name) !== undefined || isEnumeration(service, name),
    isProperty: isEnumeration,
    propertyOf: (service, name) => (service as Record<string, unknown>)[name],
    call: (service, name, args) => this.call(service as Named, name, args),
  };

  private call(service: Named, name: string, args: readonly unknown[]): Answer {
    const label = serviceName(service);
    try {
      if (this.authority === 'full') this.meter().requireAlive();
      requirePermission(this.authority, label, name);
      if (isNullFor(this.authority, label, name)) return { ok: true, value: null };
      const method = methodOf(service, name);
      if (!method) {
        return { ok: false, name: 'Error', message: `${label}.${name}() is not supported by the local host` };
      }
      if (this.authority === 'full' && isCounted(label, name)) this.meter().count(`${label}.${name}`);
      return { ok: true, value: method.apply(service, [...args]) };
    } catch (error) {
      if (!(error instanceof ServiceError) && !isNotSupported(error)) this.fault ??= error;
      const message = error instanceof Error ? error.message : String(error);
      return { ok: false, name: error instanceof Error ? error.name : 'Error', message };
    }
  }

  /** Throws what went wrong outside the services, even if the bundle caught it. */
  throwFault(): void {
    const { fault } = this;
    this.fault = undefined;
    if (fault instanceof UsageError) throw fault;
    if (fault !== undefined) throw new Error('the local host failed', { cause: fault });
  }
}

function isNotSupported(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith('is not supported by the local host');
}

/** Only methods of a service's own class chain count; fields and `#private` ones are the host's. */
function methodOf(service: object, name: string): Method | undefined {
  for (let level: unknown = Object.getPrototypeOf(service); level && level !== Object.prototype;) {
    const holder = level;
    const found = Object.getOwnPropertyDescriptor(holder, name)?.value as unknown;
    if (typeof found === 'function' && name !== 'constructor') return found as Method;
    level = Object.getPrototypeOf(holder);
  }
  return undefined;
}

function isEnumeration(service: object, name: string): boolean {
  const value = (service as Record<string, unknown>)[name];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(service, name)) return false;
  const members = Object.values(value);
  return members.length > 0 && members.every((member) => member instanceof EnumMember);
}
