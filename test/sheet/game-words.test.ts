import { describe, expect, test } from '@jest/globals';
import type { GameKind } from '../../src/core/cube/game-points';
import { parseGameKind, parseIncident, TITLES } from '../../src/sheet/game-words';
import { foldWord } from '../../src/sheet/text';

describe('an incident of an Othello game, in Spanish and in English', () => {
  test.each([
    ['cae negras', 'flag', 'black'],
    ['cae blancas', 'flag', 'white'],
    ['cae negras 2', 'secondFlag', 'black'],
    ['cae blancas 2', 'secondFlag', 'white'],
    ['caen ambas negras', 'bothFlags', 'black'],
    ['caen ambas blancas', 'bothFlags', 'white'],
    ['abandona negras', 'resigned', 'black'],
    ['abandona blancas', 'resigned', 'white'],
    ['black falls', 'flag', 'black'],
    ['white falls', 'flag', 'white'],
    ['black falls 2', 'secondFlag', 'black'],
    ['white falls 2', 'secondFlag', 'white'],
    ['both fall black', 'bothFlags', 'black'],
    ['both fall white', 'bothFlags', 'white'],
    ['black resigns', 'resigned', 'black'],
    ['white resigns', 'resigned', 'white'],
  ])('%s', (text, kind, side) => {
    for (const typed of [text, text.toUpperCase(), ` ${text.replace(' ', '  ')}. `]) {
      expect([typed, parseIncident(typed)]).toEqual([typed, { ok: true, value: { kind, side } }]);
    }
  });

  test.each([
    ...['negras', 'cae', 'cae rojas', 'cae negras 3', 'cae negras 1', 'caen negras', 'ambas negras'],
    ...['black', 'black fall', 'falls black', 'resigns', 'abandona', 'both fall', 'caen ambas', 'F'],
  ])('%p is none, and is quoted in the problem', (text) => {
    expect(parseIncident(text)).toMatchObject({
      ...{ ok: false, problem: { code: 'unknownIncident', params: { given: text } } },
    });
  });
});

describe('how a game was won', () => {
  test.each<[GameKind, readonly unknown[]]>([
    ['simple', ['simple', 'Sencilla', 'Sencillo', 'normal', 'Single', '1', 1]],
    ['gammon', ['gammon', 'GAMMON', 'Doble', 'double', '2', 2]],
    ['backgammon', ['backgammon', 'Backgammon.', 'Triple', '3', 3]],
  ])('%s: %j', (kind, cells) => {
    for (const cell of cells) expect([cell, parseGameKind(cell)]).toEqual([cell, { ok: true, value: kind }]);
  });

  test.each(['', '0', 0, '4', 4, 1.5, 'gamon', 'back', 'cuádruple', 'F', true])('%p is none', (cell) => {
    expect(parseGameKind(cell)).toMatchObject({ ok: false, problem: { code: 'unknownGameKind' } });
  });

  test('what was given is said', () => {
    expect(parseGameKind('gamon')).toMatchObject({ problem: { params: { given: 'gamon' } } });
  });
});

describe('what columns of such values are called', () => {
  type Kind = keyof typeof TITLES;
  const kindsOf = (title: string) =>
    (Object.keys(TITLES) as Kind[]).filter((kind) =>
      (TITLES[kind] as ReadonlySet<string>).has(foldWord(title)),
    );

  test.each<[Kind, readonly string[]]>([
    ['incident', ['Incidencia', 'Incidencias', 'Incidente', 'Incident', 'Incidents', 'Инцидент', 'Συμβάν']],
    ['kind', ['Tipo', 'Clase', 'Kind', 'Game', 'Partida', 'Είδος', 'Вид']],
    ['cube', ['Cubo', 'Dado', 'Cube', 'Βίδος', 'Куб']],
    ['crawfordPlayed', ['Crawford', 'Crawford jugada', '¿Jugada?', 'Crawford played', 'Кроуфорд']],
    ['entries', ['Inscritos', 'Inscriptos', 'Entries', 'Συμμετοχές', 'Участники']],
    ['days', ['Días', 'Days', 'Ημέρες', 'Дни']],
    ['hours', ['Horas', 'Horas por día', 'Hours', 'Hours a day', 'Ώρες', 'Часы']],
  ])('%s: %j', (kind, titles) => {
    const typed = titles.flatMap((title) => [title, title.toUpperCase(), title.normalize('NFD')]);
    expect(typed.map((title) => [title, ...kindsOf(title)])).toEqual(typed.map((title) => [title, kind]));
  });

  test.each(['', '1', '2', 'simple', 'gammon', 'cae negras', '8', 'Sí', 'Cubos rojos', 'Día', 'x'])(
    '%p is a value, or some other title',
    (title) => {
      expect(kindsOf(title)).toEqual([]);
    },
  );
});
