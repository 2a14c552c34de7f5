/** Writes a workbook row by row, so that it is never whole in memory. Decision 0153 */
import { escaped } from './cells.ts';
import { printTitles, type Sheet, sheetName, sheetXml } from './sheet.ts';
import { stylesXml } from './styles.ts';

export { amountText, type Cell } from './cells.ts';
export type { Column, Sheet } from './sheet.ts';
export { widthOf } from './width.ts';

export interface WorkbookPart {
  readonly name: string;
  readonly pieces: AsyncIterable<string>;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const override = (name: string, kind: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${SPREADSHEET}.${kind}+xml"/>`;
const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
const relations = (...inner: readonly string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${inner.join('')}</Relationships>`;

const contentTypes = (count: number): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('styles', 'styles')}${numbered(count, (n) => override(`worksheets/sheet${n}`, 'worksheet'))}</Types>`;

const numbered = (count: number, of: (number: number) => string): string =>
  Array.from({ length: count }, (_, at) => of(at + 1)).join('');

function bookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets>${sheets.join('')}</sheets><definedNames>${names.map(printTitles).join('')}</definedNames></workbook>`;
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

async function* worksheet(sheet: Sheet, isFirst: boolean): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}">`;
  yield* sheetXml(sheet, isFirst);
  yield '</worksheet>';
}

/** Each part's pieces can be read only once. */
export function workbookParts(sheets: readonly Sheet[]): WorkbookPart[] {
  const count = sheets.length;
  const sheetRelations = numbered(count, (n) =>
    relation(n, 'worksheet', `worksheets/sheet${n}.xml`),
  );
  const texts = {
    '[Content_Types].xml': contentTypes(count),
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': bookXml(sheets.map(({ name }) => sheetName(name))),
    'xl/_rels/workbook.xml.rels': relations(
      sheetRelations,
      relation(count + 1, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}">${stylesXml}</styleSheet>`,
  };
  return [
    ...Object.entries(texts).map(([name, text]) => ({ name, pieces: whole(text) })),
    ...sheets.map((sheet, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      pieces: worksheet(sheet, at === 0),
    })),
  ];
}
