import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hostileText } from '../arbitraries/hostile-text';
import { runs } from '../arbitraries/runs';
import { textOf } from '../../src/sheet/cell';
import { again, pictureOf, records } from './club';
import {
  command,
  linesOf,
  openSwiss,
  OTHELLO_RULES,
  PLAYERS,
  playRound,
  playRounds,
  saidIn,
} from './swiss-club';

type Session = ReturnType<typeof openSwiss>;

const rowsOf = (session: Session, name: string) =>
  linesOf(session)
    .filter(({ black, white }) => black === name || white === name)
    .map(({ round, black, white, discs }) => `${round} ${black}–${white} ${discs.join('-')}`);

const pointsOf = (session: Session, name: string) =>
  records(session, 'Clasificación').find((row) => row['Jugador'] === name)!['Puntos'];

const leaving = (who: string, from = '') => ({ '¿Quién se retira?': who, '¿Desde qué ronda': from });

describe('Retirar jugador', () => {
  test('between two rounds: a row says so, and he is not paired any more', () => {
    const session = openSwiss({ answers: leaving('5') });
    playRounds(session, 2);
    const run = command(session, 'withdraw');
    expect(saidIn(run)).toContain('Elsa Mora no juega desde la ronda 3.');
    expect(rowsOf(session, 'Elsa Mora').slice(-1)).toEqual(['3 Elsa Mora–Se retira -']);
    command(session, 'pair-round');
    const third = linesOf(session).filter(({ round, board }) => round === 3 && board !== '');
    expect(third).toHaveLength(4);
    expect(third.map(({ black, white }) => `${black} ${white}`).join()).not.toContain('Elsa');
    expect(linesOf(session).filter(({ round, white }) => round === 3 && white === 'Libre')).toHaveLength(1);
    // The formula of pairings knows it too.
    expect(
      JSON.stringify(
        session.callFunction('TD_SWISS_PAIRINGS', [
          PLAYERS.slice(0, 10).map((name) => [name]),
          session.values('Calendario').filter((row) => row[0] !== 3 || row[1] === ''),
        ]),
      ),
    ).not.toContain('Elsa');
  });

  test('with a game to play in a round under way: 64–0 against him', () => {
    const session = openSwiss({ answers: leaving('elsa mora') });
    playRounds(session, 1);
    command(session, 'pair-round');
    const game = linesOf(session).find(
      ({ round, black, white }) => round === 2 && `${black}${white}`.includes('Elsa'),
    )!;
    const other = linesOf(session).find(({ round, row }) => round === 2 && row !== game.row)!;
    session.type('Calendario', `E${other.row}`, '40');
    session.type('Calendario', `F${other.row}`, '24');
    const opponent = game.black === 'Elsa Mora' ? game.white : game.black;
    const before = Number(pointsOf(session, opponent));
    const run = command(session, 'withdraw');
    expect(saidIn(run)).toContain(`Elsa Mora se retira: pierde 64–0 contra ${opponent} en la ronda 2`);
    expect(Number(pointsOf(session, opponent))).toBe(before + 1);
    expect(
      run.changes.cells.filter(({ sheet }) => sheet === 'Calendario').filter(({ written }) => written),
    ).toHaveLength(1);
    playRound(session, () => 40);
    command(session, 'pair-round');
    expect(rowsOf(session, 'Elsa Mora')).toHaveLength(2);
    // Nobody withdraws twice, and he comes back only by the mark.
    expect(saidIn(again(session, leaving('Elsa Mora')).runAction('withdraw'))).toContain('no es ninguno');
    const back = again(session, { '¿Cómo se llama?': 'Elsa Mora' });
    expect(saidIn(back.runAction('add-late'))).toMatch(/abandonó en la ronda 2; .*quite la A/);
  });

  test('a round without any result is paired anew without him, or he loses his game', () => {
    const session = openSwiss({ answers: leaving('Elsa Mora') });
    playRounds(session, 1);
    command(session, 'pair-round');
    const careful = again(session, { ...leaving('Elsa Mora'), 'Emparejarla de nuevo': 'NO' });
    command(careful, 'withdraw');
    expect(rowsOf(careful, 'Elsa Mora')[1]).toMatch(/^2 .*(A-|-A)$/);
    const bold = again(session, { ...leaving('Elsa Mora'), 'Emparejarla de nuevo': 'YES' });
    command(bold, 'withdraw');
    expect(rowsOf(bold, 'Elsa Mora').slice(1)).toEqual(['2 Elsa Mora–Se retira -']);
    expect(linesOf(bold).filter(({ round, board }) => round === 2 && board !== '')).toHaveLength(4);
    expect(saidIn(command(bold, 'pair-round'))).toContain('La ronda 2 ya está emparejada así');
  });

  test('from a later round: he plays until then', () => {
    const session = openSwiss({ answers: leaving('Elsa Mora', '4') });
    playRounds(session, 2);
    command(session, 'withdraw');
    playRounds(session, 2);
    expect(rowsOf(session, 'Elsa Mora').map((row) => row[0])).toEqual(['1', '2', '4', '3']);
  });

  test.each([
    [leaving('Elsa Mra'), /No hay ningún «Elsa Mra». ¿Es Elsa Mora\?/],
    [leaving('Nadie'), /«Nadie» no es ninguno de los jugadores/],
    [leaving('1, 2'), /un solo jugador/],
    [leaving(''), /un solo jugador/],
    [leaving('Ana Ruiz', '1'), /no puede retirarse desde la ronda 1: escriba 3 o una posterior/],
    [leaving('Ana Ruiz', 'dos'), /«dos».*ronda/],
  ])('%j: one sentence, and nothing changes', (answers, said) => {
    const session = openSwiss({ answers });
    playRounds(session, 2);
    const picture = pictureOf(session);
    expect(saidIn(command(session, 'withdraw'))).toMatch(said);
    expect(pictureOf(session)).toEqual(picture);
  });

  test('before the first round', () => {
    expect(saidIn(command(openSwiss(), 'withdraw'))).toContain('Todavía no hay rondas');
  });
});

