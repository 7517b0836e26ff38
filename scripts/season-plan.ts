/** What is to happen in the season of the examples. The names are invented. */

/** Best first: name, level, experience. */
export const CAST: readonly (readonly [name: string, level: number, experience: number])[] = [
  ['Amalia Cordero', 1912.4, 512],
  ['Baltasar Rengifo', 1875.9, 430],
  ['Candelaria Mijares', 1833.2, 388],
  ['Domingo Arráiz', 1801.6, 604],
  ['Estefanía Toledo', 1777, 297],
  ['Froilán Guédez', 1752.8, 341],
  ['Genoveva Pacheco', 1730.5, 275],
  ['Horacio Villegas', 1711.3, 198],
  ['Ildefonso Ramos', 1698.7, 166],
  ['Jimena Carreño', 1676.1, 240],
  ['Lázaro Betancor', 1655.4, 187],
  ['Magdalena Sifontes', 1640, 122],
  ['Narciso Alcántara', 1622.9, 154],
  ['Ofelia Bermúdez', 1607.5, 98],
  ['Porfirio Lander', 1589.8, 143],
  ['Remedios Tovar', 1574.2, 87],
  ['Sabino Echarri', 1560.6, 110],
  ['Teodora Monagas', 1543.3, 65],
  ['Ubaldo Figueredo', 1531.7, 79],
  ['Violeta Aristimuño', 1515, 48],
  ['Waldo Perdomo', 1500, 0],
  ['Yadira Solórzano', 1487.6, 33],
  ['Zenón Cabrices', 1466.1, 51],
  ['Blas Otaola', 1441.9, 27],
];

/** What somebody does in his group instead of playing all of it. */
export type Conduct =
  /** He confirmed and is not there for any match. */
  | 'absent'
  /** He wins his first match and is gone for all others (2.3.3). */
  | 'annulled'
  /** The same, by leaving the evening. */
  | 'annulledLeft'
  /** He plays his first match and leaves (2.3.5). */
  | 'left'
  /** He is not there for his last match. */
  | 'lastForfeit';

export interface PlannedTournament {
  readonly name: string;
  readonly startsAt: string;
  readonly secondPhaseAt: string;
  readonly groups?: number;
  /** Out of the ranking, and entered. */
  readonly newcomers?: readonly string[];
  /** In the ranking, and not entered. */
  readonly away: readonly string[];
  /** On the list as confirmed and absent. The list is kept where there are any. */
  readonly confirmedAbsent?: readonly string[];
  /** Who of them, or of those absent in the groups, gave notice. */
  readonly gaveNotice?: readonly string[];
  readonly conduct?: Readonly<Record<string, Conduct>>;
  /** A group of three in which each beats one other by the same score. */
  readonly circle?: string;
  /** Marks instead of a result, by round and match in it, from 0. */
  readonly forfeits?: readonly {
    readonly round: string;
    readonly at: number;
    readonly marks: readonly [string, string];
    readonly lastChance?: boolean;
  }[];
  readonly lastChance?: { readonly goHome: readonly string[] };
}

const UBALDO_AND_OTHERS = ['Ildefonso Ramos', 'Ubaldo Figueredo'];
const WITHOUT_THREE = [...UBALDO_AND_OTHERS, 'Sabino Echarri'];

/**
 * Ten official tournaments and one that is not. Sabino Echarri is in quarantine and comes back; Ubaldo Figueredo is off
 * the ranking and comes back as new; Zenón Cabrices and Paloma Guinand drop out for good, Waldo Perdomo into quarantine;
 * Blas Otaola comes only from April on and Ildefonso Ramos never.
 */
