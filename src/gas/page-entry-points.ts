import type { PageId, PanelArguments, PanelCall } from '../ui/contract';
import { loadPart } from './load-part';

const commands = () => loadPart('commands');
type DoGet = ReturnType<typeof commands>['doGet'];

/** What the panel's menu item calls. */
export function openPanel(): void {
  commands().openPanel();
}

/** What the stubs of the panel's calls call. */
export function panelCall<Call extends PanelCall>(name: Call, args: PanelArguments[Call]): string {
  return commands().panelCall(name, args);
}

/** What a menu item calls that opens a page made from the workbook. */
export function openPage(id: PageId): void {
  commands().openPage(id);
}

/** The workbook as it is now, for the director's own dialogs: JSON text of a `SnapshotAnswer`. */
export function cubileteSnapshot(options?: unknown): string {
  return commands().snapshotAnswer(options);
}

/** The page for players. */
export function doGet(event: Parameters<DoGet>[0]): ReturnType<DoGet> {
  return commands().doGet(event);
}
