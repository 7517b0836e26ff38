import { describe, expect, test } from '@jest/globals';
import type { PanelGivenAnswer } from '../../src/ui/contract';
import { openClub, pictureOf, records, saidIn } from './club';
import { call } from './panel/calls';

type Session = ReturnType<typeof openClub>;

/** Types one text after another into the dialog, and accepts; gives everything that was asked. */
function configure(session: Session, ...typed: readonly string[]): { asked: string[]; last: string } {
  const given: PanelGivenAnswer[] = [];
  const asked: string[] = [];
  for (const text of [...typed, '']) {
    const { answer } = call(session, 'cubiletePanelRun', 'configure-tournament', given);
    if (answer.kind !== 'ask') throw new Error(JSON.stringify(answer));
    asked.push(answer.question.text);
    given.push({ question: answer.question, reply: { button: 'ok', text } });
  }
  const { answer } = call(session, 'cubiletePanelRun', 'configure-tournament', given);
  return { asked, last: 'text' in answer ? answer.text : answer.question.text };
}

/** The number that an option has in the list. */
function numberOf(asked: string, name: string): string {
  const line = asked.split('\n').find((one) => one.includes(`. ${name}:`));
  if (!line) throw new Error(`${name} is not in the list`);
  return /^\d+/.exec(line)![0];
}

describe('Configurar torneo', () => {
  test('shows the regulation and its options with article and default, and how many groups can be', () => {
    const [text] = configure(openClub()).asked;
    expect(text).toContain('Reglamento: HG (HG, INTERNATIONAL, MIAPUESTA, OTHELLO)');
    expect(text).toContain('Puntos en los grupos: 3 (7.2.1)');
    // Eight entries in groups of 3 to 5 (7.1): two.
    expect(text).toContain('Número de grupos: sin fijar (7.1; con 8 inscritos, 2)');
  });

  test('accepted as it is, nothing is written', () => {
    const session = openClub();
    const before = pictureOf(session);
    expect(configure(session).last).toContain('no se ha cambiado nada');
    expect(pictureOf(session)).toEqual(before);
  });

  test('writes what differs to Reglamento, with article and default; the commands go by it', () => {
    const session = openClub();
    const [text] = configure(session).asked;
    const set = (name: string, value: string) => `${numberOf(text!, name)}=${value}`;
    configure(
      session,
      `${set('Puntos en los grupos', '5')}; ${set('Hora del primer encuentro', '19:30')}; ${set('Mesas por grupo', '1')}`,
      set('El forfait cuenta para el nivel', 'sí'),
    );
    expect(records(session, 'Reglamento')).toEqual([
      { Opción: 'groupMatchLength', Valor: '5', Artículo: '7.2.1', 'Por defecto': '3' },
      { Opción: 'startTime', Valor: '19:30', Artículo: '2.2', 'Por defecto': '' },
      { Opción: 'boardsPerGroup', Valor: '1', Artículo: '7.4.9', 'Por defecto': '' },
      { Opción: 'rateForfeits', Valor: 'sí', Artículo: '7.5.1', 'Por defecto': 'no' },
    ]);
    session.runAction('seed-groups');
    session.runAction('schedule');
    const rows = records(session, 'Calendario').filter(({ Grupo }) => Grupo === 'G1');
    // One board: six matches one after another, 40 minutes each (2.4: 8 minutes a point).
    expect(rows.map(({ Hora, Mesa }) => [Hora, Mesa])).toEqual(
      ['19:30', '20:10', '20:50', '21:30', '22:10', '22:50'].map((hour) => [hour, '1']),
    );
  });

  test("the director's rows and columns stay; his row is changed where it stands, and back to the default", () => {
    const rules = [
      ['Normas del club', '', ''],
      ['opción', 'valor', 'acta'],
      ['drawSeed', 17, 'sorteo ante todos'],
      ['groupMatchLength', 5, 'asamblea'],
    ];
    const session = openClub({ others: [{ name: 'Reglamento', rows: rules }] });
    const [text] = configure(session).asked;
    expect(text).toContain('Puntos en los grupos: 5 (7.2.1; por defecto 3)');
    configure(
      session,
      `${numberOf(text!, 'Puntos en los grupos')}=; ${numberOf(text!, 'Puntos en la final')}=9`,
    );
    expect(session.displayValues('Reglamento')).toEqual([
      ['Normas del club', '', ''],
      ['opción', 'valor', 'acta'],
      ['drawSeed', '17', 'sorteo ante todos'],
      ['groupMatchLength', '3', 'asamblea'],
      ['finalMatchLength', '9', ''],
    ]);
    session.runAction('undo');
    expect(session.displayValues('Reglamento')[3]![1]).toBe('5');
    expect(session.displayValues('Reglamento')).toHaveLength(4);
  });

  test.each([
    ['Puntos en los grupos', '0', 'groupMatchLength'],
    ['El forfait cuenta para el nivel', 'quizás', 'rateForfeits'],
    ['Reglamento', 'FIFA', 'FIFA'],
    ['Hora del primer encuentro', 'tarde', 'tarde'],
    ['Número de grupos', '4', '2'],
    ['Retrasos a 3 puntos', '35:1,20:2', 'lateTable3'],
  ])('%s = %s: it is said, and nothing is kept of it', (name, value, word) => {
    const session = openClub();
    const [text] = configure(session).asked;
    const { asked, last } = configure(session, `${numberOf(text!, name)}=${value}`);
    expect(asked[1]!.split('\n')[0]).toContain(word);
    expect(last).toContain('no se ha cambiado nada');
    expect(session.sheets()).not.toContain('Reglamento');
  });

  test('a table of lateness for the final, which HG has none for (2.3.1)', () => {
    const session = openClub();
    const [text] = configure(session).asked;
    configure(session, `${numberOf(text!, 'Retrasos a 7 puntos')}=20:1,40:3,60:7`);
    expect(session.values('Reglamento')[1]!.slice(0, 2)).toEqual(['lateTable7', '20:1,40:3,60:7']);
  });

  test('another regulation', () => {
    const session = openClub();
    const [text] = configure(session).asked;
    const { asked } = configure(
      session,
      `${numberOf(text!, 'Reglamento')}=international; ${numberOf(text!, 'Puntos en los grupos')}=7`,
    );
    expect(asked[1]).toContain('Reglamento: INTERNATIONAL');
    expect(records(session, 'Reglamento').map(({ Opción, Valor }) => [Opción, Valor])).toEqual([
      ['base', 'INTERNATIONAL'],
      ['groupMatchLength', '7'],
    ]);
  });

  test('from the menu it asks in a dialog', () => {
    const session = openClub();
    const run = session.runAction('configure-tournament');
    expect(run.error).toBeUndefined();
    expect(saidIn(run)).toContain('Puntos en los grupos');
  });
});
