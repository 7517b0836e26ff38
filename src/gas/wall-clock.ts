import { isTimeOnly } from '../sheet/cell';
import { readLocalWallClock, type ReadWallClock, type WallClock } from '../sheet/time';

const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;

/**
 * Reads a cell's `Date` on the spreadsheet's wall. Where the script runs in the spreadsheet's zone JavaScript's own
 * reading is right. Elsewhere a full date is read by `Utilities.formatDate`; a bare time, which Sheets keeps in 1899 with
 * that year's local mean time, can't be told (platform notes), and that is said rather than guessed.
 */
export const readSheetWallClock: ReadWallClock = (date) => {
  if (typeof SpreadsheetApp === 'undefined') return readLocalWallClock(date);
  const zone = SpreadsheetApp.getActive().getSpreadsheetTimeZone();
  if (zone === Session.getScriptTimeZone()) return readLocalWallClock(date);
  return isTimeOnly(date) ? null : readInZone(date, zone);
};

/** Sheets' serial number for a cell's date or time. */
export function serialOnSheet(date: Date): number | null {
  const wall = readSheetWallClock(date);
  return wall && wall.sinceEpoch / MILLISECONDS_A_DAY;
}

function readInZone(date: Date, zone: string): WallClock {
  const text = Utilities.formatDate(date, zone, 'yyyy-MM-dd-HH-mm-ss');
  const [year, month, day, hours, minutes, seconds] = text.split('-').map(Number);
  return {
    sinceEpoch: Date.UTC(year!, month! - 1, day, hours, minutes, seconds) - Date.UTC(1899, 11, 30),
  };
}
