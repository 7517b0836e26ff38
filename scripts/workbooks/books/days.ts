import { day, f, hour, rich, sheet, type Book, type Frame, type SheetMaker, type Value } from '../model';
import * as look from './looks';

/** One sheet of a day: the same columns each time, the result in whatever way it was typed that day. */
function oneDay(name: string, number: number, heading: string): SheetMaker {
  const pairs: readonly (readonly [string, string])[] = [
    ['Ada Winslow', 'Barnaby Crouch'],
    ['Cecily Hartnoll', 'Dexter Pym'],
    ['Edith Lorne', 'Fergus Mull'],
    ['Barnaby Crouch', 'Cecily Hartnoll'],
    ['Dexter Pym', 'Edith Lorne'],
    ['Fergus Mull', 'Ada Winslow'],
  ];
  // 11-8, 1-2, 2-0 and 9-11, as the program took them that day.
  const results: readonly (readonly [Value, number, number])[] = [
    ['11-8', 11, 8],
    [hour(11, 8), 11, 8],
    [day('2026-02-01'), 1, 2],
    [hour(2, 0), 2, 0],
    ['9-11 (w/o)', 9, 11],
    [day('2026-11-09'), 9, 11],
  ];
  const made = sheet(name)
    .band('A1:H2', heading, look.title)
    .put('A3', 'Venue', look.label)
    .put('B3', 'Scout Hall')
    .put('A4', 'Date', look.label)
    .put('B4', day('2026-05-01') + number, look.date)
    .rows('A6', [['Rd', 'Time', 'Court', 'Home', '', '-', '', 'Away', 'Result', 'Remarks']], look.head);
  pairs.forEach(([home, away], at) => {
    const isFirst = at % 3 === 0;
    const [result, own, other] = results[(at + number) % 6]!;
    made.rows(
      `A${7 + at}`,
      [
        [
          isFirst ? 1 + at / 3 : '',
          isFirst ? hour(18, at * 20) : '',
          (at % 3) + 1,
          home,
          own,
          '-',
          other,
          away,
          result,
          '',
        ],
      ],
      [
        look.whole,
        look.time,
        look.whole,
        look.cell,
        look.whole,
        look.centred,
        look.whole,
        look.cell,
        typeof result === 'string' ? look.centred : (result as number) > 1 ? look.date : look.time,
        look.cell,
      ],
    );
  });
  return made
    .put('D14', 'Points today', look.total)
    .put('E14', f('SUM(E7:E12)'), look.total)
    .put('G14', f('SUM(G7:G12)'), look.total)
    .with({
      columns: [
        { first: 1, last: 3, width: 7 },
        { first: 4, width: 20 },
        { first: 5, last: 7, width: 4 },
        { first: 8, width: 20 },
        { first: 9, last: 10, width: 14 },
      ],
      conditional: [look.rule('E7:E12', 'E7&gt;G7', 0), look.rule('G7:G12', 'G7&gt;E7', 0, 2)],
      print: look.landscape,
    });
}

export function daysOfOpen(): Book {
  const filtered: Frame = {
    filter: { ref: 'A6:J12', column: 2, values: ['1', '2'] },
    rowAttributes: { 9: 'hidden="1"', 12: 'hidden="1"' },
    printerSettings: true,
    notes: [
      {
        at: 'I9',
        text: 'Was this 1-2 or the first of February?',
        author: 'Nigel Tothill',
        reply: '1–2, Excel did it again',
      },
      { at: 'H11', text: 'Arrived late', author: 'Nigel Tothill' },
    ],
  };
  const table = sheet('Table')
    .band('A1:G1', 'Overall', look.title)
    .rows('A3', [['POS', 'Name', 'P', 'W', 'L', 'Diff', 'Pts']], look.head)
    .rows(
      'A4',
      ['Ada Winslow', 'Barnaby Crouch', 'Cecily Hartnoll', 'Dexter Pym', 'Edith Lorne', 'Fergus Mull'].map(
        (name, at): Value[] => {
          const row = 4 + at;
          const count = (column: string): string =>
            `COUNTIF('Day 1'!${column}$7:${column}$12,B${row})+COUNTIF('Day 2 '!${column}$7:${column}$12,B${row})`;
          return [
            at + 1,
            name,
            f(`${count('D')}+${count('H')}`),
            f(
              `SUMPRODUCT(('Day 1'!D$7:D$12=B${row})*('Day 1'!E$7:E$12>'Day 1'!G$7:G$12))+SUMPRODUCT(('Day 1'!H$7:H$12=B${row})*('Day 1'!G$7:G$12>'Day 1'!E$7:E$12))`,
            ),
            f(`C${row}-D${row}`),
            f(`D${row}-E${row}`),
            f(`D${row}*2`),
          ];
        },
      ),
      [look.whole, look.cell, look.whole, look.whole, look.whole, look.whole, look.whole],
    );
  return {
    file: 'excel-one-sheet-per-day.xlsx',
    program: 'excel',
    author: 'Nigel Tothill',
    sheets: [
      oneDay('Day 1', 1, 'SPRING OPEN — DAY ONE'),
      oneDay('Day 2 ', 2, 'SPRING OPEN — DAY TWO').with(filtered),
      oneDay(' Day 3', 3, 'SPRING OPEN — DAY THREE'),
      oneDay('Day 1 (2)', 1, 'SPRING OPEN — DAY ONE').with({ state: 'hidden' }),
      oneDay('Day 2 old', 4, 'SPRING OPEN — DAY TWO').with({ state: 'veryHidden' }),
      table,
    ],
    names: [
      { name: '_xlnm._FilterDatabase', refers: "'Day 2 '!$A$6:$J$12", sheet: 1, hidden: true },
      { name: '_xlnm.Print_Area', refers: "'Day 2 '!$A$1:$J$14", sheet: 1 },
    ],
    active: 1,
  };
}

