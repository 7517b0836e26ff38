import fc from 'fast-check';

/** Everything a cell can hold when it reaches a custom function, and what no cell should hold but a script may hand over. */

const NUMBERS = [
  ...[0, -0, 1, 2, 3, 4, 5, 7, 64, -1, -3, 0.5, 2.5, 1 / 3, 0.1 + 0.2, 1500, 46185.84, 1e-9, -1e-300],
  ...[2 ** 31, 2 ** 32 + 1, 2 ** 53, 2 ** 53 + 2, 1e15, 1e21, 1e308, Number.MAX_VALUE, Number.MIN_VALUE],
  ...[NaN, Infinity, -Infinity],
];

const TEXTS = [
  // Errors of cells, in the languages that spell them in their own way.
  ...['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NUM!', '#N/D', '#¡REF!', '#ССЫЛКА!', '#ERROR!'],
  // Blank for a person.
  ...['', ' ', '\u00a0', '\t', '\n', '\u200b', '\ufeff', '-', '—', '·'],
  // What objects of JavaScript are born with.
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'length', 'null'],
  // What a spreadsheet would take for a formula, what a page would take for markup.
  ...['=1+1', '=SUM(A1:A9)', '+1', '@Ana', "'3", '{1;2}', '<b>Ana</b>', '&amp;', '%s', '$1', '$&', '\\'],
  // Right to left, marks of direction, pictures, halves of pairs, marks without a letter, other digits.
  ...[
    'دانا',
    'דנה',
    '\u202eanA',
    '👩‍👧',
    '🎲',
    '🇪🇸',
    '\ud83c',
    '\udfb2',
    'Ana\ud83c',
    '\u0301',
    'A\u0301',
    '٣',
    '３',
  ],
  ...['I', 'ı', 'İ', 'ß', 'ﬁ', 'Ǆ', 'ς', 'Ё', '½', '0', '007', '1e3', '0x10', '1_000', '1.000', '1,5', '−3'],
  // Scores, marks, hours and dates as they are typed, and as they come to harm.
  ...[
    '3-1',
    '3 : 1',
    '3–1',
    '0-0',
    'F-3',
    '3-F',
    '3-',
    '-3',
    '3-1-2',
    'F',
    'FF',
    'W.O.',
    'A',
    'A-F',
    '1-Feb',
  ],
  ...['Apr-00', '20:00', '8:45pm', '25:00', '24:00', '20:00:59', '8 de la noche', '2026-01-03', '31/12/1899'],
  ...['20:1,35:2', '1G1', '2º G7', 'G3-2', 'Ganador M1', 'W1', 'M1', 'Final', 'Libre', 'desempate', 'Total'],
];

const TITLES = [
  ...[
    'Blancas',
    'Negras',
    'Puntos B',
    'Puntos N',
    'Resultado',
    'Nota',
    'Grupo',
    'Jugador',
    'Nivel',
    'Ranking',
  ],
  ...['Torneo', 'Puesto', 'Ganados', 'Orden', 'Encuentro a', 'Ronda', 'Partido', 'Pasa a', 'Hora', 'Oficial'],
  ...['White', 'Black', 'Player', 'Group', 'Игрок', 'Παίκτης', 'base', 'HG', 'OTHELLO', 'groupMatchLength'],
];

const NAMES = ['Ana', 'Beto', 'Carla', 'Darío', 'Elsa', 'ana ', 'ANA', 'Beto Ruiz', 'Ruiz, Beto', 'G1', '1'];

const date = fc.oneof(
  fc.constantFrom<Date>(
    ...[new Date(NaN), new Date(1899, 11, 30), new Date(1899, 11, 30, 20, 0), new Date(1899, 11, 31, 1, 30)],
    ...[
      new Date(1900, 0, 1),
      new Date(2026, 0, 3),
      new Date(2026, 1, 29, 3, 1),
      new Date(8.64e15),
      new Date(0),
    ],
  ),
  fc.date(),
);

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc
    .array(fc.constantFrom(...TEXTS, ...NAMES), { minLength: 2, maxLength: 4 })
    .map((parts) => parts.join(' ')),
  fc.constantFrom(...NAMES, '🎲', '(', 'a, ', '1', ' ', '- ', '.').map((one) => one.repeat(700)),
);

export const cell: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...NAMES) },
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 8, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...TITLES) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(undefined, null, true, false) },
  { weight: 2, arbitrary: date },
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.integer()) },
  { weight: 2, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([], [1], ['Ana', 3], [[]], {}) },
);

/** Rows of anything, ragged or not: none at all, one cell, one row, one column among them. */
export const noise: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 1, arbitrary: cell },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([], [[]], [[], []], [['']], [[null, undefined]]) },
  { weight: 1, arbitrary: fc.array(cell, { minLength: 1, maxLength: 8 }).map((row) => [row]) },
  {
    weight: 1,
    arbitrary: fc.array(cell, { minLength: 1, maxLength: 8 }).map((column) => column.map((one) => [one])),
  },
  { weight: 3, arbitrary: fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 7 }) },
  {
    weight: 3,
    arbitrary: fc
      .integer({ min: 1, max: 7 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
      ),
  },
);
