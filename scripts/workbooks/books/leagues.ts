import { cellName, f, rich, sheet, type Book, type SheetMaker, type Value } from '../model';
import * as look from './looks';

const NAMES =
  'Abelardo Ríos,Belkis Soto,Casimiro Vega,Dulce Pinto;Efraín Mora,Fermina Gil,Gaspar León,Hortensia Paz;Isaías Prado,Julieta Rangel,Kléber Suárez,Leonor Tapia;' +
  'Macario Uribe,Nélida Varela,Olegario Zea,Petra Acuña;Quintín Bravo,Rufina Cano,Serapio Díaz,Teodora Esis;Ubaldo Fuentes,Violeta Gamboa,Wilmer Haro,Xiomara Ibarra;' +
  'Yolanda Jaén,Zacarías Lugo,Abril Medina,Benigno Nieto;Carmela Oria,Dámaso Peña,Elpidia Quero,Fulgencio Rojas;Gisela Salas,Homero Tirado,Iraida Ulloa,Jacobo Vivas;' +
  'Lucrecia Yánez,Modesto Zapata,Narcisa Alba,Octavio Bello';
const GROUPS = NAMES.split(';').map((group) => group.split(','));
const DIAGONALS = ['', '-', '-----', 'xx', '**', 'X', '■', '', '-', '*'];

/** What the player of a row scored against the player of a column: the upper one in the list wins, by what the places say. */
function score(group: number, row: number, column: number): [number, number] {
  const [high, low] = [Math.min(row, column), Math.max(row, column)];
  const lost = (group + high * 2 + low) % 3;
  return row < column ? [3, lost] : [lost, 3];
}

function stacked(): SheetMaker {
  const made = sheet('Grupos');
  GROUPS.forEach((names, group) => {
    const top = 1 + group * 7;
    const letter = String.fromCharCode(65 + group);
    const isPaired = group === 7;
    const isBare = group === 6;
    const width = isPaired ? 2 : 1;
    made.put(cellName(top, 1), `Grupo ${letter}`, look.head);
    names.forEach((name, at) => {
      const column = 2 + at * width;
      const header: Value = isBare
        ? ''
        : group === 2 || group === 5
          ? at + 1
          : group === 4
            ? f(`A${top + 1 + at}`)
            : name;
      if (isPaired) made.band(`${cellName(top, column)}:${cellName(top, column + 1)}`, header, look.head);
      else made.set(top, column, header, look.head);
    });
    const right = 2 + names.length * width;
    if (!isBare) made.rows(cellName(top, right), [['V', 'D', 'P']], look.head);
    names.forEach((name, row) => {
      const line = top + 1 + row;
      made.set(line, 1, name, look.cell);
      names.forEach((_, column) => {
        const at = 2 + column * width;
        const [own, other] = score(group, row, column);
        if (row === column) {
          for (let extra = 0; extra < width; extra++) {
            made.set(line, at + extra, DIAGONALS[group]!, look.grey);
          }
        } else if (isPaired) made.rows(cellName(line, at), [[own, other]], look.whole);
        else made.set(line, at, `${own}-${other}`, look.text);
      });
      if (isPaired) {
        made.rows(
          cellName(line, right),
          [[f(`COUNTIF(B${line}:I${line},3)`), f(`3-J${line}`), f(`J${line}*3`)]],
          look.whole,
        );
        return;
      }
      const range = `B${line}:E${line}`;
      const counted = (texts: string[]): string => texts.map((one) => `COUNTIF(${range},"${one}")`).join('+');
      made.rows(
        cellName(line, right),
        [
          [
            f(counted(['3-0', '3-1', '3-2'])),
            f(counted(['0-3', '1-3', '2-3'])),
            f(`F${line}*3+${counted(['1-3', '2-3'])}`),
          ],
        ],
        look.whole,
      );
    });
  });
  return made.with({
    columns: [
      { first: 1, width: 24 },
      { first: 2, last: 5, width: 15 },
      { first: 6, last: 12, width: 6 },
    ],
    conditional: [look.rule('F2:F70', 'F2=3', 0)],
    notes: [{ at: 'A2', text: 'Pidió jugar temprano', author: 'Abundio' }],
    print: {
      ...look.landscape,
      breaks:
        '<rowBreaks count="2" manualBreakCount="2"><brk id="28" max="16383" man="1"/><brk id="49" max="16383" man="1"/></rowBreaks>',
    },
  });
}

