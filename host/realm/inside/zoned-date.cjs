/**
 * Runs inside the bundle's context. Replaces `Date` by one whose local time is the script's zone, whatever the
 * machine's is, with the odd seconds of local mean time before 1900, and whose "now" can be fixed.
 */
(function zonedDate(host) {
  'use strict';

  const Native = Date;
  const { floor } = Math;

  /** The wall clock of an instant as a native date in UTC. */
  function wallOf(date) {
    const instant = Native.prototype.getTime.call(date);
    return new Native(Number.isNaN(instant) ? NaN : instant + host.offsetAt(instant));
  }

  function fromWall(wall) {
    return Number.isNaN(wall) ? NaN : host.instantOf(wall);
  }

  const LOCAL =
    /^(?:[A-Za-z]{3},?\s+)?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?|[A-Za-z]{3,9}\.? \d{1,2},? \d{4}.*|\d{1,2} [A-Za-z]{3,9}\.? \d{4}.*|\d{1,4}\/\d{1,2}\/\d{1,4}.*)$/;
  const ZONED = /(?:Z|GMT|UTC|[+-]\d\d:?\d\d)(?:\s*\(.*\))?\s*$/;

  /** A text without a zone is local time: read by the native parser as UTC, then as a wall clock. */
  function parse(text) {
    const trimmed = String(text).trim();
    if (!LOCAL.test(trimmed) || ZONED.test(trimmed)) return Native.parse(trimmed);
    const iso = /^\d{4}-\d\d-\d\d[T ]/.test(trimmed);
    return fromWall(Native.parse(iso ? `${trimmed.replace(' ', 'T')}Z` : `${trimmed} UTC`));
  }

  class ZonedDate extends Native {
    constructor(...parts) {
      if (parts.length === 0) super(host.now());
      else if (parts.length > 1) super(fromWall(Native.UTC(...parts)));
      else if (parts[0] instanceof Native) super(Native.prototype.getTime.call(parts[0]));
      else {
        const primitive = typeof parts[0] === 'object' && parts[0] !== null ? parts[0].valueOf() : parts[0];
        super(typeof primitive === 'string' ? parse(primitive) : primitive);
      }
    }

    static now() {
      return host.now();
    }

    static parse(text) {
      return parse(text);
    }

    getTimezoneOffset() {
      const instant = this.getTime();
      return Number.isNaN(instant) ? NaN : -host.offsetAt(instant) / 60000;
    }

    getYear() {
      return this.getFullYear() - 1900;
    }

    toString() {
      const wall = wallOf(this);
      if (Number.isNaN(wall.getTime())) return 'Invalid Date';
      return `${this.toDateString()} ${this.toTimeString()}`;
    }

    toDateString() {
      const [week, day, month, year] = wallOf(this).toUTCString().replace(',', '').split(' ');
      return year === undefined ? 'Invalid Date' : `${week} ${month} ${day} ${year}`;
    }

    toTimeString() {
      const wall = wallOf(this);
      if (Number.isNaN(wall.getTime())) return 'Invalid Date';
      const minutes = floor(Math.abs(host.offsetAt(this.getTime())) / 60000);
      const sign = host.offsetAt(this.getTime()) < 0 ? '-' : '+';
      const two = (number) => String(number).padStart(2, '0');
      const clock = wall.toISOString().slice(11, 19);
      return `${clock} GMT${sign}${two(floor(minutes / 60))}${two(minutes % 60)}`;
    }

    toLocaleString(locale, options) {
      return super.toLocaleString(locale, { timeZone: host.zone(), ...options });
    }

    toLocaleDateString(locale, options) {
      return super.toLocaleDateString(locale, { timeZone: host.zone(), ...options });
    }

    toLocaleTimeString(locale, options) {
      return super.toLocaleTimeString(locale, { timeZone: host.zone(), ...options });
    }

    [Symbol.toPrimitive](hint) {
      return hint === 'number' ? this.getTime() : this.toString();
    }
  }

  for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds']) {
    define(`get${part}`, function () {
      return wallOf(this)[`getUTC${part}`]();
    });
    if (part === 'Day') continue;
    define(`set${part}`, function (...values) {
      const wall = wallOf(this);
      if (part === 'FullYear' && Number.isNaN(wall.getTime())) wall.setTime(0);
      wall[`setUTC${part}`](...values);
      return this.setTime(fromWall(wall.getTime()));
    });
  }

  function define(name, value) {
    Object.defineProperty(ZonedDate.prototype, name, { value, writable: true, configurable: true });
  }

  function CallableDate(...parts) {
    return new.target ? Reflect.construct(ZonedDate, parts, new.target) : new ZonedDate().toString();
  }
  CallableDate.prototype = ZonedDate.prototype;
  Object.defineProperty(ZonedDate.prototype, 'constructor', {
    value: CallableDate,
    writable: true,
    configurable: true,
  });
  Object.setPrototypeOf(CallableDate, ZonedDate);
  Object.defineProperty(CallableDate, 'name', { value: 'Date' });
  Object.defineProperty(CallableDate, 'length', { value: 7 });
  globalThis.Date = CallableDate;
});
