import { day, f, sheet, type Book, type Value } from '../model';
import * as look from './looks';

const FIRST = 'Ana,Beltrán,Carlota,Darío,Emilia,Fabián,Gladys,Hernán,Irma,Joaquín,Keila,Lorenzo'.split(',');
const LAST = 'Abreu,Bolívar,Chacón,Dávila,Espejo'.split(',');
export const PEOPLE = LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`));

/** Formatting to row 10,000, with sixty rows of data. */
export function longFormatting(): Book {
  const made = sheet('Padrón')
    .band('A1:H2', 'PADRÓN DE SOCIOS', look.title)
    .rows('A3', [['Actualizado:', day('2026-03-01')]], [look.label, look.date])
    .rows(
      'A5',
      [['Nº', 'Apellidos y nombres', 'Categoría', 'Nivel', 'Puntos', 'Último resultado', 'Fecha', 'Cuota']],
      look.head,
    );
  const columns = [
    look.whole,
    look.cell,
    look.centred,
    look.decimal,
    look.whole,
    look.text,
    look.date,
    look.points,
  ];
  PEOPLE.forEach((name, at) => {
    const row = 6 + at;
    // Half-way down somebody began to type the numbers.
    const total: Value = at < 31 ? f(`D${row}/10`) : Math.round(1500 - at * 3) / 10;
    made.rows(
      `A${row}`,
      [
        [
          at + 1,
          name,
          ['A', 'B', 'C'][at % 3]!,
          1500 - at * 3,
          total,
          at % 5 === 0 ? '0-0' : '3-1',
          at % 5 === 0 ? '' : day('2026-02-01') + at,
          20,
        ],
      ],
      columns,
    );
  });
  // Prepared, not yet used; row 70 is left free inside the table, above the total.
  made.rows(
    'A66',
    [66, 67, 68, 69].map((row): Value[] => [row - 5, '', '', 0, 0, '0-0', '', 0]),
    columns,
  );
  made.rows(
    'A71',
    [['', 'TOTAL', '', f('AVERAGE(D6:D65)'), f('SUM(E6:E70)'), '', '', f('SUM(H6:H70)')]],
    look.total,
  );
  for (let row = 70; row <= 10_000; row++) {
    if (row === 71) continue;
    columns.forEach((style, at) => made.set(row, at + 1, '', style));
  }
  return {
    file: 'excel-formato-hasta-10000.xlsx',
    program: 'excel',
    author: 'Zulay Pereira',
    sheets: [
      made.with({
        frozen: [5, 0],
        columns: [
          { first: 1, width: 6, style: look.whole },
          { first: 2, width: 30, style: look.cell },
          { first: 3, last: 5, width: 10, style: look.centred },
          { first: 6, last: 8, width: 12 },
          { first: 9, last: 16384, width: 9.140625, hidden: true },
        ],
        filter: { ref: 'A5:H10000', column: 2, values: ['A', 'B'] },
        rowAttributes: Object.fromEntries(
          PEOPLE.flatMap((_, at) => (at % 3 === 2 ? [[6 + at, 'hidden="1"']] : [])),
        ),
        conditional: [look.rule('A6:H10000', '$C6="C"', 2), look.bars('E6:E10000', 2)],
        validations: [look.listOf('C6:C10000', '"A,B,C"')],
        print: look.landscape,
      }),
      sheet('Resumen')
        .rows('A1', [['Categoría', 'Socios', 'Suma']], look.head)
        .rows(
          'A2',
          ['A', 'B', 'C'].map((one, at): Value[] => [
            one,
            f(`COUNTIF(Padrón!C6:C10000,A${2 + at})`),
            f(`SUMIF(Padrón!C6:C10000,A${2 + at},Padrón!E6:E10000)`),
          ]),
        ),
    ],
    names: [
      { name: '_xlnm._FilterDatabase', refers: 'Padrón!$A$5:$H$10000', sheet: 0, hidden: true },
      { name: '_xlnm.Print_Titles', refers: 'Padrón!$5:$5', sheet: 0 },
    ],
  };
}

/** Everything protected but the cells to fill in, one range with a password of its own, and a link to another file. */
export function protectedBook(): Book {
  const people = PEOPLE.slice(0, 10);
  const password =
    'algorithmName="SHA-512" hashValue="q83vEjRWeJCrze8SNFZ4kA==" saltValue="EjRWeJCrze8SNFZ4kA==" spinCount="100000"';
  const protection = `<sheetProtection ${password} sheet="1" objects="1" scenarios="1" formatColumns="0" sort="0" autoFilter="0"/>`;
  return {
    file: 'excel-hojas-protegidas.xlsx',
    program: 'excel',
    author: 'Comisión Técnica',
    workbookProtection: '<workbookProtection workbookPassword="CC1A" lockStructure="1"/>',
    externalLink: 'file:///C:/Liga/padron%202025.xlsx',
    sheets: [
      sheet('Ranking')
        .band('A1:F1', 'RANKING OFICIAL', look.title)
        .rows('A2', [['Página', 'oficial']])
        .rows('A4', [['Puesto', 'Nombre y Apellido', 'Puntos', 'Categoría', 'Desempate', 'Antes']], look.head)
        .rows(
          'A5',
          people.map((name, at): Value[] => [
            at + 1,
            name,
            1600 - at * 25,
            at < 5 ? 'Primera' : 'Segunda',
            '',
            at === 0 ? f('[1]Padrón!$B$2', 'Aurelio Izaguirre') : '',
          ]),
          [look.whole, look.cell, look.open, look.cell, look.open, look.grey],
        )
        .put('C16', f('SUM(C5:C14)'), look.total)
        .with({
          protection,
          protectedRanges: `<protectedRange ${password} sqref="D5:D14" name="Categorías"/><protectedRange sqref="F5:F14" name="Histórico" securityDescriptor="O:WDG:WDD:(A;;CC;;;WD)"/>`,
          validations: [look.listOf('D5:D14', 'Tablas!$A$1:$A$3'), look.wholeBetween('C5:C14', 0, 3000)],
          hyperlinks: [
            { at: 'A2', to: 'https://liga.example/' },
            { at: 'B2', to: "'Inscritos del mes'!A1", inside: true },
          ],
          conditional: [look.rule('A5:F14', '$D5="Primera"', 0)],
          columns: [{ first: 2, width: 28 }],
          print: look.landscape,
          printerSettings: true,
          ext: look.newer('E5:E14', 'Tablas!$B$1:$B$2', 'C5:C14'),
        }),
      sheet('Inscritos del mes')
        .rows('A1', [['Participante', 'Asistió', 'Pagó']], look.head)
        .rows(
          'A2',
          people.map((name, at): Value[] => [name, at < 6 ? 'Sí' : '', at < 5 ? 15 : 0]),
          [look.open, look.open, look.points],
        )
        .with({ protection: '<sheetProtection password="83AF" sheet="1" objects="1" scenarios="1"/>' }),
      sheet('Tablas')
        .rows('A1', [['Primera', 'Directo'], ['Segunda', 'Diferencia'], ['Tercera']])
        .with({ state: 'veryHidden', protection }),
    ],
    names: [
      { name: 'Categorias', refers: 'Tablas!$A$1:$A$3' },
      { name: 'Roto', refers: '#REF!' },
      { name: '_xlnm.Print_Area', refers: 'Ranking!$A$1:$D$14', sheet: 0 },
    ],
  };
}

/** Replies to a form, as a library writes them: texts in their cells, a prefix on every element, hardly a style. */
export function formReplies(): Book {
  const stamp = (at: number): number => day('2026-03-01') + at / 3 + 0.8;
  return {
    file: 'web-inscripciones-por-formulario.xlsx',
    program: 'web',
    author: '',
    sheets: [
      sheet('Respuestas de formulario 1')
        .rows('A1', [
          [
            'Marca temporal',
            'Dirección de correo',
            'Nombre y Apellido ',
            '¿Asiste el sábado?',
            'Nivel de Juego',
            'Comentarios  ',
          ],
        ])
        .rows(
          'A2',
          PEOPLE.slice(12, 24).map((name, at): Value[] => [
            stamp(at),
            `socio${at}@club.example`,
            at === 3 ? `${name.toUpperCase()} ` : at === 7 ? name.split(' ').reverse().join(', ') : name,
            ['Sí', 'Si, claro', 'No', 'sí'][at % 4]!,
            at % 3 === 0 ? 'Medio' : at % 3 === 1 ? '1450' : 1500,
            at === 5 ? 'Llego tarde,\navisen' : '',
          ]),
          [{ fmt: 'dd/mm/yyyy' }],
        )
        .put('A14', stamp(20), { fmt: 'dd/mm/yyyy' })
        .put('C14', PEOPLE[12]!)
        .put('D14', 'Sí')
        .with({ columns: [{ first: 1, last: 6, width: 22 }] }),
    ],
  };
}
