import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Realm } from '../../host/realm/realm';
import { CallMeter } from '../../host/services/call-meter';
import { ServiceBorder } from '../../host/services/service-border';
import { openWith, runScript } from './open';
import { runs } from '../arbitraries/runs';

describe("the bundle's context", () => {
  test('has nothing of Node or of browsers', () => {
    const { logged } = runScript(`console.log([
      'require', 'module', 'exports', 'process', 'Buffer', 'global', 'window', 'document', 'setTimeout', 'setInterval', 'setImmediate',
      'queueMicrotask', 'URL', 'URLSearchParams', 'fetch', 'TextEncoder', 'TextDecoder', 'structuredClone', 'atob', 'btoa', 'crypto',
      'performance', 'WebAssembly', 'SharedArrayBuffer', 'Atomics', 'XMLHttpRequest', 'localStorage', 'navigator'
    ].filter(function (name) { return name in globalThis; }).join(' ') || 'nothing');`);
    expect(logged).toEqual(['nothing']);
  });

  test('has the language, and the services', () => {
    const { logged } =
      runScript(`console.log(['Array', 'Date', 'Intl', 'JSON', 'Map', 'Math', 'Promise', 'Proxy', 'RegExp', 'Symbol',
      'SpreadsheetApp', 'LockService', 'Utilities', 'Session', 'PropertiesService', 'CacheService', 'Logger', 'ScriptApp', 'HtmlService'
    ].filter(function (name) { return !(name in globalThis); }).join(' ') || 'all');`);
    expect(logged).toEqual(['all']);
  });

  test('gives no way out to the machine through what it is handed', () => {
    const { logged } = runScript(`
      var things = [SpreadsheetApp, SpreadsheetApp.getActive().getSheets(), SpreadsheetApp.getActive().getSheets()[0].getRange,
        SpreadsheetApp.ProtectionType.RANGE, new Date(), SpreadsheetApp.getActive().getSheets()[0].getRange('A1').getValues()[0]];
      console.log(things.map(function (thing) {
        try { return thing.constructor.constructor('return typeof process')(); } catch (e) { return 'refused'; }
      }).join(' '));`);
    expect(logged[0]?.split(' ').every((word) => word === 'undefined' || word === 'refused')).toBe(true);
  });

  test('custom functions are the globals that begin with the prefix', () => {
    const session = openWith(
      'function TD_B() {} function TD_A() {} function other() {} var TD_C = 3; var TD_D = function () {};',
    );
    expect(session.functionNames().sort()).toEqual(['TD_A', 'TD_B', 'TD_D']);
  });

  test('a bundle that calls a service at load is refused, as onOpen would fail', () => {
    expect(() => openWith('var sheets = SpreadsheetApp.getActive().getSheets();')).toThrow(
      /bundle cannot be loaded: You do not have permission to call SpreadsheetApp.getActive/,
    );
    expect(() => openWith('function (')).toThrow(/bundle cannot be loaded/);
  });

  test('values cross the border both ways', () => {
    const session = openWith(`function TD_BACK(x) { return x; }
      function TD_KIND(x) { return [x instanceof Array, x instanceof Date, x && x[0] instanceof Array].join(' '); }`);
    const value = [
      ['a', 1, true, null, new Date(0)],
      ['', -1.5, false, '', new Date(1e12)],
    ];
    expect(session.callFunction('TD_BACK', [value])).toEqual(value);
    expect(session.callFunction('TD_KIND', [[[1]]])).toBe('true false true');
    expect(session.callFunction('TD_KIND', [new Date()])).toBe('false true false');
  });
});

test('an async command is refused rather than half looked at', () => {
  const session = openWith('async function command() { await null; }');
  expect(session.runFunction('command').error?.message).toBe(
    'command is async, which is not supported by the local host',
  );
});

test('a function that does not end is stopped', () => {
  const border = new ServiceBorder(() => new CallMeter());
  const realm = new Realm(border.host, { zone: 'UTC', now: () => 0 });
  realm.run('function forever() { while (true) {} } function quick() { return 1; }', 'bundle');
  expect(realm.invokeWithin(50, 'forever', [])).toMatchObject({
    ok: false,
    message: 'Exceeded maximum execution time',
  });
  expect(realm.invokeWithin(50, 'quick', [])).toEqual({ ok: true, value: 1 });
});

