/** Reads the time in a sheet's cell by the clock that its column is said to have. */
import { type DayPart, fromEthiopianTime, isTime } from '@digis/ethio-date';

/** Hours from midnight, or the Ethiopian clock, where an hour without another word is one of the day. */
export type ColumnClock = 'midnight' | 'ethiopian';

const PARTS: readonly (readonly [words: RegExp, part: DayPart])[] = [
  [/ጠዋት|ጥዋት/u, 'morning'],
  [/ከ\s*[ሰቀ](?:ዓት|አት|ትር)(?:\s*በ[ኋሁ]ላ)?/u, 'afternoon'],
  [/ማታ|ምሽት/u, 'evening'],
  [/[ለሌ]ሊት/u, 'night'],
];
const HOUR_WORD = /ሰ[ዓአዐኣ]ት|ቀን/gu;
const WRITTEN = /^(?<hour>\d{1,2})(?:[:.፡](?<minute>\d{2}))?(?::00)?$/u;
const HALF_OF_DAY = /\s*(?<half>[ap])\.?m\.?$/iu;
const NOON = 12;

const two = (number: number) => String(number).padStart(2, '0');
const checked = (time: string) => (isTime(time) ? time : null);

function fromMidnight(text: string): string | null {
  const half = HALF_OF_DAY.exec(text)?.groups?.['half']?.toLowerCase();
  const { hour, minute = '00' } = WRITTEN.exec(text.replace(HALF_OF_DAY, ''))?.groups ?? {};
  if (hour === undefined) return null;
  if (half === undefined) return checked(`${two(Number(hour))}:${minute}`);
  if (Number(hour) < 1 || Number(hour) > NOON) return null;
  return checked(`${two((Number(hour) % NOON) + (half === 'p' ? NOON : 0))}:${minute}`);
}

function onEthiopianClock(text: string): string | null {
  const said = PARTS.find(([words]) => words.test(text));
  const bare = (said ? text.replace(said[0], ' ') : text).replace(HOUR_WORD, ' ').trim();
  const { hour: written, minute = '00' } = WRITTEN.exec(bare)?.groups ?? {};
  if (written === undefined) return null;
  const hour = Number(written);
  const byDay = hour === NOON || hour < 6 ? 'morning' : 'afternoon';
  try {
    return fromEthiopianTime({ dayPart: said?.[1] ?? byDay, hour, minute: Number(minute) });
  } catch {
    return null;
  }
}

/**
 * The time as `HH:MM`, null where the cell has none on that clock.
 * @example readTime('7:30', 'ethiopian') //=> '13:30'
 * @example readTime('ማታ 2 ሰዓት', 'ethiopian') //=> '20:00'
 * @example readTime('1:30 PM', 'midnight') //=> '13:30'
 */
export const readTime = (text: string, clock: ColumnClock): string | null =>
  clock === 'midnight' ? fromMidnight(text.trim()) : onEthiopianClock(text.trim());
