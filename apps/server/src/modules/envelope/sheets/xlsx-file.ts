/** Writes a workbook of one sheet row by row, so that a long journal is never in memory as a whole. Decision 0128. */
import { zipOf } from '../zip-file.ts';
import { amountText } from '../journal-csv.ts';

/** Days are dates of the workbook, and santim are amounts with two decimals. */
export type Cell = string | number | null | { day: string } | { santim: number | bigint };

export interface Sheet {
  /** At most 31 signs. */
  name: string;
  columns: readonly { head: string; width: number }[];
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** So few that nobody waits for their packing. */
const ROWS_OF_PIECE = 200;

const [HEAD, DATE, AMOUNT] = [1, 2, 3];

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const contentTypes = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
const packageRelations = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const bookRelations = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;
const styles = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Signs that XML cannot hold, half letters among them, are left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const LETTERS = 26;

/** `A` for 0, `AB` for 27. Readers take a cell without its place for none. */
const lettersOf = (at: number): string =>
  (at < LETTERS ? '' : lettersOf(Math.floor(at / LETTERS) - 1)) +
  String.fromCodePoint(65 + (at % LETTERS));

const textXml = (place: string, text: string, style = 0): string =>
  `<c r="${place}" t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const msOfDay = 86_400_000;
/** Workbooks count days from the end of 1899. */
const serialOf = (day: string): number => Date.parse(day) / msOfDay + 25_569;

function cellXml(place: string, cell: Cell): string {
  if (cell === null) return `<c r="${place}"/>`;
  if (typeof cell === 'string') return textXml(place, cell);
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if ('day' in cell) return `<c r="${place}" s="${DATE}"><v>${serialOf(cell.day)}</v></c>`;
  return `<c r="${place}" s="${AMOUNT}"><v>${amountText(cell.santim)}</v></c>`;
}

/** Its cells are made of a place such as `B7` and of what stands there. */
const rowXml = <Of>(
  row: number,
  cells: readonly Of[],
  xmlOf: (place: string, cell: Of) => string,
): string =>
  `<row r="${row}">${cells.map((cell, at) => xmlOf(lettersOf(at) + row, cell)).join('')}</row>`;

/** On paper: landscape A4, all columns on one page and the head on each. */
const PAGE = `<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>`;

async function* sheetXml({ columns, pages }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  let row = 1;
  yield rowXml(row, columns, (place, { head }) => textXml(place, head, HEAD));
  for await (const page of pages) {
    for (let at = 0; at < page.length; at += ROWS_OF_PIECE) {
      yield page
        .slice(at, at + ROWS_OF_PIECE)
        .map((cells) => rowXml((row += 1), cells, cellXml))
        .join('');
    }
  }
  yield `</sheetData>${PAGE}</worksheet>`;
}

async function* piece(text: string): AsyncGenerator<string> {
  yield text;
}

export function xlsxOf(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const name = escaped(sheet.name);
  const head = `'${name.replaceAll("'", "''")}'!$1:$1`;
  const book = `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${head}</definedName></definedNames></workbook>`;
  return zipOf([
    { name: '[Content_Types].xml', pieces: piece(contentTypes) },
    { name: '_rels/.rels', pieces: piece(packageRelations) },
    { name: 'xl/workbook.xml', pieces: piece(book) },
    { name: 'xl/_rels/workbook.xml.rels', pieces: piece(bookRelations) },
    { name: 'xl/styles.xml', pieces: piece(styles) },
    { name: 'xl/worksheets/sheet1.xml', pieces: sheetXml(sheet) },
  ]);
}
