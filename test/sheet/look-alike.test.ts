import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lookAlikes } from '../../src/sheet/look-alike';
import { playerKey } from '../../src/sheet/player-key';
import { reportedFault } from '../fixtures/cases/published-cases';
import { runs } from '../arbitraries/runs';

const among = (name: string, known: readonly string[]) =>
  lookAlikes(known.map(playerKey))(playerKey(name)).map((key) => known.find((one) => playerKey(one) === key));

describe('a name that may be meant for another', () => {
  test('N03: one letter of two', () => {
    const { names } = reportedFault<{ names: string[] }, unknown>('N03').input;
    expect(among(names[1]!, [names[0]!, 'Ana Lund'])).toEqual([names[0]]);
    expect(among(names[0]!, [names[1]!, 'Ana Lund'])).toEqual([names[1]]);
  });

  // Patterns seen in sheets of clubs, with invented names; the rest are slips of the keyboard.
  test.each([
    ['Iris Bega', 'Iris Vega'],
    ['Iris Veha', 'Iris Vega'],
    ['Iirs Vega', 'Iris Vega'],
    ['Iris Vegaa', 'Iris Vega'],
    ['Irs Vega', 'Iris Vega'],
    ['IrisVega', 'Iris Vega'],
    ['OBrien Pat', "O'Brien Pat"],
    ['Ana B.', 'Ana B'],
    ['Perez Jose', 'José Pérez'],
    ['DE LA ROSA Ana', 'Ana de la Rosa'],
    ['Ruiz R.', 'Ruiz Raúl'],
    ['R. Ruiz', 'Ruiz Raúl'],
    ['R.Ruiz', 'Ruiz Raúl'],
    ['Raúl R', 'Ruiz Raúl'],
    ['Raúl Ruiz', 'Ruiz R.'],
    ['Lund', 'Lund Ana'],
    ['Lund A.', 'Lund'],
    ['Ana Ruiz Gil', 'Ana Ruiz'],
    ['Ana Ruiz', 'Ana Ruiz Gil'],
    ['Iris Vega', 'IrisVega'],
    ['Equipo1', 'Equipo 1'],
    ['Equipo 1', 'Equipo1'],
    ['Ana Gal', 'Ana Gil'],
    ['Ana Gi', 'Ana Gil'],
    ['Ana Gil', 'Ana Gi'],
    ['Ana Viu', 'Ana Vii'],
    ['P. Ruiz', 'Ruiz Pedro'],
    ['Pedro, Ruiz', 'R. Pedro'],
    ['Ruiz I.', 'Ruiz Inés'],
    ['R .. Ruiz', 'Ruiz, Raúl'],
    ['Anna Ruiz', 'Ana Ruiz'],
    ['Ana Ruizz', 'Ana Ruiz'],
    ['ZAna Ruiz', 'Ana Ruiz'],
    ['na Ruiz', 'Ana Ruiz'],
    ['nAa Ruiz', 'Ana Ruiz'],
    ['Ana Ruzi', 'Ana Ruiz'],
    ['Ana Ruiz', 'Ana Ruiz(std)'],
    ['Ruiz, Ana(std)', 'Ana Ruiz'],
    ['Ana Ruzi(std)', 'Ana Ruiz (std)'],
  ])('«%s» for «%s»', (typed, known) => {
    expect(among(typed, ['Leo Marín', known, 'Zoe Sosa'])).toEqual([known]);
  });

  test.each([
    ['itself', 'Ana Ruiz', ['Ana Ruiz', 'ANA RUÍZ', 'Ruiz, Ana']],
    ['itself, with a bracket', 'Ana Ruiz(std)', ['Ana Ruiz (std)', 'Ruiz, Ana(std)', 'Ana Ruiz ( std )']],
    ['another initial', 'Ana B', ['Ana C']],
    ['another first initial', 'J. Pérez', ['K. Pérez']],
    ['another number', 'Equipo 1', ['Equipo 2', 'Equipo 11']],
    ['another numeral', 'Club II (O)', ['Club I (O)', 'Club III (O)', 'Club II (M)']],
    ['a name of one letter', 'A', ['B', 'AB']],
    ['two letters', 'Beto Giles', ['Beto Gil']],
    ['a pair', 'Perez', ['Perez/Ruiz']],
    ['an initial that fits two', 'Ruiz R.', ['Ruiz Raúl', 'Ruiz Rosa']],
    ['a first name of two', 'Ana', ['Ana Ruiz', 'Ana Gil']],
    ['two initials alone', 'A. R.', ['Ana Ruiz']],
    ['another person of that surname', 'Gil Ana', ['Gil Raúl']],
    ['a letter that moved over two', 'Marino Lund', ['Mrinao Lund', 'Arinmo Lund', 'Marnoi Lund']],
    ['a letter left out here and another typed there', 'Iris Vega', ['Iri Vegas', 'Ris Vegai', 'Iirs Vegaa']],
    ['one for the letter before it', 'Iris Vega', ['Iris Vxeg', 'Iris egxa']],
    ['another number of three figures', 'Equipo 101', ['Equipo 102', 'Equipo 10', 'Equipo 1011']],
    ['another number with a letter', 'Equipo A101', ['Equipo A102', 'Equipo B101']],
    ['another large numeral', 'Club VII', ['Club VIII', 'Club XII']],
    ['an initial that is of another name', 'Ruiz R.', ['Ruiz Carla']],
    ['the same with the initial first', 'R. Ruiz', ['Ruiz Carla']],
    ['a letter gone and another before it', 'Marino Lund', ['Mcaino Lund', 'Mcarno Lund']],
    ['a letter gone and another behind it', 'Marino Lund', ['Mrcino Lund', 'Arinko Lund']],
    ['an initial in common and no name', 'R. M.', ['R. Mora']],
    ['an initial for a name, and another name', 'Ruiz R. María', ['Ruiz Raúl Marina']],
    ['an initial on either side', 'Ana Ana R.', ['Ana A. Raúl']],
    ['a blank that moved over two', 'Ana Lisa', ['Anali Sa']],
    ['signs alone', 'Ana', ['.', '. .']],
    ['a name, for signs alone', '. .', ['Ana', 'Ana Ruiz']],
    ['the one name of many without it', 'Ana Ruiz', ['Ana', 'Ana Ruiz Gil']],
  ])('%s is not offered: «%s»', (_, typed, known) => {
    expect(among(typed, known)).toEqual([]);
  });

  test('several that a slip may be for are all offered', () => {
    expect(among('Iris Vegan', ['Iris Vegas', 'Iris Vega'])).toHaveLength(2);
  });

  test('the fast way finds what comparing letter by letter finds', () => {
    const name = fc
      .array(fc.constantFrom(...'abcd '), { minLength: 4, maxLength: 7 })
      .map((letters) => playerKey(letters.join('')))
      .filter((key) => key.length > 0 && !key.includes(' '));
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 30 }), (key, known) => {
        const near = [...new Set(known)].filter((other) => distance(key, other) === 1);
        expect([...lookAlikes(known)(key)].sort()).toEqual(
          near.filter((other) => Math.max(key.length, other.length) >= 3).sort(),
        );
      }),
      runs(300),
    );
  });

  test('three thousand are not compared with three thousand one by one', () => {
    const syllables = ['ma', 'ri', 'to', 'lu', 'pe', 'sa', 'ne', 'go', 'vi', 'ka'];
    const nameOf = (number: number) =>
      [number, number * 7 + 3]
        .map((one) => [1, 10, 100, 1000].map((unit) => syllables[Math.floor(one / unit) % 10]).join(''))
        .join(' ');
    const known = Array.from({ length: 3000 }, (_, number) => nameOf(number));
    const typed = known.map((name) => `${name.slice(0, 4)}${name.slice(5)}`);
    const before = process.cpuUsage();
    const found = typed.map(lookAlikes(known));
    // Less than a second of the processor's time; the nine million pairs would take half a minute.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
    found.forEach((names, index) => expect(names).toContain(known[index]));
  });
});

/** Letters typed, left out or changed, or two neighbours swapped, from one word to another (Damerau, restricted). */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + same,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, table[row - 2]![column - 2]! + 1);
      }
      table[row]![column] = least;
    }
  }
  return table[one.length]![other.length]!;
}
