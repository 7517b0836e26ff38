import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { playerKey } from '../../src/sheet/player-key';
import { clean, fold } from '../../src/sheet/text';
import { reportedFault } from '../fixtures/cases/published-cases';
import { runs } from '../arbitraries/runs';

describe('one person under several spellings has one key', () => {
  // Patterns seen in sheets of clubs, with invented names.
  test.each([
    [['PÉREZ José', 'Pérez Jose', 'perez josé']],
    [['José Pérez', 'Pérez, José', 'Pérez,José', 'PEREZ , Jose', 'Jose  Perez']],
    [['Perez, Jose (std)', 'Pérez,José (std)', 'José Pérez (STD)']],
    [['Ana de la Rosa', 'De la Rosa, Ana', 'DE LA ROSA, Ana']],
    [['Marie-Ana Lund', 'Marie Ana Lund', 'Marie‐Ana Lund', 'Marie – Ana Lund', 'Lund, Marie—Ana']],
    [['Lund  Ana', 'Lund Ana ', 'Lund\u00a0Ana', '\u202fLund\u2009Ana']],
    [["O'Brien Pat", 'O’Brien Pat', 'O‘Brien Pat', 'O´Brien Pat', 'O`Brien Pat', 'OʼBrien Pat']],
    [['J.-P. Soto', 'J. P. Soto']],
    [['Leo Marín Jr.', 'Leo Marín, Jr.']],
    [['Leo Marín Jr', 'Leo Marín, Jr', 'LEO MARIN, JR']],
    [['Leo Marín II', 'Leo Marín, II']],
    [['Leo Marín Hijo', 'Leo Marín, hijo']],
    // What only begins or ends like such a word is a first name.
    [['Liv Lund', 'Lund, Liv']],
    [['Ivan Lund', 'Lund, Ivan']],
    [['Marie Ana Lund', 'Marie--Ana Lund', 'Marie - - Ana Lund']],
    [['José Pérez (std) [ES]', 'Pérez, José (std) [ES]']],
    [['José Pérez (std)[ES]', 'Pérez, José (std)[ES]', 'Pérez,José(std)[ES]']],
    [['José Pérez (std)', 'Pérez (std), José']],
    [['José Pérez {a}', 'Pérez, José {a}']],
    [['José Pérez {std}', 'Pérez, José {std}']],
    [['José Pérez [E]', 'Pérez, José [E]']],
    [['José Pérez ()', 'Pérez, José ()', 'José Pérez()', 'Pérez, José( )']],
    // A bracket glued to the name, as it comes out of forms and of other programs' lists.
    [['José Pérez (std)', 'José Pérez(std)', 'Pérez, José(std)', 'Pérez, José (std)', 'Pérez(std), José']],
    [['José Pérez [ES]', 'José Pérez[ES]', 'Pérez, José[ES]', 'José Pérez [ ES ]']],
    [['José Pérez {a}', 'José Pérez{a}', 'Pérez,José{a}', 'José Pérez{ a}']],
    [['José Pérez (std) [ES]', 'José Pérez(std)[ES]', 'Pérez, José (std)[ES]', 'Pérez, José(std) [ES]']],
    [['José (Pepe) Pérez', 'José(Pepe)Pérez', 'José (Pepe)Pérez']],
    [['José Pérez Jr. (std)', 'José Pérez Jr.(std)', 'José Pérez, Jr.(std)']],
    [['José "Pepe" (std)', 'José "Pepe"(std)']],
    [['Γιώργος Λ (Χ)', 'ΓΙΏΡΓΟΣ Λ(Χ)']],
    [['Club II (O)', 'Club II(O)']],
    [['Jugador 7 (b)', 'Jugador 7(b)']],
    [['Γιώργος Λ', 'Λ, ΓΙΏΡΓΟΣ']],
  ])('%j', (spellings) => {
    expect(new Set(spellings.map(playerKey)).size).toBe(1);
  });

  test('N01: blanks of any kind', () => {
    const { input, expected } = reportedFault<{ names: string[] }, { players: number }>('N01');
    expect(new Set(input.names.map(playerKey)).size).toBe(expected.players);
  });
});

describe('others stay apart', () => {
  test('N03: a look-alike is another key', () => {
    const { input, expected } = reportedFault<{ names: string[] }, { players: number }>('N03');
    expect(new Set(input.names.map(playerKey)).size).toBe(expected.players);
  });

  test.each([
    ['José Pérez', 'Pérez José'],
    ['Ana B', 'Ana B.'],
    ['Ana B', 'Ana C'],
    ["O'Brien", 'OBrien'],
    ["'Tito", 'Tito'],
    ['-Beto', 'Beto'],
    ['3-1', '3 1'],
    ['A-1', 'A 1'],
    ['007', '7'],
    ['Perez/Ruiz', 'Ruiz/Perez'],
    ['Perez/Ruiz', 'Perez Ruiz'],
    ['Club I (M)', 'Club II (O)'],
    ['Program (engine)', 'Program'],
    ['José Pérez(a)', 'José Pérez (b)'],
    ['José Pérez(a)', 'José Pérez[a]'],
    ['José Pérez(a)', 'José Péreza'],
    ['José Pérez(a)', 'José Pérez a'],
    ['José Pérez (a b)', 'José Pérez (ab)'],
    ['Андрей', 'Андреи'],
  ])('«%s» and «%s»', (one, other) => {
    expect(playerKey(one)).not.toBe(playerKey(other));
  });

  test.each([
    ['Perez/Ruiz', 'perez/ruiz'],
    ['Club II (O)', 'club ii (o)'],
    ['Program (engine)', 'program (engine)'],
    ['Pérez, Ana/Ruiz, Leo', 'perez, ana/ruiz, leo'],
    ['Pérez , Ana/Ruiz', 'perez, ana/ruiz'],
    ['Gil, Ana, Leo', 'gil, ana, leo'],
    ['1,2', '1, 2'],
    ['Ganador M1', 'ganador m1'],
    ['-', '-'],
    [',', ','],
    ['(', '('],
    [')', ')'],
    ['(Ana)', '(ana)'],
    ['Ana :)', 'ana :)'],
    ['', ''],
  ])('«%s» is kept as «%s»', (name, key) => {
    expect(playerKey(name)).toBe(key);
  });
});

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz', ...'αβγδεζ', ...'бвгджз'];
const word = fc.array(fc.constantFrom(...LETTERS), { minLength: 2, maxLength: 7 }).map((all) => all.join(''));
const fullName = fc.tuple(
  fc.array(word, { minLength: 1, maxLength: 2 }),
  fc.array(word, { minLength: 1, maxLength: 2 }),
);
type FullName = readonly [first: readonly string[], surname: readonly string[]];