/** Excel for the Mac of old: days counted from 1904. */
export function macCalendar(): Book {
  const games: readonly Value[][] = [
    [1, day('2026-03-07') - 1462, 'Los Cocuyos', 3, '-', 1, 'Peña Araguaney'],
    ['', '', 'Ficha Loca', 2, '-', 3, 'Tres Esquinas'],
    ['', '', 'La Cochina', 3, '-', 0, 'Doble Seis'],
    [2, day('2026-03-14') - 1462, 'Los Cocuyos', 1, '-', 3, 'Ficha Loca'],
    ['', '', 'Tres Esquinas', 3, '-', 2, 'La Cochina'],
    ['', '', 'Doble Seis', 0, '-', 0, 'Peña Araguaney'],
    [3, day('2026-03-21') - 1462, 'Los Cocuyos', 0, '-', 0, 'Tres Esquinas'],
    ['', '', 'Ficha Loca', '', '-', '', 'Doble Seis'],
    ['', '', 'Peña Araguaney', '', '-', '', 'La Cochina'],
  ];
  const made = sheet('Calendario 2026')
    .band('A1:L4', 'LIGA INTERBARRIOS DE DOMINÓ', look.title)
    .rows(
      'A5',
      [
        ['Temporada', 'Apertura'],
        ['Sede', 'Club Catalán'],
      ],
      look.label,
    )
    .rows(
      'A8',
      [['Jda.', 'Fecha', 'Local', 'TF', 'Vrs', 'TC', 'Visitante', 'Resultado', 'GF', 'GC', 'P', 'Mesa']],
      look.head,
    )
    .rows('A9', games, [look.whole, look.date, look.cell, look.whole, look.centred, look.whole, look.cell]);
  games.forEach((game, at) => {
    const row = 9 + at;
    const isPlayed = at < 5;
    made.put(
      `H${row}`,
      isPlayed ? `${game[3] as number}-${game[5] as number}` : at < 7 ? '0-0' : '',
      look.text,
    );
    made.put(`I${row}`, at < 3 ? f(`D${row}`) : isPlayed ? game[3]! : 0, look.whole);
    made.put(`J${row}`, at < 3 ? f(`F${row}`) : isPlayed ? game[5]! : 0, look.whole);
    made.put(`K${row}`, f(`IF(D${row}>F${row},2,IF(D${row}<F${row},1,0))`), look.whole);
    made.put(`L${row}`, (at % 3) + 1, look.whole);
  });
  made
    .put('F20', 'Partidas jugadas', look.total)
    .put('G20', f('COUNTIF(H9:H17,"3-*")+COUNTIF(H9:H17,"*-3")'), look.total);
  const teams = ['Los Cocuyos', 'Peña Araguaney', 'Ficha Loca', 'Tres Esquinas', 'La Cochina', 'Doble Seis'];
  const standings = sheet('Tabla')
    .band('A1:H1', rich(['Tabla ', { b: true }], ['de posiciones']), look.title)
    .rows('A3', [['Lugar', 'Equipo', 'J', 'V', 'D', 'P', 'Dif.', 'Última']], look.head);
  teams.forEach((team, at) => {
    const row = 4 + at;
    const won = ['3-0', '3-1', '3-2'].map(
      (one) => `COUNTIFS('Calendario 2026'!$C$9:$C$17,B${row},'Calendario 2026'!$H$9:$H$17,"${one}")`,
    );
    const away = ['0-3', '1-3', '2-3'].map(
      (one) => `COUNTIFS('Calendario 2026'!$G$9:$G$17,B${row},'Calendario 2026'!$H$9:$H$17,"${one}")`,
    );
    standings.rows(
      `A${row}`,
      [
        [
          at + 1,
          team,
          2,
          f([...won, ...away].join('+')),
          f(`C${row}-D${row}`),
          f(`D${row}*2+E${row}`),
          f('8+7'),
          day('2026-03-14') - 1462,
        ],
      ],
      [look.whole, look.cell, look.whole, look.whole, look.whole, look.whole, look.whole, look.date],
    );
  });
  return {
    file: 'excel-mac-1904-calendario.xlsx',
    program: 'excel',
    author: 'Plácido Ochoa',
    date1904: true,
    sheets: [
      made.with({
        columns: [
          { first: 2, width: 12 },
          { first: 3, width: 18 },
          { first: 4, last: 6, width: 5 },
          { first: 7, width: 18 },
          { first: 9, last: 10, width: 5, hidden: true },
        ],
        frozen: [8, 0],
        notes: [{ at: 'H14', text: 'Se suspendió por lluvia', author: 'Plácido' }],
        validations: [look.wholeBetween('D9:D17 F9:F17', 0, 3)],
      }),
      standings,
    ],
  };
}
