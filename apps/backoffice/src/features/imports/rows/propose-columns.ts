/** Finds the heads of a sheet, and proposes the field of each column by the words of its head. */
import { HEAD_ROWS, type Sheet, type SheetRow } from '../reading/sheet.ts';
import { foldedHead } from './folded-head.ts';
import { textOfCell } from './plain-cell.ts';

/** A field's id and the heads by which it is known: its labels in both languages, and other words. */
export interface KnownField {
  readonly id: string;
  readonly heads: readonly string[];
}

/** The field of each column, null for one that is left out. */
export type Mapping = readonly (string | null)[];

/** A head is often said in two languages: `ስልክ / Phone`. */
const saidIn = (head: string) =>
  [head, ...head.split(/[/\n|]/u)].map(foldedHead).filter((said) => said !== '');

const has = (head: string, known: string) => ` ${head} `.includes(` ${known} `);

/** Whole heads count first, then those that have a known word in them, the longest first. Each field is proposed once. */
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
  propose(has);
  return found;
}

/** The heads of a row; where a cell is blank, the one above it counts: heads of two rows are common. */
export function headsAt(sheet: Sheet, at: number): readonly string[] {
  const width = Math.max(...sheet.rows.map(({ cells }) => cells.length));
  const [head, above] = [sheet.rows[at], sheet.rows[at - 1]];
  return Array.from({ length: width }, (_, column) => {
    const own = textOfCell(head?.cells[column] ?? null);
    return own === '' ? textOfCell(above?.cells[column] ?? null) : own;
  });
}

/** The place among the rows of the one whose cells are known as heads; the first where none is. */
export function headRowOf(sheet: Sheet, fields: readonly KnownField[]): number {
  const whole = fields.flatMap(({ heads }) => heads.map(foldedHead));
  const knownIn = ({ cells }: SheetRow) =>
    cells.filter((cell) => saidIn(textOfCell(cell)).some((said) => whole.includes(said))).length;
  const counts = sheet.rows.slice(0, HEAD_ROWS).map(knownIn);
  return Math.max(counts.indexOf(Math.max(...counts)), 0);
}
