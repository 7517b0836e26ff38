import { describe, expect, test } from '@jest/globals';
import { columnLetters } from '../../src/sheet/a1';
import type { ActionId } from '../../src/ui/contract';
import { openClub, pictureOf, records, saidIn } from './club';
import { typeDraw } from './second-phase';

type Session = ReturnType<typeof openClub>;

/** Names of which a sheet would make a formula, a number, a date, a time or a truth value, each typed as text. */
const HOSTILE = [
  ['=SUMA(1;2)', '+Ana', '-Beto', '@Carla', "'Tito", '007', '3-1', 'TRUE', '1/2', 'mayo 5'],
  ['=1+1', '+584121234', '-5', '1e3', '12:30', '50%', '$5', 'VERDADERO', '01/02/2026', '2,5'],
  ['=A1', '+A1', '--1', '1.234,5', "''Ana", '1:2', '5-3', 'FALSO', '3 mar', '<b>Gil</b>'],
];
/** The same club with names that no sheet can mistake. */
const TAME = HOSTILE[0]!.map((_, index) => `Jugador ${'ABCDEFGHIJ'.charAt(index)}xyz`);

const ANSWERS = {
  'otro número de grupos': '2',
  '¿Cómo se llama el torneo?': 'Marzo',
  'casillas escritas': 'YES',
  'casilla escrita': 'YES',
} as const;

type Step =
  | { readonly action: ActionId; readonly before: unknown }
  | { readonly typed: readonly { readonly sheet: string; readonly cell: string }[] };

/** An evening of ten in two groups of five, from the ranking to the season; every step that was taken. */
function evening(names: readonly string[]): { session: Session; steps: Step[] } {
  const list = names.map((_, index) => [index + 1, '', 2000 - 50 * index]);
  const session = openClub({
    ranking: [['Puesto', 'Jugador', 'Nivel'], ...list],
    entries: [['Jugador', 'Presente'], ...names.map(() => ['', 'sí'])],
    answers: ANSWERS,
  });
  names.forEach((name, index) => {
    session.type('Ranking', `B${index + 2}`, `'${name}`);
    session.type('Inscritos', `A${index + 2}`, `'${name}`);
  });
  const steps: Step[] = [];
  const run = (action: ActionId) => {
    const before = pictureOf(session);
    const done = session.runAction(action);
    expect(done.error).toBeUndefined();
    // Every command has something to do this evening; what it says instead tells why not.
    if (done.changes.cells.length === 0) throw new Error(saidIn(done));
    steps.push({ action, before });
  };
  const type = (sheet: string, cells: Readonly<Record<string, string>>) => {
    for (const [cell, text] of Object.entries(cells)) session.type(sheet, cell, text);
    steps.push({ typed: Object.keys(cells).map((cell) => ({ sheet, cell })) });
  };
  /** Plays every match of a draw whose players are known, and moves the winners on, to the end. */
  const playOut = (sheet: string) => {
    const waits = (row: Record<string, string>) => /Ganador/.test(`${row['Blancas']}${row['Negras']}`);
    for (;;) {
      const before = session.displayValues(sheet);
      const open = records(session, sheet).filter((row) => row['Puntos B'] === '' && !waits(row));
      for (const { Partido: match, Ronda: round } of open) {
        typeDraw(session, match!, [sheet === 'Draw' && round === 'Final' ? '7' : '5', '1'], { sheet });
      }
      const typed = session
        .displayValues(sheet)
        .flatMap((row, at) =>
          row.flatMap((cell, column) =>
            cell === before[at]![column] ? [] : [{ sheet, cell: `${columnLetters(column)}${at + 1}` }],
          ),
        );
      steps.push({ typed });
      if (!records(session, sheet).some(waits)) return;
      run('advance');
    }
  };

  run('seed-groups');
  run('schedule');
  const levelOf = new Map(records(session, 'Ranking').map((row) => [row['Jugador'], Number(row['Nivel'])]));
  const results: Record<string, string> = { I2: '20:30', J5: '23:59' };
  records(session, 'Calendario').forEach((row, index) => {
    const isWhite = levelOf.get(row['Blancas'])! > levelOf.get(row['Negras'])!;
    if (index === 3) return;
    results[`G${index + 2}`] = isWhite ? '3' : '1';
    results[`H${index + 2}`] = isWhite ? '1' : '3';
  });
  type('Calendario', results);
  run('lateness');
  run('standings');
  run('draw');
  playOut('Draw');
  run('last-chance');
  playOut('Última Chance');
  run('close');
  run('season');
  return { session, steps };
}

/** What every sheet but the journal holds, with the tame names put for the others. */
function contents(session: Session, names: readonly string[]): Record<string, unknown> {
  const sheets = session.sheets().filter((name) => !name.startsWith('Bitácora'));
  const tamed = (cell: unknown) => TAME[names.findIndex((name) => name === cell)] ?? cell;
  return Object.fromEntries(
    sheets.map((sheet) => [
      sheet,
      {
        values: session.values(sheet).map((row) => row.map(tamed)),
        shown: session.displayValues(sheet).map((row) => row.map(tamed)),
        formulas: session.formulas(sheet),
      },
    ]),
  );
}

describe('names that a sheet would read as something else stay text the whole evening', () => {
  const usual = evening(TAME);
  const expected = contents(usual.session, TAME);

  test('the evening is a whole one', () => {
    expect(Object.keys(expected)).toEqual(
      expect.arrayContaining([
        ...['Ranking', 'Inscritos', 'Grupos', 'Calendario', 'Clasificación', 'Draw', 'Última Chance'],
        ...['Puntos', 'Movimientos', 'Temporada'],
      ]),
    );
    for (const sheet of ['Clasificación', 'Puntos', 'Movimientos', 'Temporada']) {
      expect(usual.session.displayValues(sheet).flat()).toEqual(expect.arrayContaining([...TAME]));
    }
  });

  test.each(HOSTILE.map((names) => [names] as const))('%j', (names) => {
    const { session, steps } = evening(names);
    expect(contents(session, names)).toEqual(expected);
    for (const step of [...steps].reverse()) {
      if ('typed' in step) {
        for (const { sheet, cell } of step.typed) session.type(sheet, cell, '');
        continue;
      }
      expect(session.runAction('undo').error).toBeUndefined();
      expect(pictureOf(session)).toEqual(step.before);
    }
    expect(session.values('Ranking').map((row) => row[1])).toEqual(['Jugador', ...names]);
    expect(session.formulas('Ranking').flat().join('')).toBe('');
  });
});
