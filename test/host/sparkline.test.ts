import { expect, test } from '@jest/globals';
import { emptyWorkbook } from '../../host/new-workbook';
import { sparklineText } from '../../host/text/sparkline-text';
import { openWorkbook } from '../../host/workbook-session';

const LINE = '=SPARKLINE({1500;1520;1490})';

test('a line of numbers is a formula like any other: nothing to read in its cell, and nothing to warn of', () => {
  const session = openWorkbook(emptyWorkbook([{ name: 'Hoja', rows: [['Ana', 1490]] }]), {});
  session.type('Hoja', 'C1', LINE);
  session.type('Hoja', 'C2', '=SPARKLINE(B1:B2)');
  for (const one of [session, openWorkbook(session.bytes(), {})]) {
    expect(one.formulas('Hoja').map((row) => row[2])).toEqual([LINE, '=SPARKLINE(B1:B2)']);
    expect(one.values('Hoja').map((row) => row[2])).toEqual(['', '']);
    expect([one.cellError('Hoja', 'C1'), one.warnings()]).toEqual([undefined, []]);
  }
});

test('in the browser it is drawn in letters, lowest to highest', () => {
  expect(sparklineText(LINE)).toBe('▃█▁');
  expect(sparklineText('=SPARKLINE({1500;1500})')).toBe('▅▅');
  expect(sparklineText('=SPARKLINE({1,2},{"charttype","column"})')).toBe('▁█');
  expect(sparklineText('=SPARKLINE(A1:A3)')).toBeUndefined();
  expect(sparklineText('=SUM({1;2})')).toBeUndefined();
  expect(sparklineText(undefined)).toBeUndefined();
});
