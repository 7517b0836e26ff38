import { day, f, hour, rich, sheet, type Book, type Value } from '../model';
import * as look from './looks';

/** A Russian round robin: numbers for opponents, halves for draws, a Cyrillic letter for the bye. */
export function russianRoundRobin(): Book {
  const names = ['Аграфенин Пётр', 'Бережная Ульяна', 'Вихров Самсон', 'Громова Дарья', 'Дубравин Лев'];
  const cells = [
    ['', '1', '½', '1½', '2'],
    ['1', '', '0', '½', '1'],
    ['1½', '2', '', '1', 'х'],
    ['½', '1½', '1', '', '2'],
    ['0', '1', 'х', '0', ''],
  ];
  const table = sheet('Таблица')
    .band('A1:K1', 'КРУГОВОЙ ТУРНИР', look.title)
    .band('A2:K2', rich(['Главный судья: ', { b: true }], ['Кузьмин-Заречный А. В.']), look.label)
    .band('A4:A5', '№', look.head)
    .band('B4:B5', 'ФИО', look.head)
    .band('C4:C5', 'Рейтинг', look.head)
    .band('D4:D5', 'Разряд', look.head)
    .band('E4:I4', 'Партия', look.head)
    .rows('E5', [[1, 2, 3, 4, 5]], look.head)
    .band('J4:J5', 'Общий счет', look.head)
    .band('K4:K5', 'Поз.', look.head)
    .rows(
      'A6',
      names.map((name, at): Value[] => [
        at + 1,
        name,
        1820 - at * 45,
        ['КМС', '1', '1', '2', 'б/р'][at]!,
        ...cells[at]!.map((one, column) => (column === at ? '■' : one)),
      ]),
      [look.whole, look.cell, look.whole, look.centred, ...look.times(5, () => look.text)],
    )
    .rows(
      'J6',
      ['5', '2½', '4½', '5', '1'].map((one, at): Value[] => [one, f(`RANK(C${6 + at},$C$6:$C$10)`)]),
      [look.text, look.whole],
    );
  const games = sheet('Стадии ')
    .rows('A1', [['Стадия', 'Группа', 'Стол', 'Фамилия', 'Счет', 'Фамилия', 'Дата']], look.head)
    .rows(
      'A2',
      [
        ['1/16', 'А', 1, 'Аграфенин', '2:1', 'Дубравин', day('2026-03-07')],
        ['1/8', 'А', 2, 'Бережная', hour(2, 0), 'Громова', ''],
        ['', '', 3, 'Вихров', '- : +', 'х', ''],
        ['1/4', 'Б', 1, 'Аграфенин', hour(1, 2), 'Вихров', day('2026-03-08')],
        ['Финал', '', 1, '', '( : )', '', ''],
      ],
      [look.text, look.centred, look.whole, look.cell, look.text, look.cell, look.date],
    )
    .put('E3', hour(2, 0), look.time)
    .put('E5', hour(1, 2), look.time)
    .rows('A8', [
      ['Участников', f('COUNTA(Таблица!B6:B10)')],
      ['Побед 2:0', f('COUNTIF(E2:E6,"2:0")')],
    ]);
  return {
    file: 'ruso-krugovoy-turnir.xlsx',
    program: 'excel',
    author: 'Кузьмин-Заречный',
    sheets: [
      table.with({
        columns: [
          { first: 1, width: 4 },
          { first: 2, width: 24 },
          { first: 5, last: 9, width: 5 },
        ],
        frozen: [5, 2],
        conditional: [look.rule('E6:I10', 'E6="х"', 1)],
      }),
      games.with({ notes: [{ at: 'F4', text: 'х — свободен от игры', author: 'Судья' }] }),
    ],
    names: [{ name: 'Участники', refers: 'Таблица!$B$6:$B$10' }],
  };
}

/** A Greek championship: groups Α and Β, and opponents that are still to be found out. */
export function greekChampionship(): Book {
  const athletes = [
    'Αγαθονίκη Βλάχου',
    'Βαρθολομαίος Γκίκας',
    'Γαρυφαλλιά Δούκα',
    'Δαμιανός Ευθυμίου',
    'Ευτέρπη Ζερβού',
    'Ζώης Ηλιάδης',
  ];
  const list = sheet('Αρχική Λίστα')
    .band('A1:D2', 'ΠΡΩΤΑΘΛΗΜΑ ΤΑΒΛΙΟΥ', look.title)
    .rows('A4', [['Α/Α', 'Αθλητές', 'Κατάταξη', 'Όμιλος']], look.head)
    .rows(
      'A5',
      athletes.map((name, at): Value[] => [at + 1, name, 1500 - at * 15, at < 3 ? 'Α' : 'Β']),
      [look.whole, look.cell, look.whole, look.centred],
    );
  const groups = sheet('Όμιλοι');
  ['Α', 'Β'].forEach((letter, group) => {
    const top = 1 + group * 6;
    groups
      .put(`A${top}`, `Όμιλος ${letter}`, look.head)
      .rows(`B${top}`, [[1, 2, 3, 'Βαθμοί', 'Θέση', 'Ισοβαθμίες']], look.head);
    athletes.slice(group * 3, group * 3 + 3).forEach((name, at) => {
      const row = top + 1 + at;
      made(row, name, at);
    });
    function made(row: number, name: string, at: number): void {
      const own: Value[] = [0, 1, 2].map((other) => (other === at ? '-' : at < other ? '3-1' : '1-3'));
      groups.rows(
        `A${row}`,
        [
          [
            name,
            ...own,
            f(`COUNTIF(B${row}:D${row},"3-1")*2+COUNTIF(B${row}:D${row},"1-3")`),
            f(`RANK(E${row},$E$${top + 1}:$E$${top + 3})`),
            at === 1 ? '2 (+1)' : '',
          ],
        ],
        [look.cell, look.text, look.text, look.text, look.whole, look.whole, look.centred],
      );
    }
  });
  const knockout = sheet('Νοκ άουτ')
    .rows('A1', [['Αγώνας', 'Παίκτης 1', 'Αποτελέσματα', 'Παίκτης 2', 'Ώρα']], look.head)
    .rows(
      'A2',
      [
        ['Νο13', 'Αγαθονίκη Βλάχου', '5-3', 'Ευτέρπη Ζερβού', hour(18)],
        ['Νο14', 'Δαμιανός Ευθυμίου', '( : )', 'Βαρθολομαίος Γκίκας', hour(18, 40)],
        ['Νο15', 'Νικητής Αγώνα Νο13', '( : )', 'Νικητής Αγώνα Νο14', ''],
      ],
      [look.centred, look.cell, look.text, look.cell, look.time],
    );
  return {
    file: 'griego-protathlima.xlsx',
    program: 'libreoffice',
    author: 'Μελπομένη Σταύρου',
    sheets: [
      list.with({
        columns: [
          { first: 1, width: 5 },
          { first: 2, width: 28 },
        ],
        frozen: [4, 0],
      }),
      groups.with({ columns: [{ first: 1, width: 28 }] }),
      knockout.with({
        columns: [
          { first: 2, width: 26 },
          { first: 4, width: 26 },
        ],
        notes: [{ at: 'C3', text: 'Δεν έχει παιχτεί', author: '' }],
      }),
    ],
  };
}
