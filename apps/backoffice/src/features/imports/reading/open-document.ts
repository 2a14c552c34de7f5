/** Finds what SheetJS misses in OpenDocument books: hidden rows, and formulas without a value. */
import type { Hidden } from './read-book.ts';
import { type Book, FileRefused, MAX_COLUMNS, UNCOMPUTED } from './sheet.ts';
import { withPlainSigns } from './written-signs.ts';

/** SheetJS would create each repeated cell. */
const MOST_REPEATED = 1_000_000;

const TAG = /<table:(?<name>table-row|table-column|table-cell|table)\b(?<attributes>[^<>]*)>/gu;
const VALUELESS_FORMULA =
  /<table:table-cell\b(?=[^<>]*\btable:formula=)(?![^<>]*\boffice:value-type=)[^<>]*?(?:\/>|>\s*<\/table:table-cell>)/gu;
const HIDDEN_STYLE =
  /<style:style\b[^<>]*\bstyle:name="(?<name>[^"]*)"[^<>]*>\s*<style:table-properties\b[^<>]*\btable:display="false"/gu;

export const withUncomputed = (xml: string) =>
  xml.replace(
    VALUELESS_FORMULA,
    `<table:table-cell office:value-type="string"><text:p>${UNCOMPUTED}</text:p></table:table-cell>`,
  );

const isHiddenTag = (tag: string) => /\btable:visibility="(?:collapse|filter)"/u.test(tag);

const countOf = (tag: string) =>
  Number(/\btable:number-(?:rows|columns)-repeated="(\d+)"/u.exec(tag)?.[1] ?? 1);

class Line {
  #length = 0;
  readonly #hidden: { from: number; to: number }[] = [];

  add(tag: string) {
    const from = this.#length;
    this.#length += countOf(tag);
    if (isHiddenTag(tag)) this.#hidden.push({ from, to: this.#length });
  }

  readonly isHidden = (at: number) => this.#hidden.some(({ from, to }) => at >= from && at < to);
}

/**
 * One entry per sheet, in their order.
 * @throws FileRefused `too-long` for a value repeated over a whole sheet
 */
export function hiddenOfTables(xml: string): readonly Hidden[] {
  const hiddenStyles = Array.from(xml.matchAll(HIDDEN_STYLE), ({ groups }) => groups?.['name']);
  const tables: { isHidden: boolean; rows: Line; columns: Line }[] = [];
  let rowCount = 1;
  for (const { groups } of xml.matchAll(TAG)) {
    const { name, attributes = '' } = groups ?? {};
    const table = tables.at(-1);
    if (name === 'table') {
      const style = /\btable:style-name="([^"]*)"/u.exec(attributes)?.[1];
      const isHidden = hiddenStyles.includes(style);
      tables.push({ isHidden, rows: new Line(), columns: new Line() });
    } else if (name === 'table-column') table?.columns.add(attributes);
    else if (name === 'table-row') {
      rowCount = countOf(attributes);
      table?.rows.add(attributes);
    } else if (
      rowCount * countOf(attributes) > MOST_REPEATED &&
      attributes.includes('office:value-type=')
    )
      throw new FileRefused('too-long');
  }
  const places = Array.from({ length: MAX_COLUMNS }, (_, at) => at);
  return tables.map(({ isHidden, rows, columns }) => ({
    isHidden,
    isHiddenRow: rows.isHidden,
    columns: places.filter(columns.isHidden),
  }));
}

/** In OpenDocument books SheetJS decodes the cells' XML entities, but not those of sheet names. */
export const withPlainNames = ({ sheets }: Book): Book => ({
  sheets: sheets.map((sheet) => ({ ...sheet, name: withPlainSigns(sheet.name) })),
});
