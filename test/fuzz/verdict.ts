import fc from 'fast-check';
import type { Language } from '../../src/i18n/language';
import { formulaIn, type FunctionName } from '../functions/formula';

/** What words of a script's own would be; a text that was given may hold them. */
const SCRIPT_WORDS = /undefined|NaN|Infinity|\[object|Invalid Date|=>|function/;

/** Milliseconds of the processor's time, which does not depend on what else it does. Sheets breaks off after 30 seconds. */
const LONGEST = 10_000;

/**
 * `fine`: a whole table of numbers and text, or one sentence of ours; the same again for the same arguments, which are left
 * as they were and answered within the time. Else what was wrong.
 */
export function verdict(name: FunctionName, args: readonly unknown[], language: Language = 'es'): string {
  const given = frozen(args) as readonly unknown[];
  const before = process.cpuUsage();
  const first = outcome(name, given, language);
  const took = process.cpuUsage(before).user / 1000;
  if (first.fault !== null) return first.fault;
  if (took > LONGEST) return `took ${Math.round(took)} ms`;
  const second = outcome(name, given, language);
  return second.said === first.said
    ? 'fine'
    : `another answer the second time: ${first.said} / ${second.said}`;
}

interface Outcome {
  readonly said: string;
  readonly fault: string | null;
}

function outcome(name: FunctionName, args: readonly unknown[], language: Language): Outcome {
  let answer: unknown;
  try {
    answer = formulaIn(language, name, ...args);
  } catch (problem) {
    const { name: kind, message, stack } = problem as Error;
    if (kind !== 'Error') return { said: message, fault: stack ?? message };
    return { said: message, fault: sentenceFault(message, args) };
  }
  return { said: JSON.stringify(answer), fault: tableFault(answer, args) };
}

function sentenceFault(message: string, args: readonly unknown[]): string | null {
  if (!/^[^\n\r]+\.$/.test(message)) return `no sentence: ${JSON.stringify(message)}`;
  if (message.length > 1200) return `a sentence of ${message.length} letters: ${message.slice(0, 300)}`;
  return textFault(message, args);
}

function textFault(text: string, args: readonly unknown[]): string | null {
  const word = SCRIPT_WORDS.exec(text)?.[0];
  if (word !== undefined && !fc.stringify(args).includes(word)) return `«${word}» in: ${text.slice(0, 300)}`;
  if (isHalved(text) && !isHalvedSomewhere(args)) {
    return `half of a pair in: ${JSON.stringify(text.slice(0, 300))}`;
  }
  return null;
}

function tableFault(answer: unknown, args: readonly unknown[]): string | null {
  const rows = Array.isArray(answer) ? (answer as unknown[]) : [[answer]];
  if (rows.length === 0 || !rows.every(Array.isArray)) return `no table: ${fc.stringify(answer)}`;
  const table = rows as unknown[][];
  const widths = new Set(table.map((row) => row.length));
  if (widths.size !== 1 || widths.has(0)) return `ragged: ${fc.stringify(table).slice(0, 300)}`;
  for (const one of table.flat()) {
    const isText = typeof one === 'string';
    if (!isText && typeof one !== 'boolean' && !Number.isFinite(one)) {
      return `a cell holds ${fc.stringify(one)}`;
    }
    // What a cell of Sheets can hold.
    if (isText && one.length > 50_000) return `a cell holds ${one.length} letters`;
    const fault = isText ? textFault(one, args) : null;
    if (fault !== null) return fault;
  }
  return null;
}

const isHalved = (text: string): boolean =>
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);

const isHalvedSomewhere = (given: unknown): boolean =>
  Array.isArray(given) ? given.some(isHalvedSomewhere) : typeof given === 'string' && isHalved(given);

/** Whoever writes into what he was given is told so by the machine. */
function frozen(given: unknown): unknown {
  if (Array.isArray(given)) {
    given.forEach(frozen);
    Object.freeze(given);
  }
  return given;
}
