import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inNaturalOrder } from '../../src/sheet/natural-order';
import { clean, fold, foldWord } from '../../src/sheet/text';
import { retyped } from '../arbitraries/written-groups';
import { runs } from '../arbitraries/runs';

describe('names are compared as a person would', () => {
  // Accents as letters or as marks, capitals, blanks of every kind (names invented).
  test.each([
    ['PÉREZ José', 'Perez Jose'],
    ['Pe\u0301rez', 'Pérez'],
    ['Ñandú', 'N\u0303ANDU'],
    ['Ana  Lund', 'Ana Lund '],
    ['Ana\u00a0Lund', 'Ana Lund'],
    ['Ana\u200bLund', 'AnaLund'],
    ['ΓΙΏΡΓΟΣ', 'Γιώργος'],
    ['Семён', 'СЕМЕН'],
    ['Дмитрий', 'ДМИТРИЙ'],
    ['Дмитрий', 'Дмитрии\u0306'],
  ])('«%s» is «%s»', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  test.each([
    ['Андрей', 'Андреи'],
    ['Ana B', 'Ana B.'],
    ['Q Abbeck', 'Q Abeck'],
    ['Lund Ana', 'Ana Lund'],
    ['A1', 'A 1'],
  ])('«%s» is not «%s»', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  // й is a letter of its own; any other sign on an и is an accent.
  test.each([
    ['Дмитрий', 'дмитрий'],
    ['Дмитрии\u0306', 'дмитрий'],
    ['Мари\u0301я', 'мария'],
    ['\u040dван', 'иван'],
    ['Семён', 'семен'],
    ['PÉREZ  José', 'perez jose'],
    ['ΓΙΏΡΓΟΣ', 'γιωργοσ'],
    ['Ñandú', 'nandu'],
    ['x', 'x'],
    ['', ''],
  ])('«%s» is compared as «%s»', (name, folded) => {
    expect(fold(name)).toBe(folded);
  });

  test('however they are retyped', () => {
    const name = fc.constantFrom(
      'José Pérez',
      'Íñigo de la Rosa',
      'Zoë Muñoz',
      'Γιώργος Λ',
      'Семён Л',
      'Çağla',
    );
    const typed = name.chain((one) => fc.tuple(fc.constant(one), retyped(one)));
    fc.assert(
      fc.property(typed, ([one, other]) => {
        expect(fold(other)).toBe(fold(one));
      }),
      runs(300),
    );
  });

  test('folding twice is folding once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(clean(clean(text))).toBe(clean(text));
      }),
      runs(500),
    );
  });

  test('title words lose their dots, signs and hyphens', () => {
    expect(foldWord('Penal. B')).toBe('penal b');
    expect(foldWord('  ¿Llegó?  N ')).toBe('llego n');
    expect(foldWord('PLAY-OFF')).toBe('play off');
    expect(foldWord('W/O')).toBe('w o');
  });
});

describe('groups are listed as a person would', () => {
  test('G2 before G10, whatever the case', () => {
    expect(inNaturalOrder(['G10', 'g2', 'G1', 'Grupo 11', 'Grupo 2', 'A'], (text) => text)).toEqual([
      ...['A', 'G1', 'g2', 'G10', 'Grupo 2', 'Grupo 11'],
    ]);
  });

  test.each([
    ['what is longer behind what it begins with', ['G', 'G1', 'G1 A', 'G1 B', 'G1 B 2', 'G1 B 10']],
    ['nothing before everything', ['', '1', '2', 'A']],
    ['figures before letters', ['1', '2', '12', 'A', 'Norte']],
    ['figures by how many they are', ['2-1', '2-9', '2-10', '10-1']],
    ['accents and capitals ignored', ['Ñandú', 'norte', 'tarde', 'Último', 'Uno']],
  ])('%s, in whatever order they come', (_, sorted) => {
    for (let first = 0; first < sorted.length; first++) {
      const turned = [...sorted.slice(first), ...sorted.slice(0, first)];
      expect(inNaturalOrder(turned, (text) => text)).toEqual(sorted);
      expect(inNaturalOrder(turned.reverse(), (text) => text)).toEqual(sorted);
    }
  });

  test('those that are the same stay as they stood', () => {
    const groups = ['b', 'G1', 'g1', 'a', 'G01'].map((name, index) => ({ name, index }));
    expect(inNaturalOrder(groups, ({ name }) => name).map(({ index }) => index)).toEqual([3, 0, 1, 2, 4]);
  });
});

test('the short ways for usual text give what the long ones give', () => {
  const long = (text: string) =>
    text
      .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const longFold = (text: string) =>
    long(text)
      .normalize('NFD')
      .replace(/(?<![иИ])[\u0300-\u036f]|(?<=[иИ])(?!\u0306)[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/ς/g, 'σ');
  const longWord = (text: string) =>
    longFold(text)
      .replace(/[.:;,*"'()[\]«»¿?¡!]/g, ' ')
      .replace(/[_/\\-]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const piece = fc.constantFrom(
    ...['a', 'Z', 'é', 'ñ', 'Й', 'й', 'ё', 'ς', 'Ά', '1', '.', '-', '_', '«', '¿', '(', '/', '\\'],
    ...[
      ' ',
      '  ',
      '\t',
      '\n',
      '\u00a0',
      '\u00ad',
      '\u200b',
      '\ufeff',
      '\u0301',
      '\u0306',
      '×',
      'ǆ',
      'İ',
      'ß',
    ],
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  fc.assert(
    fc.property(text, (given) => {
      expect([clean(given), fold(given), foldWord(given)]).toEqual([
        ...[long(given), longFold(given), longWord(given)],
      ]);
    }),
    runs(2000),
  );
});
