/** What the library does not read of an OpenDocument sheet: hidden rows, columns and sheets, and formulas that nothing worked out. */
import type { Hidden } from './read-book.ts';
import { FileRefused, UNCOMPUTED } from './sheet.ts';

/** Cells that one tag may repeat: further ones are no list of records. */
const MOST_REPEATED = 1_000_000;

const TAG =
  /<(?<end>\/?)table:(?<name>table-row|table-column|table-cell|table)\b(?<attributes>[^<>]*)>/gu;
const VALUELESS_FORMULA =
  /<table:table-cell\b(?=[^<>]*\btable:formula=)(?![^<>]*\boffice:value-type=)[^<>]*?(?:\/>|>\s*<\/table:table-cell>)/gu;
const HIDDEN_STYLE =
  /<style:style\b[^<>]*\bstyle:name="(?<name>[^"]*)"[^<>]*>(?:(?!<\/style:style>).)*?<style:table-properties\b[^<>]*\btable:display="false"/gsu;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(tag)?.[1];

/** Gives a formula without a value the text by which it is refused. */
export const leanContent = (xml: string) =>
  xml.replace(
    VALUELESS_FORMULA,
    `<table:table-cell office:value-type="string"><text:p>${UNCOMPUTED}</text:p></table:table-cell>`,
  );

interface Table {
  readonly isHidden: boolean;
  readonly rows: { from: number; to: number }[];
  readonly columns: number[];
}

/** Of each table, in their order. @throws FileRefused `too-long` for a value that is repeated over a whole sheet */
export function hiddenOfTables(xml: string): readonly Hidden[] {
  const hiddenStyles = new Set(
    Array.from(xml.matchAll(HIDDEN_STYLE), ({ groups }) => groups?.['name']),
  );
  const tables: Table[] = [];
  const at = { row: 0, column: 0 };
  let rowRepeats = 1;
  for (const { groups } of xml.matchAll(TAG)) {
    const { end, name, attributes = '' } = groups ?? {};
    const table = tables.at(-1);
    if (end === '/') continue;
    if (name === 'table') {
      const style = attribute(attributes, 'table:style-name');
      tables.push({ isHidden: hiddenStyles.has(style), rows: [], columns: [] });
      Object.assign(at, { row: 0, column: 0 });
      continue;
    }
    const isHidden = /\btable:visibility="(?:collapse|filter)"/u.test(attributes);
    if (name === 'table-row') {
      rowRepeats = Number(attribute(attributes, 'table:number-rows-repeated') ?? 1);
      if (isHidden) table?.rows.push({ from: at.row, to: at.row + rowRepeats });
      at.row += rowRepeats;
      continue;
    }
    const repeats = Number(attribute(attributes, 'table:number-columns-repeated') ?? 1);
    if (name === 'table-column') {
      for (let each = 0; isHidden && each < repeats; each += 1)
        table?.columns.push(at.column + each);
      at.column += repeats;
    } else if (repeats * rowRepeats > MOST_REPEATED && /\boffice:value-type=/u.test(attributes)) {
      throw new FileRefused('too-long');
    }
  }
  return tables.map(({ isHidden, rows, columns }) => ({
    isHidden,
    columns,
    isHiddenRow: (row) => rows.some(({ from, to }) => row >= from && row < to),
  }));
}
