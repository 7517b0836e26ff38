import { f, sheet, type SheetMaker } from '../model';
import * as look from './looks';

/** Twelve players of an invented club, best first. */
export const PLAYERS: readonly (readonly [name: string, level: number, seen: number])[] = [
  ['Amparo Quiñones', 1905, 41],
  ['Baltasar Urrutia', 1862, 38],
  ['Concepción Arismendi', 1810, 55],
  ['Desiderio Ñáñez', 1755, 12],
  ['Eulalia Pacheco', 1702, 30],
  ['Froilán Bastidas', 1644, 22],
  ['Griselda Maldonado', 1610, 19],
  ['Heriberto Cova', 1548, 8],
  ['Inocencia Lozada', 1500, 4],
  ['Jeremías Tovar', 1452, 27],
  ['Leocadia Ávila', 1398, 3],
  ['Melquíades Ruiz', 1350, 2],
];
export const GROUPS: readonly (readonly number[])[] = [
  [0, 3, 4, 7],
  [1, 2, 5, 6],
];
export const ROUNDS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 3],
    [1, 2],
  ],
  [
    [3, 2],
    [0, 1],
  ],
  [
    [1, 3],
    [2, 0],
  ],
];

export const nameOf = (index: number): string => PLAYERS[index]![0];

/** The director's own standings, out of her own formulas. */
export function ownTable(): SheetMaker {
  const rows = GROUPS.flatMap((group, at) =>
    group.map((player): [string, string] => [`G${at + 1}`, nameOf(player)]),
  );
  return sheet('Tabla de Rosa')
    .band('A1:G1', 'Mi tabla (no tocar)', look.title)
    .band('C3:E3', 'Partidas', look.head)
    .band('F3:G3', 'Tantos', look.head)
    .rows('A4', [['Gr.', 'Jugador', 'PJ', 'PG', 'PP', 'PF', 'PC']], look.head)
    .rows('A5', rows, [look.centred, look.cell])
    .sharedDown('C5', 8, 'COUNTIF(Calendario!$E$5:$F$16,B5)', look.whole)
    .sharedDown('D5', 8, 'COUNTIF(Calendario!$N$5:$N$16,B5)', look.whole)
    .sharedDown('E5', 8, 'C5-D5', look.whole)
    .sharedDown(
      'F5',
      8,
      'SUMIF(Calendario!$E$5:$E$16,B5,Calendario!$G$5:$G$16)+SUMIF(Calendario!$F$5:$F$16,B5,Calendario!$H$5:$H$16)',
      look.whole,
    )
    .sharedDown(
      'G5',
      8,
      'SUMIF(Calendario!$E$5:$E$16,B5,Calendario!$H$5:$H$16)+SUMIF(Calendario!$F$5:$F$16,B5,Calendario!$G$5:$G$16)',
      look.whole,
    )
    .put('H4', 'Dif.', look.head)
    .put('H5', { formula: 'F5:F12-G5:G12', fills: 'H5:H12' }, look.whole)
    .rows(
      'H6',
      [2, -3, -5, 6, 2, -1, -7].map((difference) => [difference]),
      look.whole,
    )
    .rows('A15', [
      ['Clave', 'Premio', 'Monto'],
      [1, 'Campeón', 60],
      [2, 'Finalista', 40],
      [3, 'Última Chance', f('8+7')],
    ])
    .with({
      columns: [{ first: 2, width: 26 }],
      chart: { title: 'Ganados', names: "'Tabla de Rosa'!$B$5:$B$12", values: "'Tabla de Rosa'!$D$5:$D$12" },
      tables: [{ name: 'Premios', ref: 'A15:C18', columns: ['Clave', 'Premio', 'Monto'] }],
      conditional: [look.rule('A5:G12', 'MOD(ROW(),2)=0', 3)],
    });
}