function sideBySide(): SheetMaker {
  const made = sheet('Lado a lado').band('A1:X1', rich(['Segunda vuelta', { b: true }]), look.title);
  const heads: Value[][] = [
    ['Grupo A', 'J', 'G', 'P', 'Pts', 'Dif.'],
    ['Grupo B', 'PJ', 'V', 'D', 'P', 'D'],
    ['Grupo C', 'P', 'W', 'L', '+', '-'],
  ];
  heads.forEach((header, group) => {
    const left = 1 + group * 8;
    made.rows(cellName(3, left), [header], look.head);
    GROUPS[group]!.forEach((name, at) => {
      const line = 4 + at;
      const [won, lost] = [3 - at, at];
      const tail: Value[] = [
        [3, won, lost, won * 2 + 3, (won - lost) * 2],
        [3, won, lost, won * 3, (won - lost) * 3],
        [3, won, lost, 9 - at, at * 2 + 1],
      ][group]!;
      made.rows(cellName(line, left), [[name, ...tail]], [look.cell, ...look.times(5, () => look.whole)]);
    });
  });
  return made.with({
    columns: [
      { first: 1, width: 20 },
      { first: 9, width: 20 },
      { first: 17, width: 20 },
    ],
    frozen: [0, 1],
  });
}

function positions(): SheetMaker {
  const made = sheet('Posiciones')
    .band('A1:K3', 'LIGA DE TABLAS DE LA PARROQUIA', look.title)
    .band('A5:A6', 'Posición', look.head)
    .band('B5:B6', 'Equipo', look.head)
    .band('C5:E5', 'Partidos', look.head)
    .band('F5:H5', 'Tantos', look.head)
    .band('I5:I6', 'Puntos', look.head)
    .rows('C6', [['PJ', 'PG', 'PP', 'PF', 'PC', 'DP']], look.head);
  GROUPS[0]!.forEach((name, at) => {
    const [line, source] = [7 + at, `Grupos!$B$${2 + at}:$E$${2 + at}`];
    const count = (text: string): string => `COUNTIF(${source},"${text}")`;
    made.rows(
      `A${line}`,
      [
        [
          at + 1,
          name,
          f(`D${line}+E${line}`),
          f(`${count('3-0')}+${count('3-1')}+${count('3-2')}`),
          f(`${count('0-3')}+${count('1-3')}+${count('2-3')}`),
          f(`D${line}*3+${count('1-3')}+2*${count('2-3')}`),
          f(`E${line}*3+${count('3-1')}+2*${count('3-2')}`),
          f(`F${line}-G${line}`),
          f(`D${line}*2+E${line}`),
        ],
      ],
      [look.whole, look.cell, ...look.times(7, () => look.whole)],
    );
  });
  return made.rows('A13', [['Sancionados', '', f('8+7')]], look.label).with({
    columns: [{ first: 2, width: 24 }],
    frozen: [6, 2],
    filter: { ref: 'A6:I10', column: 1, values: GROUPS[0]! },
  });
}

export function groupLeague(): Book {
  return {
    file: 'excel-liga-por-grupos.xlsx',
    program: 'excel',
    author: 'Abundio Carrasquel',
    sheets: [stacked(), sideBySide(), positions()],
    names: [
      { name: '_xlnm._FilterDatabase', refers: 'Posiciones!$A$6:$I$10', sheet: 2, hidden: true },
      { name: '_xlnm.Print_Titles', refers: "'Lado a lado'!$A:$A,'Lado a lado'!$3:$3", sheet: 1 },
    ],
    chartSheet: {
      name: 'Gráfico',
      chart: { title: 'Puntos', names: 'Posiciones!$B$7:$B$10', values: 'Posiciones!$I$7:$I$10' },
    },
    active: 2,
  };
}

