/** Invented fields of players and their results; the same ones at every run. */

export type Table = (string | number)[][];

const FIRST_NAMES = [
  ...[
    'Ana',
    'Beto',
    'Carla',
    'Darío',
    'Elsa',
    'Fidel',
    'Gala',
    'Hugo',
    'Iris',
    'Juan',
    'Kira',
    'León',
    'Mara',
  ],
  ...['Nino', 'Olga', 'Paco', 'Quima', 'Raúl', 'Sara', 'Tito', 'Úrsula', 'Víctor', 'Wanda', 'Ximena', 'Yago'],
  ...[
    'Zoe',
    'Andrés',
    'Belén',
    'César',
    'Dora',
    'Efraín',
    'Flor',
    'Germán',
    'Héctor',
    'Inés',
    'José',
    'Lucía',
  ],
];

const SURNAMES = [
  ...['Ruiz', 'Gil', 'Sosa', 'Peña', 'Mora', 'Rey', 'Cruz', 'Paz', 'Vega', 'Lara', 'Soto', 'Marín', 'Vidal'],
  ...['Salas', 'Brito', 'Luna', 'Ros', 'Cano', 'Pinto', 'Vera', 'Muñoz', 'Núñez', 'Pérez', 'García', 'López'],
  ...['Díaz', 'Rojas', 'Blanco', 'Medina', 'Silva', 'Torres', 'Rivas', 'Acosta', 'Bravo', 'Campos', 'Durán'],
];

/** The same rows as they come from outside: every cell its own value, and no text of it known from before. */
export function cellsOf<Rows>(rows: Rows): Rows {
  return JSON.parse(JSON.stringify(rows)) as Rows;
}

/** Names of people, all different, accents among them; those of another `draw` are other strings. */
export function names(count: number, draw = 0): string[] {
  return Array.from({ length: count }, (_, index) => {
    const first = FIRST_NAMES[index % FIRST_NAMES.length]!;
    const rest = Math.floor(index / FIRST_NAMES.length);
    const second = SURNAMES[rest % SURNAMES.length]!;
    const third = SURNAMES[(Math.floor(rest / SURNAMES.length) + draw) % SURNAMES.length]!;
    return `${first} ${second} ${third}`;
  });
}

/** Numbers from 0 to 1 by a seed (Park and Miller). */
export function random(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** So many groups of five, all matches played to three points: ten rows a group under a header. */
export function groups(count: number, draw = 0): Table {
  const size = 5;
  const players = names(count * size, draw);
  const next = random(count + draw);
  const rows: Table = [['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N']];
  for (let group = 0; group < count; group++) {
    const own = players.slice(group * size, (group + 1) * size);
    for (let one = 0; one < size; one++) {
      for (let other = one + 1; other < size; other++) {
        const points = Math.floor(next() * 3);
        const score = next() < 0.5 ? [3, points] : [points, 3];
        rows.push([group + 1, own[one]!, own[other]!, ...score]);
      }
    }
  }
  return rows;
}

export interface RatedField {
  readonly players: Table;
  readonly matches: Table;
}

/** A field of fifty matches a player, to five points. */
export function ratedMatches(count: number, draw = 0): RatedField {
  const list = names(Math.max(16, Math.round(count / 50)), draw);
  const next = random(count + draw);
  const matches: Table = [['Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Longitud']];
  for (let match = 0; match < count; match++) {
    const one = Math.floor(next() * list.length);
    const other = (one + 1 + Math.floor(next() * (list.length - 1))) % list.length;
    const points = Math.floor(next() * 5);
    const score = next() < 0.5 ? [5, points] : [points, 5];
    matches.push([list[one]!, list[other]!, ...score, 5]);
  }
  const players = list.map((name, index): (string | number)[] => [name, 1800 - (index % 600)]);
  return { players: [['Jugador', 'Nivel'], ...players], matches };
}
