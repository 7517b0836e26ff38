import { describe, expect, test } from '@jest/globals';
import type { Run } from '../../host/workbook-session';
import { columnLetters } from '../../src/sheet/a1';
import { again, ENTRIES, openClub, pictureOf, RANKING, saidIn, writtenCells, type Club } from './club';

const IS_IT = '¿Es la misma persona?';

/** Entries with other spellings for some of the names. */
const typed = (spellings: Readonly<Record<string, string>>) =>
  ENTRIES.map(([name, mark]) => [spellings[String(name)] ?? name!, mark!]);

const questionsIn = ({ said }: Run) =>
  said.map(({ message }) => message).filter((text) => text.includes(IS_IT));

const journalOf = (session: ReturnType<typeof openClub>) => session.displayValues('Bitácora de Cubilete');

describe('Revisar nombres: near-misses', () => {
  test('nothing to review is nothing written', () => {
    const run = openClub({ entries: typed({ 'Ana Ruiz': 'RUIZ, Ana' }) }).runAction('review-names');
    expect(run.error).toBeUndefined();
    expect(saidIn(run)).toContain('No queda ningún nombre por revisar');
    expect(run.changes).toEqual({ sheets: [], cells: [], restyled: 0 });
  });

  // N03 of the reported faults, in a club.
  test('N03: a look-alike is asked about with both places and, with a yes, gets the ranking’s spelling', () => {
    const ranking = [...RANKING, [13, 'Q Abbeck', 1300]];
    const entries = [...ENTRIES, ['Q Abeck', 'sí']];
    const session = openClub({ ranking, entries, answers: { [IS_IT]: 'YES' } });
    const before = pictureOf(session);
    const run = session.runAction('review-names');
    expect(questionsIn(run)).toEqual([
      '«Q Abeck» (Inscritos, fila 10) se parece a «Q Abbeck» del ranking (fila 14). ¿Es la misma persona?',
    ]);
    expect(writtenCells(run)).toEqual(['Inscritos!A10']);
    expect(session.values('Inscritos')[9]).toEqual(['Q Abbeck', 'sí']);
    expect(saidIn(run)).toContain('«Q Abeck» es ahora «Q Abbeck»: 1 casilla.');
    session.runAction('undo');
    expect(pictureOf(session)).toEqual(before);
  });

  test('a no leaves it and the next pair is asked; all that was agreed to is one entry of the journal', () => {
    const entries = typed({ 'Ana Ruiz': 'Ruiz Ana', 'Beto Gil': 'B. Gil', 'Gala Cruz': 'Gala Crus' });
    const session = openClub({ entries, answers: { '«B. Gil»': 'NO', [IS_IT]: 'YES' } });
    const run = session.runAction('review-names');
    expect(questionsIn(run)).toHaveLength(3);
    expect(session.values('Inscritos').map(([name]) => name)).toEqual([
      ...['Jugador', 'Ana Ruiz', 'B. Gil', 'Carla Sosa', 'Darío Peña'],
      ...['Elsa Mora', 'Fidel Rey', 'Gala Cruz', 'Hugo Paz'],
    ]);
    expect(journalOf(session)).toHaveLength(2);
    expect(questionsIn(again(session).runAction('review-names'))).toEqual([
      expect.stringContaining('«B. Gil»'),
    ]);
  });

  test('by itself nothing is merged, and closing the question leaves everything', () => {
    const entries = typed({ 'Ana Ruiz': 'Ana Ruis', 'Beto Gil': 'Beto Gill' });
    for (const answers of [{}, { '«Ana Ruis»': 'YES', '«Beto Gill»': 'CLOSE' }] as const) {
      const session = openClub({ entries, answers });
      const run = session.runAction('review-names');
      expect(run.changes).toEqual({ sheets: [], cells: [], restyled: 0 });
    }
  });

  test('every sheet of tonight is put right, whole cells of text only', () => {
    const session = openClub({ entries: typed({ 'Hugo Paz': 'Hugo Pas' }), answers: { [IS_IT]: 'YES' } });
    session.runAction('seed-groups');
    session.runAction('schedule');
    session.type('Calendario', 'M2', 'Hugo Pas llega tarde');
    session.type('Calendario', 'P2', '=E2');
    const run = session.runAction('review-names');
    const names = (sheet: string) => session.displayValues(sheet).flat();
    for (const sheet of ['Inscritos', 'Grupos', 'Calendario']) {
      expect(names(sheet)).toContain('Hugo Paz');
      expect(names(sheet)).not.toContain('Hugo Pas');
    }
    expect(names('Calendario')).toContain('Hugo Pas llega tarde');
    expect(questionsIn(run)).toHaveLength(1);
    // One on the list, one seat, three matches.
    expect(saidIn(run)).toContain('5 casillas');
    expect(session.runAction('standings').error).toBeUndefined();
    expect(session.displayValues('Clasificación').flat()).toContain('Hugo Paz');
  });

  test.each(['=Ana Ruiz', '+Ana Ruiz', '-Ana Ruiz', '@Ana Ruiz', "'Ana Ruiz", 'Mayo 5 Ruiz'])(
    'a name like %s is put in as text, and taken back as text',
    (name) => {
      const session = openClub({ answers: { [IS_IT]: 'YES' } });
      const wrong = name.replace('Ruiz', 'Ruizz');
      session.type('Ranking', 'B2', `'${name}`);
      session.type('Inscritos', 'A2', `'${wrong}`);
      const before = pictureOf(session);
      session.runAction('review-names');
      expect(session.values('Inscritos')[1]).toEqual([name, 'sí']);
      expect(session.formulas('Inscritos').flat().join('')).toBe('');
      session.runAction('undo');
      expect(session.values('Inscritos')[1]).toEqual([wrong, 'sí']);
      expect(pictureOf(session)).toEqual(before);
    },
  );

  test('a cell that a formula fills is named and left', () => {
    const session = openClub({ entries: typed({ 'Hugo Paz': 'Hugo Pas' }), answers: { [IS_IT]: 'YES' } });
    session.type('Inscritos', 'C9', '=A9');
    const run = session.runAction('review-names');
    expect(writtenCells(run)).toEqual(['Inscritos!A9']);
    expect(saidIn(run)).toContain('«Hugo Pas» sale de una fórmula en Inscritos!C9');
    expect(session.formulas('Inscritos')[8]![2]).toBe('=A9');
  });

  test('nor is a cell that a formula above or to the left has filled', () => {
    const session = openClub({ entries: typed({ 'Hugo Paz': 'Hugo Pas' }), answers: { [IS_IT]: 'YES' } });
    session.type('Inscritos', 'D1', '=TD_SEED_GROUPS(A2:A9)');
    const at = session
      .displayValues('Inscritos')
      .flatMap((row, index) =>
        row.flatMap((cell, column) =>
          column > 1 && cell === 'Hugo Pas' ? [`${columnLetters(column)}${index + 1}`] : [],
        ),
      );
    expect(at).toHaveLength(1);
    const run = session.runAction('review-names');
    expect(writtenCells(run)).toEqual(['Inscritos!A9']);
    expect(saidIn(run)).toContain(`«Hugo Pas» sale de una fórmula en Inscritos!${at[0]}`);
    // It follows by itself.
    expect(session.displayValues('Inscritos').flat()).not.toContain('Hugo Pas');
  });

  test('names that differ between tonight’s sheets are compared too: the first spelling stays', () => {
    const session = openClub({ entries: [...ENTRIES, ['Zoe Nueva', 'sí']] });
    session.runAction('seed-groups');
    session.runAction('schedule');
    const row = session.displayValues('Calendario').findIndex((cells) => cells[5] === 'Zoe Nueva') + 1;
    session.type('Calendario', `F${row}`, 'Zoe Neuva');
    const mended = again(session, { [IS_IT]: 'YES' });
    const run = mended.runAction('review-names');
    expect(questionsIn(run)).toEqual([
      `«Zoe Neuva» (Calendario, fila ${row}) se parece a «Zoe Nueva» (Inscritos, fila 10). ¿Es la misma persona?`,
    ]);
    expect(writtenCells(run)).toEqual([`Calendario!F${row}`]);
  });

  test('two who have a seat each, or play each other, are not offered but said', () => {
    const ranking = [...RANKING, [13, 'Hugo Pas', 1300]].filter(([, name]) => name !== 'Hugo Paz');
    const entries = [...ENTRIES, ['Hugo Pas', 'sí']];
    const session = openClub({ ranking, entries });
    session.runAction('seed-groups');
    const run = again(session, { [IS_IT]: 'YES' }).runAction('review-names');
    expect(run.changes.cells).toEqual([]);
    expect(saidIn(run)).toMatch(/«Hugo Paz» \(Inscritos, fila 9\) y «Hugo Pas» se parecen, pero/);
  });

  test('without a ranking tonight’s sheets are compared with each other', () => {
    const others = [
      {
        name: 'Draw',
        rows: [
          ['Partido', 'Ronda', 'Blancas', 'Negras'],
          ['M1', 'Final', 'Ana Ruis', 'Libre'],
        ],
      },
    ];
    const session = openClub({ ranking: [], others, answers: { [IS_IT]: 'YES' } });
    const run = session.runAction('review-names');
    expect(run.error).toBeUndefined();
    expect(writtenCells(run)).toEqual(['Draw!C2']);
  });

  test.each<[string, Club]>([
    ['a mark on the entries', { entries: [...ENTRIES, ['Ana Riuz', 'quizás']] }],
    ['a level', { ranking: [...RANKING, [13, 'Zoe', 's/n']], entries: typed({ 'Ana Ruiz': 'Ana Riuz' }) }],
  ])('%s that can’t be read is no matter here', (_, club) => {
    const session = openClub({ ...club, answers: { [IS_IT]: 'YES' } });
    expect(questionsIn(session.runAction('review-names'))).toHaveLength(1);
  });
});

