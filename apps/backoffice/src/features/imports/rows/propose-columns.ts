/** Finds the heads of a sheet, and proposes the field of each column by the words of its head. */
import { HEAD_ROWS, type Sheet, type SheetRow } from '../reading/sheet.ts';
import type { FieldParts } from './fields/field.ts';
import { foldedHead } from './folded-head.ts';
import { guestRange } from './cells/guest-range.ts';
import { textOfCell } from './cells/plain-cell.ts';

/** A field's id and the heads by which it is known: its labels in both languages, and other words. */
export interface KnownField {
  readonly id: string;
  readonly heads: readonly string[];
  /** Heads of several columns that together are the field. */
  readonly parts?: FieldParts | undefined;
  /** Columns whose head is a range of guests are prices of it. */
  readonly isPriced?: boolean;
}

/** The field of each column, null for one that is left out. */
export type Mapping = readonly (string | null)[];

/** A head is often said in two languages: `ስልክ / Phone`. */
const saidIn = (head: string) =>
  [head, ...head.split(/[/\n|]/u)].map(foldedHead).filter((said) => said !== '');

/** Heads of a day, a sum or a number that is not the event's own. */
const OF_ANOTHER = /booking|booked|contract|order date|balance|remaining|የተመዘገበ|ቀሪ/u;

const has = (head: string, known: string) => ` ${head} `.includes(` ${known} `);

/**
 * Whole heads count first, then parts of a field and prices by guests, then heads that have a known word in them, the longest first.
 * Each field is proposed once, but for its parts.
 */
export function proposedColumns(heads: readonly string[], fields: readonly KnownField[]): Mapping {
  const known = fields
    .flatMap(({ id, heads: words }) => words.map((word) => ({ id, word: foldedHead(word) })))
    .sort((a, b) => b.word.length - a.word.length);
  const found: (string | null)[] = heads.map(() => null);
  const propose = (matches: (head: string, word: string) => boolean) => {
    for (const [at, head] of heads.entries()) {
      const said = saidIn(head);
      const free = known.find(
        ({ id, word }) => !found.includes(id) && said.some((each) => matches(each, word)),
      );
      found[at] ??= free?.id ?? null;
    }
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

/** A first name beside the whole one says the same again; a father's name without a first one goes on with it. */
function partsWanted(heads: readonly string[], { parts }: KnownField, hasWhole: boolean) {
  if (parts === undefined) return [];
  const hasFirst = heads.some((head) => isOneOf(head, parts.first));
  return hasWhole && hasFirst ? [] : [...parts.first, ...parts.further];
}

/** The heads of a row; where a cell is blank, the one above it counts: heads of two rows are common. */
export function headsAt(sheet: Sheet, at: number): readonly string[] {
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const [head, above] = [sheet.rows[at], sheet.rows[at - 1]];
  return Array.from({ length: width }, (_, column) => {
    const own = textOfCell(head?.cells[column] ?? null);
    return own === '' ? textOfCell(above?.cells[column] ?? null) : own;
  });
}

/** Cells that one row of heads has at least, unless the sheet has one column. */
const FEWEST_HEADS = 2;

export interface FoundHeads {
  /** The place among the rows of the sheet. */
  readonly at: number;
  /** Its cells that are known as heads. */
  readonly count: number;
}

/** The row whose cells are known as heads, the first of several; null where too few are known to tell it from a value. */
export function headRowOf(sheet: Sheet, fields: readonly KnownField[]): FoundHeads | null {
  const whole = new Set(
    fields.flatMap(({ heads, parts }) =>
      [...heads, ...(parts?.first ?? []), ...(parts?.further ?? [])].map(foldedHead),
    ),
  );
  const isPriced = fields.some((field) => field.isPriced);
  const isKnown = (text: string) =>
    saidIn(text).some((said) => whole.has(said)) || (isPriced && guestRange(text) !== null);
  const knownIn = ({ cells }: SheetRow) => cells.filter((cell) => isKnown(textOfCell(cell))).length;
  const first = sheet.rows.slice(0, HEAD_ROWS);
  const counts = first.map(knownIn);
  const count = Math.max(0, ...counts);
  const at = counts.indexOf(count);
  const width = first[at]?.cells.filter((cell) => textOfCell(cell) !== '').length ?? 0;
  return count >= Math.min(FEWEST_HEADS, width) && count > 0 ? { at, count } : null;
}
