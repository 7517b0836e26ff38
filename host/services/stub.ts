const SERVICE = Symbol('service name');

/** What the border reads to name a service in counts and messages: `Range`, `SpreadsheetApp`. */
export interface Named {
  readonly [SERVICE]: string;
}

/**
 * A base class that is typed as one of Google's services and implements nothing of it. Subclasses `override` what
 * the host supports, checked against Google's own types; the border refuses the rest by name, so gaps fail loudly.
 * A subclass's methods are what the bundle can call: whatever is the host's own is a field or `#private`.
 */
export function stub<T extends object>(name: string): new () => T & Named {
  const base = class {
    get [SERVICE](): string {
      return name;
    }
  };
  return base as unknown as new () => T & Named;
}

export function isService(value: object): value is Named {
  return SERVICE in value;
}

export function serviceName(service: Named): string {
  return service[SERVICE];
}

/** A member of one of Google's enumerations. */
export class EnumMember {
  constructor(
    readonly name: string,
    readonly ordinal: number,
  ) {}

  toString(): string {
    return this.name;
  }
}

/** An enumeration typed as Google's; its members are compared by identity, as scripts do. */
export function enumeration<T extends object>(...names: readonly (keyof T & string)[]): T {
  return Object.fromEntries(names.map((name, ordinal) => [name, new EnumMember(name, ordinal)])) as T;
}
