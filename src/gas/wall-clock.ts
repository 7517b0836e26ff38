import { isTimeOnly } from '../sheet/cell';
import { readLocalWallClock, type ReadWallClock, type WallClock } from '../sheet/time';

const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;

/**
 * Reads a cell's `Date` on the spreadsheet's wall. Where the script runs in the spreadsheet's zone JavaScript's own
 * reading is right. Elsewhere a full date is read by `Utilities.formatDate`; a bare time, which Sheets keeps in 1899 with
 * that year's local mean time, can't be told (platform notes), and that is said rather than guessed.
 *
 * @returns a reader that asks for the zones once, when the first date comes
 */
export function sheetWallClock(): ReadWallClock {
  let foreignZone: string | null | undefined;
  return (date) => {
    if (foreignZone === undefined) foreignZone = zoneIfForeign();
    if (foreignZone === null) return readLocalWallClock(date);
    return isTimeOnly(date) ? null : readInZone(date, foreignZone);
  };
}

/** Now on the spreadsheet's wall: `2026-01-15 20:04:31`. */
export function sheetTime(): string {
  const zone = SpreadsheetApp.getActive().getSpreadsheetTimeZone();
  return Utilities.formatDate(new Date(), zone, 'yyyy-MM-dd HH:mm:ss');
}

/** Sheets' serial number of a moment on the wall. */
export function serialOf({ sinceEpoch }: WallClock): number {
  return sinceEpoch / MILLISECONDS_A_DAY;
}

/** The spreadsheet's zone where it isn't the script's; without the service there is only the script's. */
function zoneIfForeign(): string | null {
  if (typeof SpreadsheetApp === 'undefined') return null;
  const zone = SpreadsheetApp.getActive().getSpreadsheetTimeZone();
  return zone === Session.getScriptTimeZone() ? null : zone;
}

function readInZone(date: Date, zone: string): WallClock {
  const text = Utilities.formatDate(date, zone, 'yyyy-MM-dd-HH-mm-ss');
  const [year, month, day, hours, minutes, seconds] = text.split('-').map(Number);
  return {
    sinceEpoch: Date.UTC(year!, month! - 1, day, hours, minutes, seconds) - Date.UTC(1899, 11, 30),
  };
}
