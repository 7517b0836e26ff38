import { f, hour, rich, sheet, type Book, type SheetMaker, type Value } from '../model';
import { GROUPS, nameOf, ownTable, PLAYERS, ROUNDS } from './club-table';
import * as look from './looks';

function ranking(): SheetMaker {
  return sheet('Ranking')
    .band(
      'A1:H2',
      rich(['Club de dominó y tablas ', { b: true }], ['«El Último Dado»', { color: 'C00000' }]),
      look.title,
    )
    .put('A3', 'Temporada:', look.label)
    .put('B3', 2026)
    .put('A4', 'Lleva la cuenta:', look.label)
    .put('B4', 'Rosa Elvira Manrique')
    .rows(
      'A6',
      [['Puesto', 'Jugador', 'Nivel de Juego', 'Experiencia', 'Estado', 'Nov 25', 'Feb 26', 'Teléfono']],
      look.head,
    )
    .sharedDown('A7', 12, 'RANK(C7,$C$7:$C$18)', look.whole)
    .rows(
      'B7',
      PLAYERS.map(([name, level, seen], at) => [
        name,
        level,
        seen,
        'Activo',
        at % 3 === 2 ? '' : 'x',
        at < 9 ? 'x' : '',
        `0414-55501${String(at).padStart(2, '0')}`,
      ]),
      [look.cell, look.decimal, look.whole, look.centred, look.centred, look.centred, look.text],
    )
    .put('B8', 'Baltasar Urrutia', look.win)
    .put('B15', 'Inocencia Lozada', look.warm)
    .put('B20', 'Promedio', look.total)
    .put('C20', f('AVERAGE(C7:C18)'), look.total)
    .with({
      tabColor: 'C00000',
      frozen: [6, 2],
      columns: [
        { first: 1, width: 8.7109375 },
        { first: 2, width: 27.140625 },
        { first: 3, last: 4, width: 12.5703125 },
        { first: 5, last: 7, width: 9.140625 },
        { first: 8, width: 14.28515625, hidden: true },
      ],
      rowAttributes: { 1: 'ht="24.75" customHeight="1"', 6: 'ht="30" customHeight="1"' },
      conditional: [look.rule('A7:H18', '$E7="Fuera"', 2), look.bars('C7:C18', 2)],
      validations: [look.listOf('E7:E18', '"Activo,Cuarentena,Fuera"')],
      print: {
        ...look.landscape,
        breaks: '<rowBreaks count="1" manualBreakCount="1"><brk id="20" max="16383" man="1"/></rowBreaks>',
      },
      printerSettings: true,
      picture: 'Escudo del club',
      notes: [
        { at: 'B8', text: 'Campeón de febrero. Zurdo: sentarlo a la derecha.', author: 'Rosa Elvira' },
        { at: 'B15', text: 'Debe dos mensualidades', author: 'Rosa Elvira' },
      ],
      ext: look.newer('G7:G18', 'Listas!$A$2:$A$4', 'C7:C18'),
    });
}

function entries(): SheetMaker {
  const rows = PLAYERS.slice(0, 10).map(([name], at): Value[] => [
    name,
    'Sí',
    at < 8 ? 'Sí' : 'No',
    at < 7 ? 20 : '',
    '',
  ]);
  return sheet('Inscritos')
    .band('A1:E1', 'Inscritos del sábado 7 de marzo', look.title)
    .rows('A3', [['Jugador', 'Confirmó', 'Presente', 'Pagó', 'Observaciones']], look.head)
    .rows('A4', rows, [look.cell, look.open, look.open, look.points, look.cell])
    .put('E12', 'avisó por el grupo', look.cell)
    .put('A15', 'Total', look.total)
    .put('D15', f('SUM(D4:D14)'), look.total)
    .blank('A14:E14', look.cell)
    .with({
      frozen: [3, 0],
      columns: [
        { first: 1, width: 26 },
        { first: 2, last: 4, width: 11 },
        { first: 5, width: 30 },
      ],
      conditional: [look.rule('A4:A14', '$C4="No"', 1)],
      validations: [look.listOf('B4:C14', '"Sí,No"')],
      notes: [{ at: 'A11', text: 'Viene con bastón: mesa 1', author: 'Rosa Elvira' }],
    });
}

function groups(): SheetMaker {
  return sheet('Grupos')
    .band('A1:E2', 'GRUPOS DE LA NOCHE', look.title)
    .rows('A4', [['Grupo', 1, 2, 3, 4]], look.head)
    .rows(
      'A5',
      GROUPS.map((group, at) => [`G${at + 1}`, ...group.map(nameOf)]),
      look.cell,
    )
    .put('B5', nameOf(0), look.win)
    .put('B6', nameOf(1), look.win)
    .with({
      columns: [
        { first: 1, width: 9 },
        { first: 2, last: 5, width: 24 },
      ],
      print: look.landscape,
    });
}

