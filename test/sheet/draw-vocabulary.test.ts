import { describe, expect, test } from '@jest/globals';
import type { Round } from '../../src/core/knockout/rounds';
import { groupKey, matchId, parseSource } from '../../src/sheet/draw-reference';
import { parseRound } from '../../src/sheet/round-name';

const list = (texts: string) => texts.split(', ');
const place = (number: number) => ({ kind: 'groupPlace', group: '7', place: number });

/** As written, in capitals and with accents typed apart. */
const asTyped = (text: string) => [text, text.toUpperCase(), text.normalize('NFD')];

function expectAll(texts: readonly string[], read: (text: string) => unknown, expected: unknown): void {
  const typed = texts.flatMap(asTyped);
  expect(typed.map((text) => [text, read(text)])).toEqual(typed.map((text) => [text, expected]));
}

describe('words for a group', () => {
  const WORDS = list('Grupo, Group, Gr., G, Pool, Όμιλος, Ομ., Группа, Гр.');

  test.each([...WORDS, 'Ομίλου', 'группы'])('%s 7', (word) => {
    expectAll([`2º ${word} 7`, `2 ${word}7`, `${word} 7, 2`, `${word} 7 - 2º`], parseSource, place(2));
    expectAll([`${word} 7`, `${word}7`, `${word} Nº 07`], groupKey, '7');
  });

  test.each(['Club', 'Grup', 'Gp', 'Poule', 'Liga', 'Ομάδα', 'Груп', 'Mesa'])('%s is none', (word) => {
    expect(parseSource(`${word} 7, 2`).kind).toBe('player');
    expect(groupKey(`${word} 7`)).not.toBe('7');
  });
});

describe('words for a match', () => {
  test.each([
    ...list('Partido, Partida, Encuentro, Llave, Match, Game, Αγώνα, Αγώνας, Ματς'),
    ...list('матча, матч, партии, пары'),
  ])('%s 4', (word) => {
    expectAll([`${word} 4`, `${word} Nº 4`, `${word} 04`, `${word}4`], matchId, 'M4');
    expectAll([`Ganador ${word} 4`, `Winner ${word} #4`], parseSource, { kind: 'winner', of: 'M4' });
  });

  test.each(['Mesa', 'Juego', 'Duelo', 'Matches', 'Board', 'Игра', 'Παρτίδα'])('%s is none', (word) => {
    expect(matchId(`${word} 4`)).not.toBe('M4');
    expect(parseSource(`Ganador ${word} 4`).kind).toBe('player');
  });
});

describe('who comes from a match', () => {
  test.each(list('Ganador, Ganadora, Gana, Gan., Vencedor, Vencedora, Winner, Νικητής, Победитель'))(
    '%s: its winner',
    (word) => {
      expectAll([`${word} M4`, `${word} 4`, `${word} SF4`.replace('SF4', 'm 4')], parseSource, {
        ...{ kind: 'winner', of: 'M4' },
      });
    },
  );

  test.each(list('Perdedor, Perdedora, Pierde, Perd., Loser, Ηττημένος, Χαμένος, Проигравший'))(
    '%s: its loser',
    (word) => {
      expectAll([`${word} M4`, `${word} 4`], parseSource, { kind: 'loser', of: 'M4' });
    },
  );

  test.each([
    'Gano M4',
    'Ganadores M4',
    'Win M4',
    'Winners M4',
    'Lost M4',
    'Perdió M4',
    'Победа M4',
    'Νίκη M4',
  ])('%s names a player', (text) => {
    expect(parseSource(text).kind).toBe('player');
  });
});

describe('places of a group in words', () => {
  test.each([
    ['Primero, Primera, Primer lugar, First, Πρώτος, Первый', 1],
    ['Ganador, Ganadora, Gana, Gan., Vencedor, Vencedora, Winner, Νικητής, Победитель', 1],
    ['Segundo, Segunda, Second, Runner-up, Δεύτερος, Второй', 2],
    ['Tercero, Tercera, Tercer puesto, Third, Τρίτος, Третий', 3],
  ])('%s: %i', (words, number) => {
    const texts = list(words).flatMap((word) => [`${word} del grupo 7`, `${word} G7`]);
    expectAll(texts, parseSource, place(number));
  });

  test.each(['Cuarto G7', 'Último G7', 'Último del grupo 7', 'Perdedor del grupo 7', 'Segundón G7'])(
    '%s is none that goes on',
    (text) => {
      expect(parseSource(text).kind).toBe('player');
    },
  );
});

describe('names of rounds', () => {
  test.each<[Round, string]>([
    ['thirdPlace', 'Tercer puesto, 3er puesto, 3 puesto, 3º puesto, Tercer lugar, 3er lugar, Bronce'],
    ['thirdPlace', 'Tercer y cuarto puesto, 3º y 4º puesto, 3er y 4to puesto, Final de bronce'],
    ['thirdPlace', 'Third place, 3rd place, 3rd place match, Third place match, Third, Bronze'],
    ['thirdPlace', 'Match for 3rd place, Match for third place, Third place play-off, Third-place playoff'],
    [
      'thirdPlace',
      'Τρίτη θέση, Μικρός τελικός, За 3 место, За 3-е место, Матч за 3 место, Матч за 3-е место',
    ],
    ['playIn', 'Repechaje, Repechajes, Repesca, Previa, Ronda previa, Preliminar, Preliminares'],
    ['playIn', 'Play-in, Playin, Preliminary, Preliminaries, Προκριματικός, Προκριματικά'],
    ['playIn', 'Προκριματικός γύρος, Предварительный, Предварительный раунд, Предварительный тур'],
    ['playIn', 'Стыковой матч, Стыковые матчи, Квалификация'],
    [2, 'Final, Finales, Finals, La final, Gran final, F, Τελικός, Финал'],
    [4, 'Semifinal, Semifinales, Semifinals, Semi-final, Semi-finals, Semi, Semis, SF'],
    [4, 'Ημιτελικός, Ημιτελικοί, Ημιτελικά, Полуфинал, Полуфиналы'],
    [8, 'Cuartos, Cuarto, Cuartos de final, Quarterfinal, Quarterfinals, Quarter-final, QF'],
    [8, 'Quarter-finals, Quarters, Προημιτελικός, Προημιτελικοί, Προημιτελικά'],
    [8, 'Четвертьфинал, Четвертьфиналы'],
    [16, 'Octavos, Octavo, Octavos de final'],
    [32, 'Dieciseisavos, Dieciseisavos de final'],
    [64, 'Treintaidosavos, Treintaidosavos de final'],
  ])('%s: %s', (round, names) => {
    expectAll(list(names), parseRound, round);
    // One of its matches.
    expectAll(
      list(names).flatMap((name) => [`${name} 1`, `${name}12`]),
      parseRound,
      round,
    );
  });

  test.each([
    ...['', ' ', '1', 'Final B', 'Finalista', 'Semi B', 'Puesto', 'Tercero', 'Place', 'Match', 'Previo'],
    ...['Ronda', 'Grupos', 'Repetición', 'Cuartillas', 'Octava', 'Место', 'Θέση', 'Матч', 'Final 123'],
  ])('%p is none', (name) => {
    expect(parseRound(name)).toBeNull();
  });
});
