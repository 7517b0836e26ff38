/**
 * What a page gets of a value that a server function returned. Google's rules: a `Date` anywhere makes all of it
 * null, without an error; undefined in an array becomes null; what cannot be sent is left out.
 */
export function resultForPage(value: unknown): unknown {
  if (holdsDate(value, new Set())) return null;
  return toJson(value, new Set());
}

function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

function holdsDate(value: unknown, above: Set<unknown>): boolean {
  if (tagOf(value) === '[object Date]') return true;
  if (typeof value !== 'object' || value === null || above.has(value)) return false;
  above.add(value);
  const found = Object.values(value).some((inner) => holdsDate(inner, above));
  above.delete(value);
  return found;
}

function toJson(value: unknown, above: Set<unknown>): unknown {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null || above.has(value)) return null;
  above.add(value);
  const json = Array.isArray(value)
    ? Array.from(value as unknown[], (inner) => toJson(inner, above))
    : Object.fromEntries(
        Object.entries(value)
          .filter(([, inner]) => inner !== undefined && typeof inner !== 'function')
          .map(([name, inner]) => [name, toJson(inner, above)]),
      );
  above.delete(value);
  return json;
}
