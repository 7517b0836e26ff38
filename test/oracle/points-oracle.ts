/**
 * Annual points as HG 7.5 lists them, one line a place, in whole hundredths. Written from the regulation's text and rules
 * §6, §11; shares nothing with the code.
 */
const HUNDREDTHS_OF_PLACE: Readonly<Record<number, number>> = {
  // Campeón: 2 Puntos
  1: 200,
  // Finalista: 1 Punto
  2: 100,
  // 3er y 4to lugar: 0,5 Puntos
  3: 50,
  4: 50,
  // 5to al 8vo lugar: 0,25 Puntos
  5: 25,
  6: 25,
  7: 25,
  8: 25,
  // 9no al 16vo lugar: 0,15 Puntos
  9: 15,
  10: 15,
  11: 15,
  12: 15,
  13: 15,
  14: 15,
  15: 15,
  16: 15,
};
// por participación: 0,10 Puntos
const TAKING_PART = 10;
// Adicional se otorga 0,04 puntos por cada encuentro ganado
const A_WIN = 4;

/** @param place `null`: took part, and no more */
export function hgHundredths(place: number | null, wins: number, participationOnTop = false): number {
  const listed = place === null ? undefined : HUNDREDTHS_OF_PLACE[place];
  const ofPlace = listed === undefined ? TAKING_PART : listed + (participationOnTop ? TAKING_PART : 0);
  let hundredths = ofPlace;
  for (let win = 0; win < wins; win++) hundredths += A_WIN;
  return hundredths;
}

/** Hundredths as a person writes them: 228 → `2.28`, 70 → `0.7`, 200 → `2`. Text all the way: no fraction is computed. */
export function decimalText(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '');
}
