/**
 * Run on its own by the test beside it, once for each zone: what TD_MINUTES_LATE, TD_SCHEDULE and a score that became
 * a time give where bare times carry that zone's old local mean time, seconds included. Prints one line of JSON a zone.
 */
import { formula } from './formula';

const time = (hours: number, minutes: number, seconds = 0): Date =>
  new Date(1899, 11, 30, hours, minutes, seconds);

function sentence(run: () => unknown): unknown {
  try {
    return run();
  } catch (problem) {
    return (problem as Error).message;
  }
}

for (const zone of process.argv.slice(2)) {
  process.env['TZ'] = zone;
  const names = [['Ana'], ['Bea'], ['Carla']];
  console.log(
    JSON.stringify({
      zone,
      // Seconds east of Greenwich in 1899, to show that the zone was taken.
      offset: Math.round((Date.UTC(1899, 11, 30, 12) - time(12, 0).getTime()) / 1000),
      twoTimes: formula('TD_MINUTES_LATE', time(20, 0), time(20, 20)),
      almost: formula('TD_MINUTES_LATE', time(20, 0), time(20, 19, 59)),
      timeAndText: formula('TD_MINUTES_LATE', time(20, 0), '20:45'),
      textAndTime: formula('TD_MINUTES_LATE', '20:00', time(20, 45)),
      midnight: formula('TD_MINUTES_LATE', time(23, 50), time(0, 20)),
      midnightText: formula('TD_MINUTES_LATE', '23:50', time(0, 20)),
      dated: formula('TD_MINUTES_LATE', new Date(2026, 5, 12, 20, 0), time(20, 35)),
      hour: formula('TD_SCHEDULE', names, time(20, 0)),
      score: sentence(() => formula('TD_STANDINGS', [['Ana', time(3, 1), 'Bea']])),
      day: sentence(() => formula('TD_STANDINGS', [['Ana', new Date(2026, 0, 3), 'Bea']])),
    }),
  );
}
