import { readSync, writeSync } from 'node:fs';
import type { ButtonName, Question, Reply } from '../services/dialogs';

/** Asks at the terminal and waits, as the script does at Google. */
export function askAtTerminal(question: Question): Reply {
  const { title, message, buttons } = question;
  writeSync(1, `\n${title === '' ? '' : `${title}\n`}${message}\n`);
  if (question.kind === 'prompt') {
    writeSync(1, `(${buttons.join('/')}; a line of text answers ${buttons[0] ?? 'OK'})> `);
  } else {
    writeSync(1, `(${buttons.join('/')})> `);
  }
  const line = readLine();
  if (line === undefined) return { button: 'CLOSE', text: '' };
  const button = buttons.find((name) => name.toLowerCase() === line.trim().toLowerCase());
  if (question.kind === 'prompt') return { button: button ?? buttons[0] ?? 'OK', text: button ? '' : line };
  return { button: button ?? beginning(line, buttons) ?? 'CLOSE', text: '' };
}

/** `s`, `y` or nothing is enough for a button. */
function beginning(line: string, buttons: readonly ButtonName[]): ButtonName | undefined {
  const typed = line.trim().toUpperCase();
  if (typed === '' && buttons.length === 1) return buttons[0];
  return typed === '' ? undefined : buttons.find((name) => name.startsWith(typed));
}

/** A terminal that has nothing yet says so at once; there is no hurry. */
function waitForKeys(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
}

function readLine(): string | undefined {
  const bytes: number[] = [];
  const buffer = Buffer.alloc(1);
  for (;;) {
    let count: number;
    try {
      count = readSync(0, buffer, 0, 1, null);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') {
        waitForKeys();
        continue;
      }
      throw error;
    }
    if (count === 0) return bytes.length > 0 ? Buffer.from(bytes).toString() : undefined;
    const byte = buffer[0] ?? 10;
    if (byte === 10) return Buffer.from(bytes).toString().replace(/\r$/, '');
    bytes.push(byte);
  }
}
