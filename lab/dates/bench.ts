/** Compares speed with other libraries and a lower limit; fails if a speed goal is missed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from 'mitata';
import {
  dayInfo,
  fromEpochDay,
  gregorianOf,
  isoToEpochDay,
  monthGrid,
  toEpochDay,
} from '@digis/ethio-date';
import type { CalendarDay } from '@digis/ethio-date';
import { seededRandom } from '../../packages/ethio-date/tests/seeded-random.ts';
import { pack, packedToEthiopic, packedToGregorian } from './packed-floor.ts';
import { ours, peers } from './peers.ts';
import type { Peer } from './peers.ts';

const SEED = 20_190_121;
const SAMPLE = 4096;
const FIRST = isoToEpochDay('1900-01-01');
const LAST = isoToEpochDay('2100-12-31');

const random = seededRandom(SEED);
const epochDays = Array.from(
  { length: SAMPLE },
  () => FIRST + Math.floor(random() * (LAST - FIRST + 1)),
);
const gregorian = epochDays.map((day) => gregorianOf(day));
const ethiopic = epochDays.map((day) => fromEpochDay(day));

async function nanoseconds<T>(days: readonly T[], convert: (day: T) => number): Promise<number> {
  let sink = 0;
  const { p50 } = await measure(() => {
    for (const day of days) sink ^= convert(day);
    return sink;
  });
  return p50 / days.length;
}

const spend = ({ year, month, day }: CalendarDay): number => year ^ month ^ day;

function isSame(a: CalendarDay, b: CalendarDay): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

function wrongDays(peer: Peer): number {
  let wrong = 0;
  for (let day = FIRST; day <= LAST; day += 1) {
    try {
      const [g, e] = [gregorianOf(day), fromEpochDay(day)];
      if (!isSame(peer.toEthiopic(g), e) || !isSame(peer.toGregorian(e), g)) wrong += 1;
    } catch {
      wrong += 1;
    }
  }
  return wrong;
}

async function timesOf(peer: Peer) {
  return {
    wrongDays: wrongDays(peer),
    toEthiopic: await nanoseconds(gregorian, (day) => spend(peer.toEthiopic(day))),
    toGregorian: await nanoseconds(ethiopic, (day) => spend(peer.toGregorian(day))),
  };
}

const floor = {
  wrongDays: 0,
  toEthiopic: await nanoseconds(gregorian.map(pack), packedToEthiopic),
  toGregorian: await nanoseconds(ethiopic.map(pack), packedToGregorian),
};
const mine = await timesOf(ours);
const epochDay = {
  fromEpochDay: await nanoseconds(epochDays, (day) => spend(fromEpochDay(day))),
  toEpochDay: await nanoseconds(ethiopic, toEpochDay),
};
const theirs: Record<string, Awaited<ReturnType<typeof timesOf>>> = {};
for (const peer of peers) theirs[peer.name] = await timesOf(peer);
const grid = monthGrid(toEpochDay({ year: 2018, month: 8, day: 1 }));
const month = await nanoseconds([grid], (cells) =>
  cells.reduce((sum, day) => sum + dayInfo(fromEpochDay(day)).fasts.length, 0),
);

const figures = {
  seed: SEED,
  floor,
  ours: mine,
  epochDay,
  peers: theirs,
  monthOfDayInfoMs: month / 1e6,
};
for (const [name, row] of Object.entries({ floor, ours: mine, ...theirs })) {
  const times = `${row.toEthiopic.toFixed(1)} / ${row.toGregorian.toFixed(1)} ns`;
  console.log(`${name.padEnd(24)} ${times.padEnd(22)} ${row.wrongDays} wrong days`);
}
console.log(
  `epoch day alone          ${epochDay.fromEpochDay.toFixed(1)} / ${epochDay.toEpochDay.toFixed(1)} ns`,
);
console.log(`a month of dayInfo       ${figures.monthOfDayInfoMs.toFixed(4)} ms`);
const output = process.argv[2];
if (output !== undefined) writeFileSync(join(process.cwd(), output), JSON.stringify(figures));

const right = Object.values(theirs).filter((peer) => peer.wrongDays === 0);
const broken = [
  mine.wrongDays > 0 && 'ours has wrong days',
  mine.toEthiopic > 3 * floor.toEthiopic && 'to the Ethiopian calendar: over 3 floors',
  mine.toGregorian > 3 * floor.toGregorian && 'to the Gregorian calendar: over 3 floors',
  right.some(
    (peer) => peer.toEthiopic <= mine.toEthiopic || peer.toGregorian <= mine.toGregorian,
  ) && 'a peer that is right is faster',
  figures.monthOfDayInfoMs >= 0.1 && 'a month of dayInfo takes 0.1 ms or more',
].filter((fault) => fault !== false);
for (const fault of broken) console.error(fault);
if (broken.length > 0) process.exitCode = 1;
