import {
  bad,
  f,
  filledByGoogle,
  googleFormula,
  hour,
  sheet,
  type Book,
  type SheetMaker,
  type Style,
  type Value,
} from '../model';
import * as look from './looks';
import { PEOPLE } from './long-lists';

const plain: Style = { font: 'Arial' };
const green: Style = { fill: 'B7E1CD', b: true };

/** Google's export writes a thousand rows, whatever is in them. */
function thousandRows(made: SheetMaker, columns: number, style: Style = plain): SheetMaker {
  for (let row = 1; row <= 1000; row++) {
    for (let column = 1; column <= columns; column++) {
      if (!made.cells.get(row)?.has(column)) made.set(row, column, '', style);
    }
  }
  return made;
}

/** Two rankings, and two people of one name. */
export function twoRankings(): Book {
  const names = [...PEOPLE.slice(24, 34), PEOPLE[24]!];
  const ranking = (name: string, year: number): SheetMaker =>
    sheet(name)
      .put('A1', `Ranking ${year}`, { ...green, sz: 14 })
      .rows('A3', [['#', 'Jugador', 'Nivel', 'Pts', 'Ene', 'Feb', 'Mar', 'work', 'Cat.']], green)
      .rows(
        'A4',
        names.map((player, at): Value[] => [
          f(`RANK(C${4 + at},$C$4:$C$14)`),
          player,
          year - 500 - at * 20,
          f(`SUM(E${4 + at}:G${4 + at})`),
          at % 2 ? 2.2 : 0.1,
          at % 3 ? 1.16 : '',
          0,
          f(`C${4 + at}*2`),
          at < 5 ? 'A' : 'B',
        ]),
        [undefined, plain, { fmt: '0.0' }, { fmt: '0.00' }],
      );
  const now = ranking('Ranking 2026', 2026);
  now.put('B4', names[0]!, { fill: 'FFE599' }).put('B14', names[10]!, { fill: 'F4CCCC' });
  const live = sheet('Top')
    .put(
      'A1',
      googleFormula(
        'QUERY(\'Ranking 2026\'!B3:C14,"select B,C where C>1400 order by C desc limit 3",1)',
        'Jugador',
      ),
    )
    .put('B1', filledByGoogle('Nivel'))
    .rows(
      'A2',
      [0, 1, 2].map((at): Value[] => [filledByGoogle(names[at]!), filledByGoogle(2026 - 500 - at * 20)]),
    )
    .put('D1', googleFormula("ARRAYFORMULA('Ranking 2026'!B4:B6)", names[0]!))
    .put('D2', filledByGoogle(names[1]!))
    .put('D3', filledByGoogle(names[2]!))
    .put('F1', googleFormula("SPARKLINE('Ranking 2026'!C4:C14)", ''));
  return {
    file: 'google-ranking-doble.xlsx',
    program: 'google',
    author: '',
    sheets: [
      thousandRows(now, 9).with({
        frozen: [3, 0],
        columns: [
          { first: 1, width: 5.13 },
          { first: 2, width: 24.38 },
          { first: 8, width: 12.63, hidden: true },
        ],
        conditional: [look.rule('A4:I14', '$I4="A"', 0)],
        notes: [
          { at: 'B4', text: 'Es la de San Antonio, teléfono 0414', author: '' },
          { at: 'B14', text: 'Es la de Los Teques', author: '' },
        ],
      }),
      ranking('Ranking 2025', 2025).with({ frozen: [3, 0], columns: [{ first: 2, width: 24.38 }] }),
      sheet('Inscritos')
        .rows('A1', [['Nombre', 'Confirmó', 'Presente', 'Hora']], green)
        .rows(
          'A2',
          names.slice(0, 9).map((name, at): Value[] => [name, true, at !== 4, hour(19, 30 + at)]),
          [plain, undefined, undefined, { fmt: 'h:mm' }],
        )
        .with({
          validations: [
            '<dataValidation type="list" allowBlank="1" sqref="B2:C10"><formula1>"VERDADERO,FALSO"</formula1></dataValidation>',
          ],
        }),
      live,
    ],
    names: [{ name: 'Z_6F1C_.wvu.FilterData', refers: "'Ranking 2026'!$A$3:$I$14", sheet: 0, hidden: true }],
  };
}

/** What is left when the sheet that everything was read from is gone: errors by the hundred, and numbers typed over them. */
export function brokenReferences(): Book {
  const made = sheet('Puntos x torneo')
    .band('A1:J1', 'ACUMULADO', { ...green, center: true })
    .rows('A3', [['Jugador', 'T1', 'T2', 'T3', 'T4', 'aux1', 'aux2', 'T5', 'Total', 'Prom.']], green);
  PEOPLE.slice(0, 40).forEach((name, at) => {
    const row = 4 + at;
    const look = (column: number): Value =>
      at < 24 ? f(`VLOOKUP($A${row},#REF!,${column},FALSE)`, bad('#REF!')) : (at * column) % 7;
    made.rows(`A${row}`, [
      [
        name,
        look(2),
        look(3),
        look(4),
        at % 4 === 3 ? f('8+7') : at % 4 === 2 ? f('2.2+1.16+0.1') : 3,
        look(5),
        look(6),
        0,
      ],
    ]);
    made.put(
      `I${row}`,
      at < 24 ? f(`SUM(B${row}:H${row})`, bad('#REF!')) : at < 34 ? f(`SUM(B${row}:H${row})`) : 20 + at,
      { b: true },
    );
    made.put(`J${row}`, at < 24 ? f(`I${row}/5`, bad('#REF!')) : f(`I${row}/5`), { fmt: '0.00' });
  });
  made.put('A45', 'Total').put('I45', f('SUM(I28:I43)'), { b: true });
  const imported = sheet('Import')
    .put(
      'A1',
      googleFormula('IMPORTRANGE("https://docs.google.com/spreadsheets/d/0000","Hoja 1!A1:C20")', '#REF!'),
    )
    .put('A3', googleFormula('IFERROR(TD_NADA(A1:B2),"")', ''))
    .put('B3', bad('#N/A'))
    .put('C3', f('1/0', bad('#DIV/0!')))
    .put('D3', f('NADA(2)', bad('#NAME?')));
  return {
    file: 'google-refs-rotas.xlsx',
    program: 'google',
    author: '',
    sheets: [
      thousandRows(made, 10).with({
        frozen: [3, 1],
        columns: [
          { first: 1, width: 22.5 },
          { first: 6, last: 7, width: 12.63, hidden: true },
        ],
        filter: { ref: 'A3:A43', column: 0, values: PEOPLE.slice(0, 30) },
        rowAttributes: Object.fromEntries(Array.from({ length: 10 }, (_, at) => [34 + at, 'hidden="1"'])),
      }),
      imported,
    ],
    names: [
      { name: '_xlnm._FilterDatabase', refers: "'Puntos x torneo'!$A$3:$A$43", sheet: 0, hidden: true },
    ],
  };
}