describe('Date in the bundle', () => {
  const CODE = `function command() {}
    function TD_PARTS(y, mo, d, h, mi, s) { var x = new Date(y, mo, d, h, mi, s);
      return [x.getFullYear(), x.getMonth(), x.getDate(), x.getHours(), x.getMinutes(), x.getSeconds(), x.getDay(), x.getTime()]; }
    function TD_TEXT(t) { var x = new Date(t); return [String(x), x.toISOString(), x.getTimezoneOffset(), JSON.stringify(x), x instanceof Date, typeof Date()]; }
    function TD_PARSE(text) { return new Date(text).getTime(); }
    function TD_SET(t) { var x = new Date(t); x.setHours(8, 20, 0, 0); x.setDate(x.getDate() + 1); return x; }
    function TD_SUM(t) { var x = new Date(t); return [x - 0, x + '', +x === x.getTime(), new Date(x).getTime() === x.getTime(), isNaN(new Date('no')), Date.UTC(2020, 0, 1)]; }`;

  test('is local to the script’s zone, whatever the machine’s is', () => {
    const session = openWith(CODE, undefined, { scriptTimeZone: 'America/Caracas' });
    expect(session.callFunction('TD_PARTS', [2026, 2, 7, 20, 15, 30])).toEqual([
      2026,
      2,
      7,
      20,
      15,
      30,
      6,
      Date.UTC(2026, 2, 8, 0, 15, 30),
    ]);
    expect(session.callFunction('TD_TEXT', [Date.UTC(2026, 2, 8, 0, 15, 30)])).toEqual([
      'Sat Mar 07 2026 20:15:30 GMT-0400',
      '2026-03-08T00:15:30.000Z',
      240,
      '"2026-03-08T00:15:30.000Z"',
      true,
      'string',
    ]);
    expect(session.callFunction('TD_SET', [Date.UTC(2026, 2, 8, 0, 15, 30)])).toEqual(
      new Date('2026-03-08T12:20:00Z'),
    );
    expect(session.callFunction('TD_SUM', [0])).toEqual([
      0,
      'Wed Dec 31 1969 20:00:00 GMT-0400',
      true,
      true,
      true,
      Date.UTC(2020, 0, 1),
    ]);
  });

  test('keeps the seconds of local mean time', () => {
    const madrid = openWith(CODE, undefined, { scriptTimeZone: 'Europe/Madrid' });
    expect(madrid.callFunction('TD_PARTS', [1899, 11, 30, 17, 0, 0])).toEqual([
      1899,
      11,
      30,
      17,
      0,
      0,
      6,
      Date.parse('1899-12-30T17:14:44Z'),
    ]);
    expect((madrid.callFunction('TD_TEXT', [Date.parse('1899-12-30T17:14:44Z')]) as unknown[])[0]).toBe(
      'Sat Dec 30 1899 17:00:00 GMT-0014',
    );
  });

  test.each([
    ['2026-03-07', '2026-03-07T00:00:00Z'],
    ['2026-03-07T20:00', '2026-03-08T00:00:00Z'],
    ['2026-03-07T20:00:00Z', '2026-03-07T20:00:00Z'],
    ['2026-03-07T20:00:00+02:00', '2026-03-07T18:00:00Z'],
    ['3/7/2026', '2026-03-07T04:00:00Z'],
    ['Mar 7, 2026 20:00', '2026-03-08T00:00:00Z'],
  ])('parses %s', (text, instant) => {
    const session = openWith(CODE, undefined, { scriptTimeZone: 'America/Caracas' });
    expect(session.callFunction('TD_PARSE', [text])).toBe(Date.parse(instant));
  });

  test('reads any moment as a clock of the zone would show it', () => {
    const session = openWith(
      'function TD_WALL(t) { var x = new Date(t); return [x.getFullYear(), x.getMonth() + 1, x.getDate(), x.getHours(), x.getMinutes(), x.getSeconds()].join(" "); }',
      undefined,
      { scriptTimeZone: 'Europe/Athens' },
    );
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Europe/Athens',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1890-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (moment) => {
          const part = Object.fromEntries(
            clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
          );
          const expected = [part.year, part.month, part.day, part.hour, part.minute, part.second].join(' ');
          return session.callFunction('TD_WALL', [moment.getTime()]) === expected;
        },
      ),
      runs(200),
    );
  });
});
