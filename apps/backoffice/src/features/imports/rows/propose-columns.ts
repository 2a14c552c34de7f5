import { HEAD_ROWS, type Sheet } from '../reading/sheet.ts';
import type { FieldParts } from './fields/field.ts';
import { foldedHead } from './folded-head.ts';
import { guestRange } from './cells/guest-range.ts';
import { textOfCell } from './cells/plain-cell.ts';

export interface KnownField {
  readonly id: string;
  readonly heads: readonly string[];
  readonly parts?: FieldParts | undefined;
  readonly isPriced?: boolean;
}

export type Mapping = readonly (string | null)[];

const saidIn = (head: string) =>
  [head, ...head.split(/[/\n|]/u)].map(foldedHead).filter((said) => said !== '');

const OF_ANOTHER = /booking|booked|contract|order date|balance|remaining|የተመዘገበ|ቀሪ/u;

const has = (head: string, known: string) => ` ${head} `.includes(` ${known} `);

const fieldCount = (fields: readonly { readonly id: string }[]) =>
  new Set(fields.map(({ id }) => id)).size;

/**
 * Order of the matches: the whole head, parts and prices by guests, then the longest word in it.
 */
export function proposedColumns(heads: readonly string[], fields: readonly KnownField[]): Mapping {
  const known = fields
    .flatMap(({ id, heads: words }) => words.map((word) => ({ id, word: foldedHead(word) })))
    .sort((a, b) => b.word.length - a.word.length);
  const found: (string | null)[] = heads.map(() => null);
  const propose = (matches: (head: string, word: string) => boolean) => {
    const matched = heads.map((head, at) => {
      const said = saidIn(head);
      return { at, of: known.filter(({ word }) => said.some((each) => matches(each, word))) };
    });
    // A head that fits two fields gets the one that no other head has.
    for (const { at, of } of matched.sort((a, b) => fieldCount(a.of) - fieldCount(b.of)))
      found[at] ??= of.find(({ id }) => !found.includes(id))?.id ?? null;
  };
  propose((head, word) => head === word);
  for (const field of fields) {
    const parts = partsWanted(heads, field, found.includes(field.id));
    for (const [at, head] of heads.entries()) {
      if (isOneOf(head, parts) || isPrice(head, field)) found[at] ??= field.id;
    }
  }
  propose((head, word) => has(head, word) && !OF_ANOTHER.test(head));
  return found;
}

export const isOneOf = (head: string, words: readonly string[]) =>
  saidIn(head).some((said) => words.some((word) => foldedHead(word) === said));

const isPrice = (head: string, { isPriced }: KnownField) =>
  isPriced === true && guestRange(head) !== null;

function partsWanted(heads: readonly string[], { parts }: KnownField, hasWhole: boolean) {
  if (parts === undefined) return [];
  const hasFirst = heads.some((head) => isOneOf(head, parts.first));
  return hasWhole && hasFirst ? [] : [...parts.first, ...parts.further];
}

export function headsAt(sheet: Sheet, at: number): readonly string[] {
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const [head, above] = [sheet.rows[at], sheet.rows[at - 1]];
  return Array.from({ length: width }, (_, column) => {
    const own = textOfCell(head?.cells[column] ?? null);
    return own === '' ? textOfCell(above?.cells[column] ?? null) : own;
  });
}

const FEWEST_HEADS = 2;

interface FoundHeads {
  readonly at: number;
  readonly count: number;
}

interface SaidCell {
  readonly text: string;
  readonly said: readonly string[];
}

export type SaidRow = readonly SaidCell[];

export const saidRows = ({ rows }: Sheet): readonly SaidRow[] =>
  rows.slice(0, HEAD_ROWS).map(({ cells }) =>
    cells.map((cell) => {
      const text = textOfCell(cell);
      return { text, said: saidIn(text) };
    }),
  );

export function headRowOf(
  rows: readonly SaidRow[],
  fields: readonly KnownField[],
): FoundHeads | null {
  const whole = new Set(
    fields.flatMap(({ heads, parts }) =>
      [...heads, ...(parts?.first ?? []), ...(parts?.further ?? [])].map(foldedHead),
    ),
  );
  const isPriced = fields.some((field) => field.isPriced);
  const isKnown = ({ text, said }: SaidCell) =>
    said.some((each) => whole.has(each)) || (isPriced && guestRange(text) !== null);
  const counts = rows.map((cells) => cells.filter(isKnown).length);
  const count = Math.max(0, ...counts);
  const at = counts.indexOf(count);
  const width = rows[at]?.filter(({ text }) => text !== '').length ?? 0;
  return count >= Math.min(FEWEST_HEADS, width) && count > 0 ? { at, count } : null;
}
