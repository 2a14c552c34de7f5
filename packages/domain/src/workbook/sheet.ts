import { type Cell, escaped, type Head, headXml, rowXml } from './cells.ts';
import { styleOf } from './styles.ts';
import { linesIn } from './width.ts';

export interface Column extends Head {
  /** In digits of the default font. */
  readonly width: number;
  /** Keeps cells as text: `12/6/2019` does not become a date, and leading zeros stay. */
  readonly isText?: boolean | undefined;
}

export interface Sheet {
  /** At most 31 characters, none of them `\ / ? * : [ ]`, and apostrophes only as ’. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly pages:
    | Iterable<readonly (readonly Cell[])[]>
    | AsyncIterable<readonly (readonly Cell[])[]>;
}

/** @internal */
export const sheetName = (name: string): string =>
  name
    .replaceAll(/[\\/?*:[\]\p{Cc}]/gu, ' ')
    // Gnumeric 1.12 does not find a sheet with a quote in its name, and prints no head.
    .replaceAll("'", '’')
    .slice(0, 31)
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim() || 'Sheet';

/** Small, so that packing a piece does not block the page. */
const ROWS_OF_PIECE = 200;
/** Digits that fit across a portrait page. */
const STANDING = 100;

const colXml = ({ width, isText }: Column, at: number): string => {
  const style = isText ? ` style="${styleOf('text')}"` : '';
  return `<col min="${at + 1}" max="${at + 1}" width="${width}"${style} customWidth="1"/>`;
};

/** Prints all columns on one A4 width; the footer has name and page number. */
function pageXml(columns: readonly Column[]): string {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const orientation = width > STANDING ? 'landscape' : 'portrait';
  return [
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="9" orientation="${orientation}" fitToWidth="1" fitToHeight="0"/>`,
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
  ].join('');
}

const view = (isFirst: boolean) =>
  `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

export async function* sheetXml(
  { columns, pages }: Sheet,
  isFirst: boolean,
): AsyncGenerator<string> {
  yield `<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>${view(isFirst)}<cols>${columns.map(colXml).join('')}</cols><sheetData>`;
  const widths = columns.map(({ width }) => width);
  const heads = columns.map(({ head }) => head);
  yield headXml(linesIn(heads, widths), columns);
  let row = 1;
  for await (const page of pages) {
    for (let at = 0; at < page.length; at += ROWS_OF_PIECE) {
      const piece = page.slice(at, at + ROWS_OF_PIECE);
      yield piece.map((cells) => rowXml((row += 1), linesIn(cells, widths), cells)).join('');
    }
  }
  yield `</sheetData>${pageXml(columns)}`;
}

export const printTitles = (name: string, at: number): string =>
  `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${escaped(name)}'!$1:$1</definedName>`;