describe('Añadir jugador tarde', () => {
  const late = (name: string) => ({ '¿Cómo se llama?': name });

  test('enters in the next round; what he missed stands there and gives nothing', () => {
    const session = openSwiss({ answers: late('Zoe Luz') });
    playRounds(session, 2);
    const run = command(session, 'add-late');
    expect(saidIn(run)).toContain('Zoe Luz juega desde la ronda 3; por las 2 perdidas, 0 puntos.');
    expect(session.displayValues('Inscritos')[11]).toEqual(['Zoe Luz', 'sí']);
    expect(rowsOf(session, 'Zoe Luz')).toEqual(['1 Zoe Luz–Ausente -', '2 Zoe Luz–Ausente -']);
    command(session, 'pair-round');
    expect(rowsOf(session, 'Zoe Luz').slice(2)).toEqual([expect.stringMatching(/^3 /)]);
    expect(pointsOf(session, 'Zoe Luz')).toBe(rowsOf(session, 'Zoe Luz')[2]!.includes('Libre') ? '1' : '0');
  });

  test('half a point for each round missed, where the commission decides so, in pairing and standings', () => {
    const rows = [...OTHELLO_RULES.rows!, ['missedRoundPoints', 0.5]];
    const session = openSwiss({ others: [{ name: 'Reglamento', rows }], answers: late('Zoe Luz') });
    playRounds(session, 2);
    expect(saidIn(command(session, 'add-late'))).toContain('por las 2 perdidas, 1 punto.');
    expect(pointsOf(session, 'Zoe Luz')).toBe('1');
    command(session, 'pair-round');
    const line = linesOf(session).find(
      ({ round, black, white }) => round === 3 && `${black}${white}`.includes('Zoe'),
    )!;
    expect(line.why).toMatch(/^Igualados a 1|^2 contra 1|^1 contra 0/);
  });

  test('a round without any result is paired anew with him, or he waits for the next', () => {
    const session = openSwiss({ players: PLAYERS.slice(0, 9) });
    playRounds(session, 1);
    command(session, 'pair-round');
    const bold = again(session, { ...late('Zoe Luz'), 'Emparejarla de nuevo con': 'YES' });
    command(bold, 'add-late');
    expect(linesOf(bold).filter(({ round, white }) => round === 2 && white === 'Libre')).toHaveLength(0);
    expect(
      rowsOf(bold, 'Zoe Luz')
        .map((row) => row[0])
        .sort(),
    ).toEqual(['1', '2']);
    const careful = again(session, { ...late('Zoe Luz'), 'Emparejarla de nuevo con': 'NO' });
    command(careful, 'add-late');
    expect(rowsOf(careful, 'Zoe Luz')).toEqual(['1 Zoe Luz–Ausente -', '2 Zoe Luz–Ausente -']);
    expect(saidIn(command(careful, 'pair-round'))).toContain('La ronda 2 ya está emparejada así');
  });

  test('who withdrew comes back, and the rounds between are missed', () => {
    const session = openSwiss({
      answers: { ...leaving('Elsa Mora'), ...late('Elsa Mora'), '¿Vuelve a jugar?': 'YES' },
    });
    playRounds(session, 1);
    const picture = pictureOf(session);
    command(session, 'withdraw');
    command(session, 'add-late');
    // Nothing was played meanwhile: it is as if he had stayed.
    expect(linesOf(session)).toHaveLength(5);
    expect(pictureOf(session)['Inscritos']).toEqual(picture['Inscritos']);
    command(session, 'withdraw');
    playRounds(session, 2);
    command(session, 'add-late');
    expect(rowsOf(session, 'Elsa Mora').slice(1).sort()).toEqual([
      '2 Elsa Mora–Ausente -',
      '3 Elsa Mora–Ausente -',
    ]);
    command(session, 'pair-round');
    expect(rowsOf(session, 'Elsa Mora').slice(-1)[0]).toMatch(/^4 /);
  });

  test('before the first round he is one more entry; an entry marked as absent comes after all', () => {
    const session = openSwiss({ answers: late('Zoe Luz') });
    expect(saidIn(command(session, 'add-late'))).toContain('Zoe Luz juega desde la ronda 1.');
    expect(session.sheets()).not.toContain('Calendario');
    session.type('Inscritos', 'B12', 'no');
    command(session, 'add-late');
    expect(session.displayValues('Inscritos')[11]).toEqual(['Zoe Luz', 'sí']);
    expect(saidIn(command(session, 'add-late'))).toContain('«Zoe Luz» ya está en «Inscritos» y juega');
  });

  test.each([
    ['Ana Ruis', /«Ana Ruis» se parece a «Ana Ruiz». ¿Es otra persona\?/],
    ['ANA RUIZ', /«Ana Ruiz» ya está en «Inscritos» y juega/],
    ['', /nombre/],
    ['Libre', /«Libre».*nombre/],
    ['Se retira', /«Se retira».*nombre/],
    ['Total', /«Total».*nombre/],
  ])('«%s»: one sentence, and nothing changes', (name, said) => {
    const session = openSwiss({ answers: late(name) });
    playRounds(session, 1);
    const picture = pictureOf(session);
    expect(saidIn(command(session, 'add-late'))).toMatch(said);
    expect(pictureOf(session)).toEqual(picture);
  });

  test('names that mean something to a spreadsheet stay names, or are refused in a sentence', () => {
    const session = openSwiss();
    playRounds(session, 1);
    const names = ['=1+1', '+3', '@x', '007', '3-1', "O'Neill", 'Ana "la Zurda"', '<b>x</b>', '2026-03-04'];
    fc.assert(
      fc.property(hostileText, (name) => {
        const evening = again(session, late(name));
        const picture = JSON.stringify(pictureOf(evening));
        const refused = command(evening, 'add-late').changes.cells.length === 0;
        const written = evening.displayValues('Inscritos')[11]?.[0] ?? '';
        expect(refused ? '' : textOf(name)).toBe(written);
        expect(JSON.stringify(pictureOf(evening)) === picture).toBe(refused);
        expect(evening.formulas('Inscritos').flat().join('')).toBe('');
        command(evening, 'pair-round');
        expect(linesOf(evening).filter(({ round }) => round === 2).length).toBeGreaterThanOrEqual(5);
      }),
      { ...runs(4), examples: names.map((name) => [name]) },
    );
  }, 60_000);
});
