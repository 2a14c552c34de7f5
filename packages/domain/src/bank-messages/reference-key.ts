/** Gives all spellings of one receipt's reference the same key, and finds the day in it. */
import { keyOf, plainSigns } from '../text/key-of.ts';
import { withoutUnseen } from '../text/typed-text.ts';

const SHORTEST = 3;
const LONGEST = 64;

/**
 * A transfer's kind, year, day of the year and five characters; links, slips and people add more.
 */
const TRANSFER = /(?:FT|TT)\d{5}[A-Z0-9]{5}/u;

/** CBE's newer links have case-sensitive tokens. */
const TOKEN = /^v2-(.*)$/isu;

/** Punctuation is allowed around a reference; within it, only some signs. */
const WRITTEN = /^\p{P}*[\p{L}\p{N}\p{M}._/\\#&:()\p{Pd}]*\p{P}*$/u;

const receiptLinks: readonly (readonly [host: RegExp, id: RegExp])[] = [
  [/(?:^|\.)cbe\.com\.et$/iu, /[?&]id=(FT[a-z0-9]{10}\d{0,8})$/iu],
  [/(?:^|\.)cbe\.com\.et$/iu, /\/BranchReceipt\/(FT[a-z0-9]{10}(?:&\d{0,8})?)$/iu],
  [/^mbrec(?:ie|ei)pt\.cbe\.com\.et$/iu, /^\/(v2-[\w-]+|FT[a-z0-9]{10}(?:-\d{0,8})?)$/iu],
  [/(?:^|\.)bankofabyssinia\.com$/iu, /^\/slip\/?\?trx=([\w-]+)$/iu],
  [/(?:^|\.)(?:ethiotelecom\.et|safaricom\.et|dashensuperapp\.com)$/iu, /\/receipt\/([\w-]+)$/iu],
];

const LINK = /^(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})(?::\d+)?(\/.*)$/iu;

/** Text is a link if it has a scheme, or a host that shows receipts. */
function receiptOf(text: string): string | null | undefined {
  const [, host, path] = LINK.exec(text) ?? [];
  if (host === undefined || path === undefined) return text.includes('://') ? null : undefined;
  const own = receiptLinks.filter(([pattern]) => pattern.test(host));
  if (own.length === 0 && !text.includes('://')) return undefined;
  const trimmed = path.replace(/[.,;)]+$|\/$/gu, '');
  for (const [, id] of own) {
    const found = id.exec(trimmed)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * Upper-case letters and digits, of a transfer only its number; tokens of CBE's new links keep
 * their case. null if the text is not a reference.
 * @example referenceKey('ft26264 abcde.') //=> 'FT26264ABCDE'
 * @example referenceKey('https://apps.cbe.com.et:100/?id=FT26264ABCDE12344410') //=> 'FT26264ABCDE'
 * @example referenceKey('https://cs.bankofabyssinia.com/cs/?trx=CFT26264ABCDE') //=> null
 */
export const referenceKey = (text: string): string | null => readReference(text)?.key ?? null;

export interface Reference {
  readonly key: string;
  /** The spelling as on the receipt. */
  readonly written: string;
}

export function readReference(text: string): Reference | null {
  const typed = withoutUnseen(text).replace(/\s/gu, '');
  const id = receiptOf(typed);
  if (id === null || (id === undefined && !WRITTEN.test(typed))) return null;
  const said = id ?? typed;
  const reference = readToken(said) ?? readNumber(said);
  const { length } = reference?.key ?? '';
  return length >= SHORTEST && length <= LONGEST ? reference : null;
}

function readToken(said: string): Reference | null {
  const token = TOKEN.exec(said)?.[1] ?? '';
  const signs = plainSigns(token);
  return signs === null ? null : { key: `v2-${signs}`, written: `v2-${token}` };
}

function readNumber(said: string): Reference | null {
  const signs = keyOf(said);
  const transfer = TRANSFER.exec(signs ?? '')?.[0];
  if (transfer !== undefined) return { key: transfer, written: transfer };
  return signs === null ? null : { key: signs, written: said.toUpperCase() };
}

/** The first of ten characters is the year: telebirr counts from B, M-Pesa from T. */
const wallets = [
  { first: 'B', last: 'M', year: 2024 },
  { first: 'T', last: 'Z', year: 2025 },
];

const codeOf = (letter: string): number => letter.charCodeAt(0);

/** The day is in base 36: 1 to 9, then A for 10. */
function ofWallet(key: string): readonly number[] | undefined {
  const [, year = '', month = '', day = ''] =
    /^([B-MT-Z])([A-L])([1-9A-V])[A-Z0-9]{7}$/u.exec(key) ?? [];
  const wallet = wallets.find(({ first, last }) => first <= year && year <= last);
  if (year === '' || wallet === undefined) return undefined;
  return [
    wallet.year + codeOf(year) - codeOf(wallet.first),
    codeOf(month) - codeOf('A') + 1,
    Number.parseInt(day, 36),
  ];
}

function ofTransfer(key: string): readonly number[] | undefined {
  const [, year, day] = /^(?:FT|TT)(\d\d)(\d{3})[A-Z0-9]{5}$/u.exec(key) ?? [];
  return year === undefined ? undefined : [2000 + Number(year), 1, Number(day)];
}

function ofAwash(key: string): readonly number[] | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)\d{9}$/u.exec(key) ?? [];
  return year === undefined ? undefined : [2000 + Number(year), Number(month), Number(day)];
}

/**
 * ISO date; null without a possible day. Derived from messages of 2024 to 2026, because no bank has
 * published the rules.
 * @example dateInReference('DIL4K2M9QX') //=> '2026-09-21'
 * @example dateInReference('FT26264ABCDE') //=> '2026-09-21'
 */
export function dateInReference(key: string): string | null {
  const [year, month, day] = ofWallet(key) ?? ofTransfer(key) ?? ofAwash(key) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isOfTransfer = key.startsWith('FT') || key.startsWith('TT');
  const isPossible = isOfTransfer
    ? day > 0 && date.getUTCFullYear() === year
    : date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isPossible ? date.toISOString().slice(0, 10) : null;
}
