import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { textsIn } from '../../src/i18n/language';
import { groupKey, isReference, matchId, parseSource } from '../../src/sheet/draw-reference';
import { playerKey } from '../../src/sheet/player-key';
import { runs } from '../arbitraries/runs';

const place = (group: string, number: number) => ({ kind: 'groupPlace', group, place: number });
const winner = (of: string) => ({ kind: 'winner', of });
const loser = (of: string) => ({ kind: 'loser', of });

describe('a reference in a cell of a draw', () => {
  test.each([
    ...['1G1', '1 G1', 'G1-1', 'G1 - 1º', '1º G1', '1° del Grupo 1', '1.º del grupo 01', 'Grupo 1, 1º'],
    ...[
      '1er lugar grupo 1',
      '1er puesto del G1',
      'Primero del Grupo 1',
      '1º Grupo Nº1',
      'Ganador Grupo 1',
      'Ganador G1',
    ],
    ...['1st G1', '1st of Group 1', 'Winner Group 1', 'First of group 1', 'Pool 1, 1'],
    ...['1ος Όμιλος 1', '1ος του Ομίλου 1', '1-е место группы 1', '1 гр. 1'],
  ])('%s is the first of group 1', (text) => {
    expect(parseSource(text)).toEqual(place('1', 1));
  });

  test.each([
    ...['2º G13', '2º Grupo 13', '2do del G13', 'G13-2', 'Segundo G13', '2nd Group 13'],
    ...['Runner-up Group 13', '2G13'],
  ])('%s is the second of group 13', (text) => {
    expect(parseSource(text)).toEqual(place('13', 2));
  });

  test.each([
    '3A',
    '3º A',
    '3º del Grupo A',
    'Grupo A - 3',
    'Pool A, 3',
    'Tercero grupo a',
    'Third of Group A',
  ])('%s is the third of group A', (text) => {
    expect(parseSource(text)).toEqual(place('a', 3));
  });

  test.each([
    ...['Ganador M4', 'ganador m4', 'GANADOR  M04', 'Ganadora M4', 'Ganador de M4', 'Ganador del partido 4'],
    ...['Ganador Llave 4', 'Ganador Partido Nº 4', 'Gan. 4', 'Gan. M4', 'Gana 4', 'Vencedor 4', 'W4', 'W 4'],
    ...['w-4', 'WM4', 'Winner M4', 'Winner of match 4', 'Winner Match #4', 'Winner 4'],
    ...['Νικητής M4', 'Νικητής Αγώνα Νο4', 'Νικητής Μ4', 'Победитель M4', 'Победитель М4'],
    ...['Победитель матча 4', 'Победитель пары 4'],
  ])('%s is the winner of M4', (text) => {
    expect(parseSource(text)).toEqual(winner('M4'));
  });

  test.each(['Perdedor M3', 'Perd. 3', 'L3', 'Loser M3', 'Loser of match 3', 'Χαμένος M3', 'Проигравший М3'])(
    '%s is the loser of M3',
    (text) => {
      expect(parseSource(text)).toEqual(loser('M3'));
    },
  );

  test.each(['W12', 'L12', 'W 12', 'Ganador M 12', 'Ganador M12', 'Perdedor 12'])(
    '%s: a number of two figures',
    (text) => {
      expect(parseSource(text)).toMatchObject({ of: 'M12' });
    },
  );

  test('of matches with names of their own', () => {
    expect(parseSource('Ganador LL3')).toEqual(winner('LL3'));
    expect(parseSource('Perdedor LL12')).toEqual(loser('LL12'));
    expect(parseSource('Ganador SF1')).toEqual(winner('SF1'));
    expect(parseSource('Winner qf2')).toEqual(winner('QF2'));
    expect(parseSource('Ganador A')).toEqual(winner('A'));
    expect(parseSource('Ganador Semifinal 2')).toEqual(winner('SEMIFINAL 2'));
    expect(parseSource('Ganador 8vos 3')).toEqual(winner('8VOS 3'));
    expect(parseSource('Perdedor Semifinal 1')).toEqual(loser('SEMIFINAL 1'));
  });

  // `х`: how Russian sheets leave a line empty.
  test.each(['Libre', 'LIBRE', 'Exento', 'bye', 'BYE', 'Descansa', 'Ρεπό', 'Свободен', 'х'])(
    '%s is nobody',
    (text) => {
      expect(parseSource(text)).toEqual({ kind: 'bye' });
    },
  );

  test.each(['', ' ', null, undefined, '-', '—', '?', '...', '____', 'Por definir', 'TBD'])(
    '%p is still open',
    (cell) => {
      expect(parseSource(cell)).toEqual({ kind: 'open' });
    },
  );
});

