import { f, rich, sheet, type Book, type Value } from '../model';
import * as look from './looks';

/** Pairs, with sets in brackets; a calendar of the day and a table with letters for columns. */
export function pairs(): Book {
  const teams = [
    'Alcides Roa / Berta Luz',
    'Camilo Paz / Dora Gil',
    'Elías Sol / Flor Mar',
    'Gil Haro / Hilda Rey',
  ];
  const results = [
    ['1', '3 - 1 (4, -5, 8, 7)', 0, 1],
    ['', '3 - 0 (2, 9, 6)', 2, 3],
    ['2', '0 - 3 w/o', 0, 2],
    ['', '3-2 (-4, -5, 8, 7, 10)', 1, 3],
    ['3', 'w/o', 0, 3],
    ['', '1 – 3', 1, 2],
  ] as const;
  return {
    file: 'libreoffice-parejas.xlsx',
    program: 'libreoffice',
    author: 'Eleuterio Blanco',
    sheets: [
      sheet('Jornadas')
        .band('A1:F3', 'COPA DE PAREJAS', look.title)
        .rows('A4', [['Organiza', 'Centro Canario']], look.label)
        .rows('A6', [['Jda.', 'Pareja', 'Vrs', 'Pareja', 'Resultado', 'Nivel']], look.head)
        .rows(
          'A7',
          results.map(([round, result, a, b], at): Value[] => [
            round === '' ? '' : Number(round),
            teams[a]!,
            'vs',
            teams[b]!,
            result,
            at % 2 ? '9, 355' : '1405 (+16)',
          ]),
          [look.whole, look.cell, look.centred, look.cell, look.text, look.centred],
        )
        .with({
          columns: [
            { first: 1, width: 6 },
            { first: 2, width: 26 },
            { first: 4, width: 26 },
            { first: 5, width: 22 },
          ],
          rowAttributes: { 1: 'ht="24.05"', 8: 'outlineLevel="1"', 10: 'outlineLevel="1"' },
          frozen: [6, 0],
          validations: [
            '<dataValidation allowBlank="true" errorStyle="stop" operator="equal" showDropDown="false" showErrorMessage="false" showInputMessage="true" sqref="C7:C12" type="list"><formula1>"vs,contra"</formula1><formula2>0</formula2></dataValidation>',
          ],
          notes: [{ at: 'E9', text: 'El marcador es inventado: no vinieron', author: 'Eleuterio' }],
          print: {
            options:
              '<printOptions headings="false" gridLines="false" gridLinesSet="true" horizontalCentered="true" verticalCentered="false"/>',
            setup:
              '<pageSetup paperSize="9" scale="100" fitToWidth="1" fitToHeight="1" pageOrder="downThenOver" orientation="portrait" blackAndWhite="false" draft="false" cellComments="none" horizontalDpi="300" verticalDpi="300" copies="1"/>',
            header:
              '<headerFooter differentFirst="false" differentOddEven="false"><oddHeader>&amp;C&amp;"Times New Roman,Normal"&amp;12&amp;A</oddHeader><oddFooter>&amp;C&amp;"Times New Roman,Normal"&amp;12Página &amp;P</oddFooter></headerFooter>',
          },
        }),
      sheet('Tabla')
        .band('A1:A2', 'Pos.', look.head)
        .band('B1:B2', 'Pareja', look.head)
        .band('C1:E1', 'Juegos', look.head)
        .band('F1:H1', 'Sets', look.head)
        .rows('C2', [['PJ', 'PG', 'PP', 'PF', 'PC', 'DP']], look.head)
        .rows(
          'A3',
          teams.map((team, at): Value[] => {
            const row = 3 + at;
            const wins = (column: string, text: string): string =>
              `COUNTIFS(Jornadas!$${column}$7:$${column}$12,B${row},Jornadas!$E$7:$E$12,"${text}")`;
            return [
              at + 1,
              team,
              f(`COUNTIF(Jornadas!$B$7:$D$12,B${row})`),
              f(`${wins('B', '3 - *')}+${wins('D', '0 - 3*')}`),
              f(`C${row}-D${row}`),
              9 - at,
              4 + at,
              f(`F${row}-G${row}`),
            ];
          }),
          [look.whole, look.cell, ...look.times(6, () => look.whole)],
        ),
      sheet('Tabla_2')
        .rows('A1', [['Equipo', 'P', 'D', 'V']], look.head)
        .rows(
          'A2',
          teams.map((team, at): Value[] => [team, 3, at, 3 - at]),
        )
        .with({ state: 'hidden' }),
    ],
  };
}

/** A club that names its sheets after nothing in particular. */
export function clubNights(): Book {
  const names = ['Ottoline Frith', 'Percival Nunn', 'Rowena Stacey', 'Tobias Quill'];
  const cross = sheet('Thu')
    .put('A1', rich(['THURSDAY ', { b: true }], ['club night', { color: '7030A0' }]))
    .rows(
      'A2',
      [
        ['Arbiter', 'Una Birtwhistle'],
        ['Boards', 4],
      ],
      look.label,
    )
    .rows('B5', [['Seeds', ...[0, 1, 2, 3].map((at): Value => f(`$A$${7 + at}`)), 'Total', 'POS']], look.head)
    .rows('A6', [['', '', '(W)', '(W)', '(B)', '(B)']], look.head)
    .rows(
      'A7',
      names.map((name, at): Value[] => [
        name,
        at + 1,
        ...names.map((_, other): Value =>
          other === at
            ? 'xx'
            : at < other
              ? at + other === 3
                ? '½'
                : 1
              : at + other === 3
                ? '½'
                : other === 2
                  ? 'w/o'
                  : 0,
        ),
        f(`SUM(C${7 + at}:F${7 + at})+COUNTIF(C${7 + at}:F${7 + at},"½")/2`),
        f(`RANK(G${7 + at},$G$7:$G$10)`),
      ]),
      [
        look.cell,
        look.whole,
        look.centred,
        look.centred,
        look.centred,
        look.centred,
        look.decimal,
        look.whole,
      ],
    );
  const stuff = sheet('stuff')
    .rows('A1', [['Home', 'Away', 'Court', 'Rd', 'Score', 'Half']], look.head)
    .rows('A2', [
      [names[0]!, names[1]!, 1, 1, '7-5', '1½'],
      [names[2]!, names[3]!, 2, '', '7 – 3', '½'],
      [names[0]!, names[2]!, 1, 2, '1 – 3', ''],
      [names[1]!, names[3]!, 2, '', '0-0', ''],
    ]);
  return {
    file: 'english-no-standard-names.xlsx',
    program: 'excel',
    author: 'Una Birtwhistle',
    sheets: [
      cross.with({
        columns: [
          { first: 1, width: 20 },
          { first: 9, width: 9, hidden: true },
        ],
        frozen: [6, 1],
      }),
      stuff,
      sheet('Sheet1')
        .band('A1:D5', 'Membership — read this first', look.title)
        .rows(
          'A7',
          [
            ['Fee', 12],
            ['Season', '2025/26'],
            ['Treasurer', 'Una Birtwhistle'],
            ['Bank', 'n/a'],
          ],
          look.label,
        )
        .rows('A14', [['No', 'Competitor', 'Rating', 'Paid']], look.head)
        .rows(
          'A15',
          names.map((name, at): Value[] => [at + 1, name, 1700 - at * 33, at < 2 ? 'yes' : '']),
        )
        .with({
          tables: [{ name: 'Table1', ref: 'A14:D18', columns: ['No', 'Competitor', 'Rating', 'Paid'] }],
        }),
      sheet('Sheet3'),
    ],
  };
}
