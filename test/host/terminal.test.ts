import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Question } from '../../host/services/dialogs';

/** Asks a question in a process whose standard input says this. */
function ask(question: Partial<Question>, input: string): unknown {
  const full: Question = { kind: 'alert', title: '', message: '¿Sigo?', buttons: ['YES', 'NO'], ...question };
  const code = `const { askAtTerminal } = require(${JSON.stringify(join(__dirname, '../../host/command-line/terminal.ts'))});
    console.log('=' + JSON.stringify(askAtTerminal(${JSON.stringify(full)})));`;
  const { stdout } = spawnSync(process.execPath, [require.resolve('tsx/cli'), '-e', code], {
    input,
    encoding: 'utf8',
  });
  const [shown = '', reply = 'null'] = stdout.split('=');
  expect(shown).toContain(full.message);
  return JSON.parse(reply);
}

describe('a question at the terminal', () => {
  test.each([
    [{}, 'yes\n', { button: 'YES', text: '' }],
    [{}, 'n\n', { button: 'NO', text: '' }],
    [{}, 'quizá\n', { button: 'CLOSE', text: '' }],
    [{}, '', { button: 'CLOSE', text: '' }],
    [{ buttons: ['OK'] }, '\n', { button: 'OK', text: '' }],
    [{ kind: 'prompt', buttons: ['OK', 'CANCEL'] }, '20:00\r\n', { button: 'OK', text: '20:00' }],
    [{ kind: 'prompt', buttons: ['OK', 'CANCEL'] }, 'ñandú', { button: 'OK', text: 'ñandú' }],
    [{ kind: 'prompt', buttons: ['OK', 'CANCEL'] }, 'cancel\n', { button: 'CANCEL', text: '' }],
  ] as [Partial<Question>, string, unknown][])('%j answered with %j', (question, input, reply) => {
    expect(ask(question, input)).toEqual(reply);
  });
});