describe('a name is no reference', () => {
  test.each([
    ...['W. Pérez', 'G. Marín', 'L. Gómez', 'M. Soto', 'G. M.', 'W. A.', 'L. A.', 'G. M. 2', 'Gan Wei'],
    ...[
      'Gan Paz',
      'Gan A.',
      'Gana Ana',
      'Ganador',
      'Winner José',
      'Winner Pérez',
      'Wu',
      'Lee 3',
      'Li',
      'Gil',
    ],
    ...[
      'Graciela',
      'Grupo Uno',
      'Pool',
      'Segundo Ramírez',
      'Primo Levi',
      'Tercero',
      'Tercero Díaz',
      'Libreros',
    ],
    ...['Byers', 'Liber', 'Marino', 'A1', 'M. 4to Soto', 'Ana', 'X', 'x', 'Perdomo', 'Finalé', '1 Ana'],
    ...['Νικητάς', 'Γ. Νικητής', 'Гр. Петров', 'Победа', 'Third Man', 'First Lady', 'G7', 'Gonzalo 1º'],
  ])('%s', (name) => {
    expect(parseSource(name)).toEqual({ kind: 'player', player: playerKey(name) });
  });

  // A round of several matches says none of them; a number behind a name is none of a match.
  test.each(['Ganador Semifinal', 'Ganador 8vos', 'Ganador Final', 'Winner Pérez 2', 'Perdedor José 3'])(
    '%s',
    (name) => {
      expect(parseSource(name)).toEqual({ kind: 'player', player: playerKey(name) });
    },
  );

  // The words of a reference begin it, and nothing stands behind it.
  test.each([
    ...['Winners', 'Losers', 'Ganz1', 'Gana A.', 'Ganador +4', 'W4lter', 'Club 3Games'],
    ...['TBDaniel', 'Altbd', 'Pooler A 2', 'Gr. A 2'],
  ])('%s', (name) => {
    expect(parseSource(name)).toEqual({ kind: 'player', player: playerKey(name) });
  });

  test('whatever is made of names', () => {
    const word = fc.constantFrom(
      ...[
        'Ana',
        'Gabriel',
        'Wilson',
        'Luis',
        'Gan',
        'Winston',
        'Grupp',
        'Perdiz',
        'Libre',
        'Segundo',
        'Final',
      ],
      ...['G.', 'W.', 'L.', 'M.', 'de', 'la', 'Mª', 'Jr.', 'II', 'Ó', 'Ñandú', 'Мария', 'Γεώργιος'],
    );
    const surname = fc.constantFrom(
      'Pérez',
      'Grupera',
      'Marín',
      'Winner-Soto',
      'Gómez',
      'Ромашкин',
      'Κώστας',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 3 }), surname, (words, last) => {
        const name = [...words, last].join(' ');
        expect(parseSource(name)).toEqual({ kind: 'player', player: playerKey(name) });
      }),
      runs(500),
    );
  });
});

describe('what is written is read back the same', () => {
  const groups = ['G1', 'G7', 'G13', 'Grupo 4', '7', 'Grupo A', 'Grupo G', 'B', 'Norte', 'Grupo Norte', '7B'];

  test.each(['es', 'en', 'el', 'ru'] as const)('in %s', (language) => {
    const { draw } = textsIn(language).messages;
    for (const match of ['M1', 'M12', 'M127', 'SF1', 'A']) {
      expect(parseSource(draw.winner(match))).toEqual(winner(match));
      expect(parseSource(draw.loser(match))).toEqual(loser(match));
    }
    for (const group of groups.map(groupKey)) {
      for (const number of [1, 2, 3, 10]) {
        expect(parseSource(draw.place(group, number))).toEqual(place(group, number));
      }
    }
    expect(parseSource(draw.bye)).toEqual({ kind: 'bye' });
  });
});

test('one match, however its number is written', () => {
  for (const text of ['M4', 'm4', '4', 'M 4', 'M04', 'Partido 4', 'Match 4', 'Llave Nº 4', 'М4', 'Μ4']) {
    expect(matchId(text)).toBe('M4');
  }
  for (const text of ['M127', '127', 'm 0127', 'Partido 127']) expect(matchId(text)).toBe('M127');
  expect(matchId('sf1')).toBe('SF1');
  expect(matchId('Semifinal 1')).toBe('SEMIFINAL 1');
  expect(matchId('a')).toBe('A');
});

test('one group, however it is written', () => {
  for (const text of [
    '7',
    'G7',
    'g 7',
    'Grupo 7',
    'Grupo Nº 7',
    'Grupo Nº07',
    'GRUPO 07',
    'Group 7',
    'Группа 7',
  ]) {
    expect(groupKey(text)).toBe('7');
  }
  for (const text of ['A', 'a', 'Grupo A', 'Group a']) expect(groupKey(text)).toBe('a');
  expect(groupKey('Norte')).toBe('norte');
  // A name with a number in it is no number.
  expect(groupKey('Norte 2')).toBe('norte 2');
  expect(groupKey('2 Norte')).toBe('2 norte');
});

test.each([
  ['1G1', true],
  ['Ganador M4', true],
  ['Perdedor M4', true],
  ['Ana', false],
  ['Libre', false],
  ['', false],
])('«%s» waits for somebody: %p', (text, expected) => {
  expect(isReference(parseSource(text))).toBe(expected);
});
