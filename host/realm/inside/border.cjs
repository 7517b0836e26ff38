/**
 * Runs inside the bundle's context. Everything that reaches the bundle is made here, of the context's own
 * arrays, dates and errors, so that it passes the bundle's `instanceof`; nothing of Node's own comes through.
 */
(function border(host) {
  'use strict';

  const inners = new WeakMap();
  const outers = new WeakMap();

  function inward(value) {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value;
    if (Array.isArray(value)) return Array.from(value, inward);
    switch (host.kindOf(value)) {
      case 'date':
        return new Date(host.timeOf(value));
      case 'service':
        return serviceFor(value);
      case 'constant':
        return constantFor(value);
      default: {
        const copy = {};
        for (const name of Object.keys(value)) copy[name] = inward(value[name]);
        return copy;
      }
    }
  }

  function outward(value) {
    if (value === null || typeof value !== 'object' || outers.has(value)) return outers.get(value) ?? value;
    // Options such as {template: sheet} name services too.
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    const copy = {};
    for (const name of Object.keys(value)) copy[name] = outward(value[name]);
    return copy;
  }

  function remember(outer, inner) {
    inners.set(outer, inner);
    outers.set(inner, outer);
    return inner;
  }

  function constantFor(outer) {
    const known = inners.get(outer);
    if (known) return known;
    const { name, ordinal } = outer;
    return remember(
      outer,
      Object.freeze({ toString: () => name, toJSON: () => name, name: () => name, ordinal: () => ordinal }),
    );
  }

  function serviceFor(outer) {
    const known = inners.get(outer);
    if (known) return known;
    const methods = new Map();
    const label = host.labelOf(outer);
    const inner = new Proxy(Object.create(null), {
      get(_, name) {
        if (name === 'toString') return () => label;
        if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return undefined;
        if (host.isProperty(outer, name)) return inward(host.propertyOf(outer, name));
        if (!methods.has(name)) methods.set(name, (...args) => call(outer, name, args));
        return methods.get(name);
      },
      has: (_, name) => typeof name === 'string' && host.has(outer, name),
      set() {
        throw new TypeError(`${label} cannot be changed`);
      },
      ownKeys: () => [],
    });
    return remember(outer, inner);
  }

  function call(outer, name, args) {
    const answer = host.call(outer, name, args.map(outward));
    if (answer.ok) return inward(answer.value);
    const error = new Error(answer.message);
    error.name = answer.name;
    throw error;
  }

  const SPARED = ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'console'];
  for (const name of SPARED) delete globalThis[name];

  return {
    inward,
    outward,
    expose(name, outer) {
      Object.defineProperty(globalThis, name, {
        value: inward(outer),
        writable: true,
        configurable: true,
        enumerable: false,
      });
    },
    /** Calls a global function of the bundle; the answer says what came of it, without throwing. */
    invoke(name, args) {
      try {
        return { ok: true, value: globalThis[name].apply(undefined, inward(args)) };
      } catch (error) {
        const thrown = error instanceof Error;
        return {
          ok: false,
          name: thrown ? error.name : 'Error',
          message: thrown ? error.message : String(error),
          stack: thrown ? String(error.stack) : '',
        };
      }
    },
  };
});
