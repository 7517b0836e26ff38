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
});
