import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { UsageError } from '../grid/refusal';
import { openWorkbook, type Answers, type WorkbookSession } from '../workbook-session';
import { parseArguments, USAGE, type Arguments, type Step } from './arguments';
import { changeLines, runLines, warningLines } from './report';
import { askAtTerminal } from './terminal';

export interface Console {
  out(line: string): void;
  err(line: string): void;
  readonly isTerminal: boolean;
}

export const DONE = 0;
export const FAILED = 1;
export const MISUSED = 2;

/** Does what the command line says and gives the exit code. */
export function runCommand(argv: readonly string[], console: Console): number {
  try {
    const args = parseArguments(argv);
    if (!args) {
      console.out(USAGE);
      return DONE;
    }
    return perform(args, console);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.err(error.message);
    return MISUSED;
  }
}

function perform(args: Arguments, console: Console): number {
  requireOtherFile(args);
  const answers = args.answers === undefined ? undefined : readAnswers(args.answers);
  const session = openWorkbook(args.file, {
    ...(args.bundle !== undefined && { bundle: args.bundle }),
    ...(args.locale !== undefined && { locale: args.locale }),
    ...(args.timeZone !== undefined && { timeZone: args.timeZone }),
    ...(args.scriptTimeZone !== undefined && { scriptTimeZone: args.scriptTimeZone }),
    ...(args.now !== undefined && { now: args.now }),
    ...(args.failAt !== undefined && { failAt: args.failAt }),
    ...(answers !== undefined && { answers }),
    ...(console.isTerminal && { ask: askAtTerminal }),
  });
  for (const step of args.steps) {
    if (!take(step, session, args, console)) {
      console.err('nothing was saved');
      return FAILED;
    }
  }
  for (const line of warningLines(session.warnings(), args.showAll)) console.err(line);
  if (args.out !== undefined) {
    session.save(args.out);
    console.out(`saved ${args.out}`);
  } else if (args.steps.length > 0) {
    console.out('not saved: give --out FILE.xlsx to keep the result');
  }
  return DONE;
}

function take(step: Step, session: WorkbookSession, args: Arguments, console: Console): boolean {
  if (step.kind === 'action') {
    const run = session.runAction(step.action);
    for (const line of runLines(run, args.showAll)) console.out(line);
    if (run.error) console.err(`${step.action}: ${run.error.message}`);
    return run.error === undefined;
  }
  const name = `${step.sheet}!${step.cell}`;
  try {
    const changes = session.type(step.sheet, step.cell, step.value);
    console.out(`${name} = ${step.value}`);
    for (const line of changeLines(changes, args.showAll)) console.out(`  ${line}`);
    return true;
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error) || error.name !== 'Exception') throw error;
    console.err(`${name}: ${error.message}`);
    return false;
  }
}

function requireOtherFile({ file, out }: Arguments): void {
  if (out === undefined) return;
  const real = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path));
  if (real(file) === real(out)) {
    throw new UsageError('--out must name another file than the workbook that is read');
  }
  const extension = extname(file).toLowerCase();
  if (extname(out).toLowerCase() !== extension) {
    throw new UsageError(`--out must end in ${extension}, not "${out}"`);
  }
}

function readAnswers(path: string): Answers {
  if (!existsSync(path)) throw new UsageError(`there is no file ${path}`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new UsageError(`${path} is not JSON`);
  }
  if (typeof parsed !== 'object' || parsed === null) {
    throw new UsageError(`${path} must hold a list of answers, or an object of answers by question`);
  }
  for (const answer of Object.values(parsed)) {
    if (typeof answer === 'string' || (typeof answer === 'object' && answer !== null)) continue;
    throw new UsageError(`${path}: an answer is a text or an object with "button" and "text"`);
  }
  return parsed as Answers;
}
