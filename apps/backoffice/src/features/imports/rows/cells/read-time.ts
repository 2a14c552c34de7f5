import { type DayPart, fromEthiopianTime, isTime } from '@digis/ethio-date';
import { inDigits } from './plain-cell.ts';

/**
 * On the Ethiopian clock an hour alone means daytime; twelve alone is ambiguous, so the user
 * decides for the column.
 */
export type ColumnClock =
  | 'midnight'
  | 'ethiopian'
  | 'twelve-in-the-morning'
  | 'twelve-in-the-evening';

type TimeRead =
  | { readonly ok: true; readonly time: string }
  | { readonly ok: false; readonly fault: 'time' | 'twelve' };

const PARTS: readonly (readonly [word: RegExp, part: DayPart])[] = [
  [/^(?:[ከበ]?[ጠጥ]ዋ[ትቱ]|morning)$/iu, 'morning'],
  [/^(?:ከ[ሰቀ](?:ዓት|አት|ትር)|afternoon)$/iu, 'afternoon'],
  [/^(?:[ከበ]?(?:ማታ|ማታው|ምሽ[ትቱ])|evening)$/iu, 'evening'],
  [/^(?:[ከበ]?[ለሌ]ሊ[ትቱ]|night)$/iu, 'night'],
];
const FILLERS =
  /^(?:[ከበ]?ቀ[ንኑ]|በ?ሰ[ዓአዐኣ]ት|በ[ኋሁ]ላ|ጀምሮ|ላይ|local|in|at|the|from|o|clock|h|hrs?|hours?)$/iu;
/** Words that mean the same time on both clocks. */
const WORDS: Readonly<Record<string, string>> = {
  noon: '12:00',
  midday: '12:00',
  እኩለቀን: '12:00',
  midnight: '00:00',
  እኩለሌሊት: '00:00',
};
const WRITTEN = /^(?<hour>\d{1,2})(?:\s*[:.፡]\s*(?<minute>\d{2}))?(?::00)?$/u;
const HALF_OF_DAY = /\s*(?<half>[ap])\.?m\.?$/iu;
const NOON = 12;

const two = (number: number) => String(number).padStart(2, '0');
const refused: TimeRead = { ok: false, fault: 'time' };
const checked = (time: string | null): TimeRead =>
  time !== null && isTime(time) ? { ok: true, time } : refused;

function partsSaid(text: string): readonly DayPart[] | null {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => !FILLERS.test(word));
  const said = words.map((word) => PARTS.find(([known]) => known.test(word))?.[1]);
  return said.every((part) => part !== undefined) ? said : null;
}

function writtenTime(text: string) {
  const bare = text.replace(/[\p{L}'’]+/gu, ' ').trim();
  const { hour, minute = '00' } = WRITTEN.exec(bare)?.groups ?? {};
  return hour === undefined ? null : { hour: Number(hour), minute };
}

const HALVES: Readonly<Partial<Record<DayPart, string>>> = {
  morning: 'a',
  afternoon: 'p',
  evening: 'p',
};
const AMHARIC = /\p{Script=Ethiopic}/u;

/**
 * Amharic words belong to the Ethiopian clock. A time at `night`, and 12 in the morning or evening,
 * are ambiguous.
 */
function fromMidnight(text: string): TimeRead {
  const latin = HALF_OF_DAY.exec(text)?.groups?.['half']?.toLowerCase();
  const rest = text.replace(HALF_OF_DAY, '');
  const [part, ...others] = partsSaid(rest) ?? [undefined, 'night'];
  const time = writtenTime(rest);
  if (time === null || others.length > 0 || AMHARIC.test(rest)) return refused;
  const { hour, minute } = time;
  if (part === undefined && latin === undefined) return checked(`${two(hour)}:${minute}`);
  const half = latin ?? HALVES[part ?? 'night'];
  const isUnclear = latin === undefined && part !== 'afternoon' && hour === NOON;
  if (half === undefined || isUnclear || hour < 1 || hour > NOON) return refused;
  return checked(`${two((hour % NOON) + (half === 'p' ? NOON : 0))}:${minute}`);
}

function onEthiopianClock(text: string, clock: ColumnClock): TimeRead {
  const [part, ...others] = partsSaid(text) ?? [undefined, 'night'];
  const time = writtenTime(text);
  if (time === null || others.length > 0) return refused;
  const { hour, minute } = time;
  if (part === undefined && hour === NOON && clock === 'ethiopian')
    return { ok: false, fault: 'twelve' };
  const atTwelve = clock === 'twelve-in-the-evening' ? 'evening' : 'morning';
  const byDay = hour === NOON ? atTwelve : hour < 6 ? 'morning' : 'afternoon';
  try {
    return checked(fromEthiopianTime({ dayPart: part ?? byDay, hour, minute: Number(minute) }));
  } catch {
    return refused;
  }
}

/**
 * `HH:MM`, or the fault if the clock has no such time.
 * @example readTime('7:30', 'ethiopian') //=> { ok: true, time: '13:30' }
 * @example readTime('ከምሽቱ 2 ሰዓት', 'ethiopian') //=> { ok: true, time: '20:00' }
 * @example readTime('12:00', 'ethiopian') //=> { ok: false, fault: 'twelve' }
 */
export function readTime(text: string, clock: ColumnClock): TimeRead {
  const written = inDigits(text.trim());
  const word = WORDS[written.replace(/\s/gu, '').toLowerCase()];
  if (word !== undefined) return { ok: true, time: word };
  return clock === 'midnight' ? fromMidnight(written) : onEthiopianClock(written, clock);
}