export const TOURNAMENTS: readonly PlannedTournament[] = [
  {
    ...{ name: 'Enero', startsAt: '20:00', secondPhaseAt: '22:00', away: ['Ildefonso Ramos', 'Blas Otaola'] },
    conduct: { 'Candelaria Mijares': 'lastForfeit' },
    groups: 5,
    lastChance: { goHome: ['2'] },
  },
  {
    ...{ name: 'Febrero', startsAt: '20:00', secondPhaseAt: '22:00', newcomers: ['Eloísa Mendible'] },
    away: [...UBALDO_AND_OTHERS, 'Blas Otaola', 'Teodora Monagas', 'Jimena Carreño'],
    confirmedAbsent: ['Teodora Monagas'],
    conduct: { 'Horacio Villegas': 'left' },
    forfeits: [{ round: 'Repechaje', at: 1, marks: ['', 'F'] }],
  },
  {
    ...{ name: 'Marzo', startsAt: '20:00', secondPhaseAt: '22:00' },
    away: [...WITHOUT_THREE, 'Blas Otaola', 'Violeta Aristimuño', 'Magdalena Sifontes'],
    confirmedAbsent: ['Violeta Aristimuño', 'Tamara Valdivieso'],
    gaveNotice: ['Violeta Aristimuño'],
    conduct: { 'Porfirio Lander': 'annulled' },
    forfeits: [{ round: '4tos', at: 2, marks: ['', 'F'] }],
    lastChance: { goHome: [] },
  },
  {
    ...{ name: 'Abril', startsAt: '20:00', secondPhaseAt: '22:15', groups: 4, newcomers: ['Paloma Guinand'] },
    away: [...WITHOUT_THREE, 'Zenón Cabrices', 'Froilán Guédez', 'Remedios Tovar'],
    forfeits: [{ round: '4tos', at: 1, marks: ['F', 'F'] }],
    lastChance: { goHome: [] },
  },
  {
    ...{ name: 'Mayo', startsAt: '19:30', secondPhaseAt: '21:30', newcomers: ['Tamara Valdivieso'] },
    away: [...WITHOUT_THREE, 'Zenón Cabrices', 'Amalia Cordero'],
    forfeits: [{ round: 'Semifinal', at: 0, marks: ['A', ''] }],
  },
  {
    name: 'Verano (no oficial)',
    ...{ startsAt: '18:00', secondPhaseAt: '20:00', newcomers: ['Régulo Henríquez', 'Tamara Valdivieso'] },
    away: [...WITHOUT_THREE, 'Baltasar Rengifo', 'Estefanía Toledo', 'Horacio Villegas', 'Ofelia Bermúdez'],
  },
  {
    ...{ name: 'Junio', startsAt: '20:00', secondPhaseAt: '22:00', groups: 6, circle: 'G2' },
    newcomers: ['Régulo Henríquez'],
    away: [...UBALDO_AND_OTHERS, 'Zenón Cabrices', 'Lázaro Betancor', 'Genoveva Pacheco', 'Paloma Guinand'],
    conduct: { 'Yadira Solórzano': 'absent' },
  },
  {
    ...{ name: 'Julio', startsAt: '20:00', secondPhaseAt: '22:00', newcomers: ['Simón Iturbe'] },
    away: [...UBALDO_AND_OTHERS, 'Zenón Cabrices', 'Waldo Perdomo', 'Paloma Guinand', 'Narciso Alcántara'],
    confirmedAbsent: ['Waldo Perdomo'],
    conduct: { 'Simón Iturbe': 'annulledLeft' },
    lastChance: { goHome: [] },
  },
  {
    ...{ name: 'Septiembre', startsAt: '20:00', secondPhaseAt: '22:00', newcomers: ['Simón Iturbe'] },
    away: ['Ildefonso Ramos', 'Zenón Cabrices', 'Waldo Perdomo', 'Paloma Guinand', 'Domingo Arráiz'],
    confirmedAbsent: ['Zenón Cabrices'],
    forfeits: [{ round: 'Final', at: 0, marks: ['', 'F'], lastChance: true }],
    lastChance: { goHome: [] },
  },
  {
    ...{ name: 'Octubre', startsAt: '23:15', secondPhaseAt: '1:00' },
    away: ['Ildefonso Ramos', 'Zenón Cabrices', 'Waldo Perdomo', 'Paloma Guinand', 'Jimena Carreño'],
    conduct: { 'Narciso Alcántara': 'absent' },
    gaveNotice: ['Narciso Alcántara'],
    forfeits: [{ round: 'Final', at: 0, marks: ['F', ''] }],
  },
  {
    ...{ name: 'Noviembre', startsAt: '20:00', secondPhaseAt: '22:00', newcomers: ['Cirilo Machado'] },
    away: ['Ildefonso Ramos', 'Zenón Cabrices', 'Waldo Perdomo', 'Paloma Guinand', 'Baltasar Rengifo'],
    lastChance: { goHome: [] },
  },
];