function calendar(): SheetMaker {
  const made = sheet('Calendario')
    .band('A1:N1', 'Calendario', look.title)
    .put('A2', 'A 7 puntos; 3 victorias', look.label)
    .rows(
      'A4',
      [
        [
          'Grupo',
          'Ronda',
          'Hora',
          'Mesa',
          'Blancas',
          'Negras',
          'Puntos B',
          'Puntos N',
          'Llegó B',
          'Llegó N',
          'Penal. B',
          'Penal. N',
          'Nota',
          'Ganó',
        ],
      ],
      look.head,
    );
  let row = 5;
  ROUNDS.forEach((round, turn) =>
    GROUPS.forEach((group, at) =>
      round.forEach(([a, b], table) => {
        const [white, black] = [group[a]!, group[b]!];
        const values: Value[] = [
          `G${at + 1}`,
          turn + 1,
          hour(20, turn * 30),
          at * 2 + table + 1,
          nameOf(white),
          nameOf(black),
        ];
        const result: Value[] = white < black ? [3, (white + turn) % 3] : [(black + turn) % 3, 3];
        made.rows(
          `A${row}`,
          [[...values, ...result, '', '', '', '', '']],
          [
            look.centred,
            look.whole,
            look.time,
            look.whole,
            look.cell,
            look.cell,
            look.open,
            look.open,
            look.time,
            look.time,
            look.whole,
            look.whole,
            look.cell,
          ],
        );
        row += 1;
      }),
    ),
  );
  return made
    .sharedDown('N5', 12, 'IF(G5>H5,E5,IF(H5>G5,F5,""))', look.grey)
    .put('J2', 'Partidas jugadas', look.label)
    .put('M2', f('COUNT(G5:G16)'), look.total)
    .with({
      tabColor: '70AD47',
      frozen: [4, 0],
      columns: [
        { first: 1, last: 4, width: 7.5 },
        { first: 5, last: 6, width: 24 },
        { first: 7, last: 12, width: 8.5 },
        { first: 13, width: 22 },
        { first: 14, width: 22, hidden: true, outline: 1 },
      ],
      protectedRanges:
        '<protectedRange sqref="N5:N16" name="Cuentas" algorithmName="SHA-512" hashValue="AAAA" saltValue="BBBB" spinCount="100000"/>',
      conditional: [look.rule('G5:G16', '$G5&gt;$H5', 0), look.rule('H5:H16', '$H5&gt;$G5', 0, 2)],
      validations: [look.wholeBetween('G5:H16', 0, 7)],
      print: look.landscape,
      printerSettings: true,
      notes: [{ at: 'G7', text: 'Se jugó con reloj', author: 'Rosa Elvira' }],
    });
}

export function clubEvening(): Book {
  return {
    file: 'excel-club-de-domino-y-tablas.xlsx',
    program: 'excel',
    author: 'Rosa Elvira Manrique',
    sheets: [
      ranking(),
      entries(),
      groups(),
      calendar(),
      ownTable(),
      sheet('Listas')
        .rows('A1', [['Asistencia'], ['x'], ['avisó'], ['faltó']])
        .with({ state: 'hidden' }),
      sheet('Cartel')
        .band(
          'B2:H7',
          rich(
            ['¡SÁBADO DE TABLAS!\n', { b: true, color: 'C00000' }],
            ['Inscripción hasta las 8:00pm'],
            [' — 20 por cabeza', { color: '1F4E78' }],
          ),
          { ...look.title, wrap: true },
        )
        .put('B9', 'Reglamento en la página')
        .put('B10', 'Volver al ranking')
        .with({
          hyperlinks: [
            { at: 'B9', to: 'https://club.example/reglamento?a=1&b=2' },
            { at: 'B10', to: 'Ranking!A1', inside: true },
          ],
        }),
    ],
    names: [
      { name: 'Niveles', refers: 'Ranking!$C$7:$C$18' },
      { name: '_xlnm.Print_Area', refers: 'Ranking!$A$1:$G$20', sheet: 0 },
      { name: '_xlnm.Print_Area', refers: 'Calendario!$A$1:$M$16', sheet: 3 },
      { name: '_xlnm.Print_Titles', refers: 'Calendario!$4:$4', sheet: 3 },
    ],
    active: 0,
  };
}
