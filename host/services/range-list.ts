import type { LocalRange } from './range';
import { stub } from './stub';

export class LocalRangeList extends stub<GoogleAppsScript.Spreadsheet.RangeList>('RangeList') {
  constructor(private readonly ranges: readonly LocalRange[]) {
    super();
  }

  override getRanges(): LocalRange[] {
    return [...this.ranges];
  }

  override setValue(value: unknown): this {
    for (const range of this.ranges) range.setValue(value);
    return this;
  }

  override setNumberFormat(numberFormat: string): this {
    for (const range of this.ranges) range.setNumberFormat(numberFormat);
    return this;
  }

  override setFontWeight(fontWeight: GoogleAppsScript.Spreadsheet.FontWeight | null): this {
    for (const range of this.ranges) range.setFontWeight(fontWeight);
    return this;
  }

  override setBackground(color: string | null): this {
    for (const range of this.ranges) range.setBackground(color);
    return this;
  }

  override clearContent(): this {
    for (const range of this.ranges) range.clearContent();
    return this;
  }
}