const MARKS = ['\u0301', '\u0300', '\u0308', '\u0327', '\u0303'];
const BLANKS = [' ', '  ', '\u00a0', ' \u00a0', '\u2009', '\u3000'];
const HYPHENS = ['-', ' - ', '‐', '‑', '–', '—', '−'];

/** The same name as somebody else may have typed it. */
function noisy([first, surname]: FullName): fc.Arbitrary<string> {
  const letters = [...first, ...surname].join('').length;
  return fc
    .record({
      upper: fc.array(fc.boolean(), { minLength: letters, maxLength: letters }),
      marks: fc.array(fc.constantFrom('', '', '', ...MARKS), { minLength: letters, maxLength: letters }),
      composed: fc.boolean(),
      between: fc.constantFrom(...BLANKS, ...HYPHENS),
      middle: fc.constantFrom(...BLANKS),
      around: fc.constantFrom('', ' ', '\u00a0', '\u200b', '\ufeff'),
      comma: fc.constantFrom(null, ', ', ',', ' , ', ',\u00a0'),
    })
    .map(({ upper, marks, composed, between, middle, around, comma }) => {
      let at = 0;
      const typed = (words: readonly string[]) =>
        words
          .map((one) =>
            [...one].map((letter) => `${upper[at] ? letter.toUpperCase() : letter}${marks[at++]!}`).join(''),
          )
          .join(between);
      const [own, family] = [typed(first), typed(surname)];
      const name = around + (comma === null ? own + middle + family : family + comma + own) + around;
      return composed ? name.normalize('NFC') : name;
    });
}

const isSuffix = (words: readonly string[]) =>
  words.some((one) => /^(jr|sr|ii|iii|iv|hijo|padre)$/.test(one));
const properName = fullName.filter(([first]) => !isSuffix(first));

describe('whatever the names', () => {
  test('case, accents, blanks, hyphens and the comma leave the key alone', () => {
    const typed = properName.chain((name) => fc.tuple(fc.constant(name), noisy(name)));
    fc.assert(
      fc.property(typed, ([[first, surname], spelling]) => {
        expect(playerKey(spelling)).toBe([...first, ...surname].join(' '));
      }),
      runs(1000),
    );
  });

  test('one other letter is another key, however both are typed', () => {
    const two = fc
      .tuple(properName, fc.nat(), fc.constantFrom(...LETTERS))
      .map(([[first, surname], where, letter]): readonly [FullName, FullName] => {
        const at = where % first[0]!.length;
        const changed = [...first[0]!].map((one, index) => (index === at ? letter : one)).join('');
        return [
          [first, surname],
          [[changed, ...first.slice(1)], surname],
        ];
      })
      .filter(([[[one]], [[other]]]) => one !== other && !isSuffix([other!]))
      .chain(([one, other]) => fc.tuple(noisy(one), noisy(other)));
    fc.assert(
      fc.property(two, ([one, other]) => {
        expect(playerKey(one)).not.toBe(playerKey(other));
      }),
      runs(1000),
    );
  });

  test('the key of a key is the key', () => {
    const piece = fc.constantFrom(
      ...' ,,-–/().\'’"aÁbйçß1٣'.split(''),
      'Jr.',
      '(x)',
      '[',
      ']',
      '{',
      '\u0301',
      '\u00a0',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((all) => all.join('')),
          fc.string({ unit: 'grapheme' }),
        ),
        (name) => {
          expect(playerKey(playerKey(name))).toBe(playerKey(name));
        },
      ),
      runs(2000),
    );
  });
});

test('a name of plain letters is its own key, and what is told so is so', () => {
  // The sentences of `player-key.ts` about names without a comma, one by one.
  const long = (name: string) =>
    clean(fold(name))
      .replace(/[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032\u0060\u00b4\uff07]/g, "'")
      .replace(/[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g, '-')
      .replace(/(?<=[\p{L}.])(?: ?-)+ ?(?=\p{L})/gu, ' ');
  const piece = fc.constantFrom(
    ...[
      'a',
      'Z',
      'é',
      'ñ',
      'Й',
      'ς',
      '1',
      '.',
      '-',
      '\u2013',
      '\u2019',
      "'",
      ' ',
      '  ',
      '\u00a0',
      '\u200b',
      '(',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const name = pieces.join('');
      expect(playerKey(name)).toBe(long(name));
    }),
    runs(2000),
  );
});
