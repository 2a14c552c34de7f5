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

/** English words tell the half of the day; Amharic words would belong to the Ethiopian clock. */
const ENGLISH_HALVES: readonly (readonly [words: RegExp, half: string])[] = [
  [/\s*(?:o'?clock\s*)?(?:in the\s+)?morning$/iu, ' am'],
  [/\s*(?:o'?clock\s*)?(?:in the\s+)?(?:afternoon|evening)$/iu, ' pm'],
  [/\s*(?:o'?clock|hours?|hrs?|h)$/iu, ''],
];

const inHalves = (text: string) =>
  ENGLISH_HALVES.reduce((said, [words, half]) => said.replace(words, half), text);

function fromMidnight(written: string): TimeRead {
  const text = inHalves(written);
  const half = HALF_OF_DAY.exec(text)?.groups?.['half']?.toLowerCase();
  const { hour, minute = '00' } = WRITTEN.exec(text.replace(HALF_OF_DAY, ''))?.groups ?? {};
  if (hour === undefined) return refused;
  if (half === undefined) return checked(`${two(Number(hour))}:${minute}`);
  if (Number(hour) < 1 || Number(hour) > NOON) return refused;
  return checked(`${two((Number(hour) % NOON) + (half === 'p' ? NOON : 0))}:${minute}`);
}

function partsSaid(text: string): readonly DayPart[] | null {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => !FILLERS.test(word));
  const said = words.map((word) => PARTS.find(([known]) => known.test(word))?.[1]);
  return said.every((part) => part !== undefined) ? said : null;
}

function onEthiopianClock(text: string, clock: ColumnClock): TimeRead {
  const [part, ...others] = partsSaid(text) ?? [undefined, 'night'];
  const bare = text.replace(/[\p{L}'’]+/gu, ' ').trim();
  const { hour: written, minute = '00' } = WRITTEN.exec(bare)?.groups ?? {};
  if (written === undefined || others.length > 0) return refused;
  const hour = Number(written);
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
