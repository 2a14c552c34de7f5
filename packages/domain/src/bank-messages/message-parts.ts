import { readReference } from './reference-key.ts';
import type { FoundMovement } from './find-movement.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** 2026-09-21, or 21/9/26, 21-09-2026, 21-SEP-2026. */
const DAY = String.raw`(?<![\d/.-])(?:(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})|(?<d>\d{1,2})[/-](?<m>\d{1,2}|\p{L}{3})[/-](?<y>\d{4}|\d{2}))(?![\d/-])`;
const TIME = String.raw`(?<h>\d{1,2}):(?<min>\d{2})(?::(?<s>\d{2}))?(?: ?(?<half>[AP]M)\b)?`;
const MOMENT = new RegExp(String.raw`${DAY}(?:(?:,? (?:at ?|በ)?|T)${TIME})?`, 'iu');

const two = (value: number): string => String(value).padStart(2, '0');

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
}

/**
 * The first day with a time, as ISO time in Addis Ababa; null if there is none, or none is
 * possible.
 */
export function momentIn(message: string): string | null {
  const found = MOMENT.exec(message)?.groups ?? {};
  const { h, min, s = '0', half, y = found['year'], m = found['month'], d = found['day'] } = found;
  if (y === undefined || m === undefined || h === undefined || min === undefined) return null;
  const year = Number(y.length === 2 ? `20${y}` : y);
  const named = MONTHS.indexOf(m.toUpperCase()) + 1;
  const [month, day] = [named || Number(m), Number(d)];
  const [hour, minute, second] = [hourOf(Number(h), half), Number(min), Number(s)];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isDay || !(hour < 24) || minute > 59 || second > 59) return null;
  return `${date.toISOString().slice(0, 10)}T${two(hour)}:${two(minute)}:${two(second)}+03:00`;
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']+|\b(?:[\w-]+\.)+(?:et|com)(?::\d+)?\/[^\s<>"']+/giu;

export const addressesIn = (message: string): readonly string[] =>
  (message.match(ADDRESS) ?? []).map((address) => address.replace(/[.,;:)\]]+$/u, ''));

/** A number after a word for reference, or one in the form of a transfer's number. */
const NUMBERED =
  /(?:\bRef(?:erence)?\.?(?: ?No\.?| ?number)?|\bTxn\.? ?ID|\bTransaction ?(?:ID|number|No\.?)|ማጣቀሻ(?: ቁጥር)?|መለያ ቁጥር)(?: is)?\s*[:፦]?\s*(?<labelled>[A-Z0-9][A-Z0-9-]{5,30})(?![\w-]*\.\w)/giu;
const SHAPED = /(?<![\w/=&?-])(?:FT|TT)\d{5}[A-Z0-9]{5}(?:\d{8}|\d{5})?(?!\w)/gu;

/** References as written, in their order, those of links (`addresses`) last. */
export function referencesIn(message: string, addresses: readonly string[]): readonly string[] {
  const withoutLinks = addresses.reduce((text, address) => text.replace(address, ' '), message);
  const inText = [NUMBERED, SHAPED]
    .flatMap((pattern) => [...withoutLinks.matchAll(pattern)])
    .sort((a, b) => a.index - b.index)
    .map((match) => match.groups?.['labelled'] ?? match[0])
    .filter((text) => /\d/u.test(text));
  const found = [...inText, ...addresses].flatMap((text) => readReference(text) ?? []);
  return found
    .filter(({ key }, at) => found.findIndex((first) => first.key === key) === at)
    .map(({ written }) => written);
}

const DIGITS = String.raw`\s*[:፦]?\s*['"(]?(?<account>[\dX*•]{4,})`;
const ACCOUNT = String.raw`(?:account|acct|a\/c)(?: ?(?:number|no\.?))?${DIGITS}`;
const accountAfter = (words: string) => new RegExp(String.raw`${words}\s*${ACCOUNT}`, 'iu');
/** Amharic words for account; with the suffix for "your" it is the reader's own. */
const HISAB = '(?:[ሂሒሕ][ሳሣ]ብ|አካውንት)';
const yours = (before: string) =>
  new RegExp(String.raw`${before}${HISAB}(?:ዎት?ን?(?: ?ቁጥር)?| ?ቁጥርዎት?ን?)${DIGITS}`, 'u');
const any = (before: string) => new RegExp(String.raw`${before}${HISAB}(?: ?ቁጥር)?${DIGITS}`, 'u');
const NOT_FROM = String.raw`(?<!ከ\s?)`;
const NOT_TO = String.raw`(?<!(?:ወደ|ለ)\s?)`;
const written: Readonly<Record<'in' | 'out', readonly RegExp[]>> = {
  in: [
    accountAfter(String.raw`\bto your(?: telebirr)?`),
    accountAfter(String.raw`(?<!\bfrom )(?:\byour)?(?: telebirr)?`),
    yours(NOT_FROM),
    any(NOT_FROM),
  ],
  out: [
    accountAfter(String.raw`\bfrom(?: your)?(?: telebirr)?`),
    /\bfrom (?<account>\d[\dX*•]{5,})/iu,
    accountAfter(String.raw`(?:\byour)?(?: telebirr)?`),
    yours(NOT_TO),
    any(NOT_TO),
  ],
};

const LAST_DIGITS = 4;

/** Last digits of the account whose holder got the message. */
export function ownSuffixIn(message: string, direction: 'in' | 'out'): string | null {
  for (const pattern of written[direction]) {
    const account = pattern.exec(message)?.groups?.['account'];
    if (account !== undefined) {
      const shown = /\d+$/u.exec(account)?.[0];
      if (shown === undefined) return null;
      return shown === account ? shown.slice(-LAST_DIGITS) : shown;
    }
  }
  return null;
}

const END_OF_NAME = String.raw`(?=\s*(?:[(,:;]|[.](?:\s|$)|$|-\s*\d|\d|\b(?:on|with|to|at|by|and|through|via|for|ref|transaction)\b))`;
const NAME = String.raw`(?<payer>\p{L}[\p{L}\p{M} .'’/&-]{1,80}?)${END_OF_NAME}`;
const payers = [
  new RegExp(String.raw`\bfrom account [\dX*•]+\s*\(\s*(?<payer>[^)\d]{2,80}?)\s*\)`, 'iu'),
  new RegExp(String.raw`\bfrom (?!your\b|account\b|the account\b)${NAME}`, 'iu'),
  new RegExp(String.raw`\bby (?!transaction\b|your\b)${NAME}`, 'iu'),
];

/** Null for a deposit at the counter, and for a transfer between one's own accounts. */
export function payerIn(
  message: string,
  { direction, payer, start }: FoundMovement,
): string | null {
  if (direction === 'out') return null;
  const told =
    payer ??
    payers.flatMap((pattern) => pattern.exec(message.slice(start))?.groups?.['payer'] ?? [])[0];
  const name = told?.replace(/\s+/gu, ' ').trim().replace(/[.,]$/u, '');
  return name === undefined || name === '' ? null : name;
}