describe('Revisar nombres: two persons with one name in the ranking', () => {
  const ranking = [...RANKING, [13, 'Ruiz, Ana', 1200]];
  const POINTS = [
    ['Torneo', 'Jugador', 'Puesto', 'Ganados', 'Puntos', 'Oficial'],
    ['Enero', 'Zoe Soto', 1, 4, 2.16, 'Sí'],
  ];
  const SECOND = 'cómo se llamará la de la fila 14';

  test('asks what the second is to be called and writes it in that row alone; then she can be seeded', () => {
    const session = openClub({ ranking, answers: { [SECOND]: 'Ana Ruiz Soto' } });
    expect(saidIn(session.runAction('seed-groups'))).toContain('use «Revisar nombres»');
    const run = session.runAction('review-names');
    expect(saidIn(run)).toContain('«Ana Ruiz» y «Ruiz, Ana» están en las filas 2 y 14 de «Ranking»');
    expect(writtenCells(run)).toEqual(['Ranking!B14']);
    expect(session.values('Ranking')[13]).toEqual([13, 'Ana Ruiz Soto', 1200]);
    expect(saidIn(session.runAction('seed-groups'))).toContain('8 jugadores');
  });

  test('closing a tournament stops with the same sentence', () => {
    const session = openClub({ ranking });
    expect(saidIn(session.runAction('close'))).toMatch(
      /Ranking!B14: Ruiz, Ana ya está en la fila 2.*«Revisar nombres»/,
    );
  });

  test.each([
    ['blank', '', 'sigue dos veces en «Ranking» (filas 2 y 14)'],
    ['somebody’s', 'GIL, Beto', '«GIL, Beto» no sirve'],
    ['her own', 'ANA RUIZ', '«ANA RUIZ» ya es de alguien'],
    ['that of somebody who is only in the points', 'soto, zoe', '«soto, zoe» no sirve'],
    ['no name', 'Ganador M1', '«Ganador M1» ya es de alguien o no es un nombre'],
    ['cancelled', 'CANCEL', 'No se ha cambiado nada'],
  ])('%s changes nothing', (_, answer, sentence) => {
    const others = [{ name: 'Puntos', rows: POINTS }];
    const session = openClub({ ranking, others, answers: { [SECOND]: answer } });
    const picture = pictureOf(session);
    const run = session.runAction('review-names');
    expect(run.error).toBeUndefined();
    expect(saidIn(run)).toContain(sentence);
    expect(run.changes.cells).toEqual([]);
    expect(pictureOf(session)).toEqual(picture);
  });

  test('another name may be given at once after one that won’t do', () => {
    const session = openClub({
      ranking,
      answers: { '«Beto Gil» no sirve': 'Ana Ruiz hija', [SECOND]: 'Beto Gil' },
    });
    session.runAction('review-names');
    expect(session.values('Ranking')[13]![1]).toBe('Ana Ruiz hija');
  });
});
