/** Searches clients by words, in an index that includes the branch (D137). */
import { beginningsOf, searchWords, soundsToFind } from '@digis/domain';
import { and, eq, like, or, sql, type SQL } from 'drizzle-orm';
import { clients } from '#db/tables/events.ts';

/** Must equal the index expression. */
const wordsOfClient = sql`client_words(${clients.branch_id}, ${clients.full_name}, ${clients.phone_number}, ${clients.secondary_phone})`;

export const lexeme = (word: string): string => `'${word.replaceAll("'", "''")}'`;

/** The index has four digits in a row; fewer match a prefix or the phone's end. */
const digitsInRow = 4;

const rareDigits = 7;

function inPhone(digits: string): string {
  if (digits.length <= digitsInRow) return `${lexeme(`phone:${digits}`)}:*`;
  const rows = Array.from({ length: digits.length - digitsInRow + 1 }, (_, at) =>
    lexeme(`phone:${digits.slice(at, at + digitsInRow)}`),
  );
  return `(${rows.join(' & ')})`;
}

const isNumber = (word: string): boolean => /^\d+$/u.test(word);

const beginning = (start: string): string => `${lexeme(start)}:*`;

function asWritten(word: string): readonly string[] {
  const starts = beginningsOf(word).map(beginning);
  return isNumber(word) ? [...starts, inPhone(word)] : starts;
}

const anyOf = (queries: readonly string[]): string => `(${queries.join(' | ')})`;

export const writtenLexemesOf = (words: readonly string[]): string =>
  words.map((word) => anyOf(asWritten(word))).join(' & ');

/** Also in the other script, by sound. D164 */
export const lexemesOf = (words: readonly string[]): string =>
  soundsToFind(words)
    .map((sounds, at) => anyOf([...asWritten(words[at] ?? ''), ...sounds.map(beginning)]))
    .join(' & ');

const matches = (query: string): SQL => sql`${wordsOfClient} @@ ${query}::tsquery`;

/** Indexed digits may be of two phones, or apart. */
const isPartOfPhone = (word: string): SQL | undefined =>
  or(
    like(clients.phone_number, `%${word}%`),
    like(clients.secondary_phone, `%${word}%`),
    matches(`${lexeme(word)}:*`),
  );

/** Compares whole numbers: searching parts of phones would scan all clients. */
const isPhone = (phone: string): SQL | undefined =>
  or(
    eq(clients.phone_number, phone),
    eq(clients.secondary_phone, phone),
    sql`${clients.id} = ANY(ARRAY(SELECT merged_into FROM clients had WHERE had.merged_into IS NOT NULL
      AND (had.phone_number = ${phone} OR had.secondary_phone = ${phone})))`,
  );

export function isClientLike(
  typed: string | undefined,
  branch: number | null,
  toLexemes = lexemesOf,
): SQL | undefined {
  const all = searchWords(typed ?? '');
  if (all.length === 0) return undefined;
  const phones = all.filter((word) => /^\d{10}$/u.test(word));
  const words = all.filter((word) => !phones.includes(word));
  const isRare = words.some((word) => isNumber(word) && word.length >= rareDigits);
  const ofBranch = branch === null || isRare ? [] : [lexeme(`branch:${branch}`)];
  return and(
    words.length === 0 ? undefined : matches([...ofBranch, toLexemes(words)].join(' & ')),
    ...phones.map(isPhone),
    branch === null ? undefined : eq(clients.branch_id, branch),
    ...words.filter((word) => isNumber(word) && word.length > digitsInRow).map(isPartOfPhone),
  );
}
