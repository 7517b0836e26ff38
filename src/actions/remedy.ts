import type { Messages } from '../i18n/es/texts';
import type { Ports } from '../ports/ports';
import type { Action } from './action';
import { repairScores } from './repair-scores';

type Run = (name: string, action: Action, ports: Ports, messages: Messages) => void;

/**
 * An action was stopped by something that another one mends: says so, asks, and on a yes runs that one.
 *
 * @returns whether it was run, so that the first may be tried again
 */
export function offerRemedy(sentence: string, ports: Ports, messages: Messages, run: Run): boolean {
  const reply = ports.dialogs.ask(messages.repair.now(sentence));
  if (reply?.button !== 'yes') return false;
  run(messages.menu.actions['repair-scores'], repairScores, ports, messages);
  return true;
}