/** Each player takes three merged rows, one a game; two columns an opponent; three rows of header. */
export function threeRows(): Book {
  const names = ['Aníbal Castejón', 'Blasina Duarte', 'Cosme Echeverría', 'Dionisia Farías'];
  const made = sheet('Cuadro')
    .band('A1:M6', 'TODOS CONTRA TODOS', { ...look.title, sz: 24 })
    .put('A7', 'Sede:', look.label)
    .put('B7', 'Casa Sindical')
    .band('A8:A10', 'Nº', look.head)
    .band('B8:B10', 'Jugador', look.head)
    .band('C8:J8', 'Rivales', look.head)
    .band('K8:M8', 'Totales', look.head);
  names.forEach((_, at) => {
    made.band(`${cellName(9, 3 + at * 2)}:${cellName(9, 4 + at * 2)}`, f(`B${11 + at * 3}`), look.head);
    made.rows(cellName(10, 3 + at * 2), [['+', '-']], look.head);
  });
  made.band('K9:K10', 'G', look.head).band('L9:L10', '+', look.head).band('M9:M10', '-', look.head);
  names.forEach((name, at) => {
    const top = 11 + at * 3;
    made.band(`A${top}:A${top + 2}`, at + 1, look.whole).band(`B${top}:B${top + 2}`, name, look.cell);
    names.forEach((_, other) => {
      const left = 3 + other * 2;
      if (at === other) {
        made.band(`${cellName(top, left)}:${cellName(top + 2, left + 1)}`, '', look.grey);
        return;
      }
      for (let game = 0; game < 3; game++) {
        const up = at < other ? 5 : (other + game) % 4;
        const down = at < other ? (at + game) % 4 : 5;
        made.rows(cellName(top + game, left), [[up, down]], look.whole);
      }
    });
    const rows = `${top}:J${top + 2}`;
    made.band(
      `K${top}:K${top + 2}`,
      f(
        `COUNTIF(C${rows},5)-COUNTIF(D${top}:D${top + 2},5)-COUNTIF(F${top}:F${top + 2},5)-COUNTIF(H${top}:H${top + 2},5)-COUNTIF(J${top}:J${top + 2},5)`,
      ),
      look.whole,
    );
    const sum = (columns: string[]): string =>
      columns.map((one) => `SUM(${one}${top}:${one}${top + 2})`).join('+');
    made.band(`L${top}:L${top + 2}`, f(sum(['C', 'E', 'G', 'I'])), look.whole);
    made.band(`M${top}:M${top + 2}`, f(sum(['D', 'F', 'H', 'J'])), look.whole);
  });
  const summary = sheet('Resumen')
    .band('A1:D1', 'Resumen', look.title)
    .put('A2', 'Actualizado')
    .put('B2', 46088, look.date)
    .rows('A4', [['Jugador', f('Cuadro!K8&" "&Cuadro!K9'), '+', '-', 'Dif.']], look.head);
  names.forEach((_, at) => {
    const top = 11 + at * 3;
    summary.rows(
      `A${5 + at}`,
      [
        [
          f(`Cuadro!B${top}`),
          f(`Cuadro!K${top}`),
          f(`Cuadro!L${top}`),
          f(`Cuadro!M${top}`),
          f(`C${5 + at}-D${5 + at}`),
        ],
      ],
      [look.cell, look.whole, look.whole, look.whole, look.whole],
    );
  });
  return {
    file: 'excel-tres-filas-por-jugador.xlsx',
    program: 'excel',
    author: 'Evaristo Camejo',
    sheets: [
      made.with({
        columns: [
          { first: 1, width: 5 },
          { first: 2, width: 22 },
          { first: 3, last: 10, width: 5.5 },
          { first: 11, last: 13, width: 7, outline: 1 },
        ],
        rowAttributes: Object.fromEntries(
          [12, 13, 15, 16, 18, 19, 21, 22].map((row) => [row, 'outlineLevel="1"']),
        ),
        frozen: [10, 2],
        print: look.landscape,
        ignoredErrors: '<ignoredErrors><ignoredError sqref="K11:M22" formulaRange="1"/></ignoredErrors>',
      }),
      summary,
    ],
    names: [{ name: '_xlnm.Print_Area', refers: 'Cuadro!$A$1:$M$22', sheet: 0 }],
  };
}
