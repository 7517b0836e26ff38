import type { RangeProtection } from '../grid/sheet';
import type { LocalRange } from './range';
import { enumeration, stub } from './stub';

type Google = typeof GoogleAppsScript.Spreadsheet;

export const PROTECTION_TYPE = enumeration<Google['ProtectionType']>('RANGE', 'SHEET');

/** A protection that someone else set: the person at the host may not edit what it covers. */
export class LocalProtection extends stub<GoogleAppsScript.Spreadsheet.Protection>('Protection') {
  constructor(
    private readonly protection: RangeProtection,
    private readonly range: LocalRange,
  ) {
    super();
  }

  override canEdit(): boolean {
    return false;
  }

  override isWarningOnly(): boolean {
    return false;
  }

  override getDescription(): string {
    return this.protection.description;
  }

  override getProtectionType(): GoogleAppsScript.Spreadsheet.ProtectionType {
    return this.protection.area ? PROTECTION_TYPE.RANGE : PROTECTION_TYPE.SHEET;
  }

  override getRange(): LocalRange {
    return this.range;
  }
}
