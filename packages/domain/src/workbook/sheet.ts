/** A sheet of a workbook: its columns, its rows as they come, and how it is printed. */
import { type Cell, escaped, type Head, headXml, rowXml } from './cells.ts';
import { styleOf } from './styles.ts';
import { linesIn } from './width.ts';

export interface Column extends Head {
  /** In digits of the usual letter. */
  readonly width: number;
  /** What is typed below stays as it was typed: no date is made of `12/6/2019`, and no zero is dropped. */
  readonly isText?: boolean | undefined;
}

export interface Sheet {
  /** Cut to what programs take: 31 signs, none of `\ / ? * : [ ]`, and an apostrophe that is no quote. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** Rows in portions, as they are read. */
  readonly pages:
    | Iterable<readonly (readonly Cell[])[]>
    | AsyncIterable<readonly (readonly Cell[])[]>;
}

/** @internal */
export const sheetName = (name: string): string =>
  name
    .replaceAll(/[\\/?*:[\]\p{Cc}]/gu, ' ')
    // Gnumeric 1.12 finds no sheet with a quote in its name, and prints no head.
    .replaceAll("'", '’')
    .slice(0, 31)
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim() || 'Sheet';

/** So few that nobody waits for their packing. */
const ROWS_OF_PIECE = 200;
/** As many digits fit on the width of a sheet that stands. */
const STANDING = 100;

/** Of the `cols` a sheet has. */
const colXml = ({ width, isText }: Column, at: number): string => {
  const style = isText ? ` style="${styleOf('text')}"` : '';
  return `<col min="${at + 1}" max="${at + 1}" width="${width}"${style} customWidth="1"/>`;
};

/** A4, lying where it is wide, with all columns on one page, and below them the list's name and the number of the page. */
function pageXml(columns: readonly Column[]): string {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const orientation = width > STANDING ? 'landscape' : 'portrait';
  return [
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="9" orientation="${orientation}" fitToWidth="1" fitToHeight="0"/>`,
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
  ].join('');
}

/** The head stays in sight. */
const view = (isFirst: boolean) =>
  `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

/** What stands within the element of a worksheet, piece by piece. */
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

/** The head is printed on each page. */
export const printTitles = (name: string, at: number): string =>
  `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${escaped(name)}'!$1:$1</definedName>`;
