import { describe, expect, test } from '@jest/globals';
import { ledgerColumns, lineKind, tournamentState } from '../../src/sheet/ledger-table';
import { LEDGER_COLUMNS, LEFT_CAUSES } from '../../src/sheet/ledger-words';
import { fold } from '../../src/sheet/text';

// A season begun in one language goes on in another.
const LEDGERS = [
  [
    'Spanish',
    'Torneo|Tipo|Fase|Ganador|Perdedor|Marcador|n|Antes G|Antes P|D|P|K G|K P|Cambio G|Cambio P|Después G|Después P|Artículo',
  ],
  [
    'English',
    'Tournament|Kind|Phase|Winner|Loser|Score|n|Before W|Before L|D|P|K W|K L|Change W|Change L|After W|After L|Article',
  ],
  [
    'Greek',
    'Τουρνουά|Είδος|Φάση|Νικητής|Ηττημένος|Σκορ|n|Πριν Ν|Πριν Η|D|P|K Ν|K Η|Μεταβολή Ν|Μεταβολή Η|Μετά Ν|Μετά Η|Άρθρο',
  ],
  [
    'Russian',
    'Турнир|Вид|Стадия|Победитель|Проигравший|Счёт|n|До П|До Пр|D|P|K П|K Пр|Изм. П|Изм. Пр|После П|После Пр|Пункт',
  ],
] as const;

const COLUMNS = [
  ...['tournament', 'kind', 'phase', 'winner', 'loser', 'score', 'length', 'beforeWinner', 'beforeLoser'],
  ...['difference', 'upset', 'kWinner', 'kLoser', 'changeWinner', 'changeLoser', 'afterWinner', 'afterLoser'],
  'article',
];

describe.each(LEDGERS)('a ledger in %s', (_, header) => {
  const titles = header.split('|');

  test('each title is its column’s, in the order written', () => {
    expect(LEDGER_COLUMNS).toEqual(COLUMNS);
    expect(ledgerColumns(titles)).toEqual(Object.fromEntries(COLUMNS.map((column, at) => [column, at])));
  });

  test('in any order, case and form of accents, beside columns of the director’s own', () => {
    const moved = ['', 'Mis notas', ...titles.map((title) => title.normalize('NFD')).reverse()];
    expect(ledgerColumns(moved)).toEqual(
      Object.fromEntries(COLUMNS.map((column, at) => [column, titles.length + 1 - at])),
    );
    expect(ledgerColumns(titles.map((title) => title.toUpperCase()))).toEqual(ledgerColumns(titles));
  });

  test.each(titles)('without %s it is none', (title) => {
    expect(ledgerColumns(titles.filter((one) => one !== title))).toBeNull();
    expect(ledgerColumns(titles.map((one) => (one === title ? '' : one)))).toBeNull();
    expect(ledgerColumns(titles.map((one) => (one === title ? `${title} 2` : one)))).toBeNull();
  });
});

describe('the kind of a line', () => {
  test.each([
    ['start', ['Inicio', 'Start', 'Αρχή', 'Начало']],
    ['tournament', ['Torneo', 'Tournament', 'Τουρνουά', 'Турнир']],
    ['match', ['Encuentro', 'Match', 'Ματς', 'Матч']],
    ['penalty', ['Penalización', 'Penalty', 'Ποινή', 'Штраф']],
    ['restart', ['Vuelve como nuevo', 'Back as new', 'Επιστροφή ως νέος', 'Вернулся как новый']],
    ['adjustment', ['Corregido a mano', 'Corrected by hand', 'Διορθώθηκε με το χέρι', 'Исправлено вручную']],
  ])('%s: %j', (kind, words) => {
    for (const word of words) expect([word, lineKind(word)]).toEqual([word, kind]);
    for (const word of words) expect([word, lineKind(` ${word.toUpperCase()} `)]).toEqual([word, kind]);
  });

  test.each(['', null, undefined, 1, 'Total', 'Partida', 'Penal', 'Nuevo', 'Corregido', 'Турнирная таблица'])(
    '%p is a line of nobody’s',
    (cell) => {
      expect(lineKind(cell)).toBeNull();
    },
  );
});

describe('the state of a tournament', () => {
  test.each([
    ['reopened', ['reabierto', 'reopened', 'ανοιχτό ξανά', 'открыт заново']],
    ['unofficial', ['no oficial', 'unofficial', 'ανεπίσημο', 'неофициальный']],
    ['official', ['oficial', 'official', 'επίσημο', 'официальный', '', null, 'abierto', 'cerrado', 'Marzo']],
  ])('%s: %j', (state, words) => {
    for (const word of words) expect([word, tournamentState(word)]).toEqual([word, state]);
    for (const word of words) {
      expect([word, tournamentState(word?.toUpperCase())]).toEqual([word, state]);
    }
  });
});

describe('the cause of a penalty', () => {
  const hasLeft = (text: string) => LEFT_CAUSES.has(fold(text));

  test.each(['Se fue del torneo', 'Left the tournament', 'Εγκατέλειψε το τουρνουά', 'Покинул турнир'])(
    '%s: he left (2.3.5)',
    (cause) => {
      expect([hasLeft(cause), hasLeft(cause.toUpperCase())]).toEqual([true, true]);
    },
  );

  test.each([
    ...['Confirmó y no vino', 'Confirmed and did not come', 'Επιβεβαίωσε και δεν ήρθε', ''],
    ...['Подтвердил и не пришёл', 'Torneo', 'Se fue'],
  ])('%p: he did not come', (cause) => {
    expect(hasLeft(cause)).toBe(false);
  });
});
