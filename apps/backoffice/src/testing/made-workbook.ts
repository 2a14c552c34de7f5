import { strToU8, zipSync } from 'fflate';

export interface MadeSheet {
  readonly rows: string;
  readonly before?: string;
  readonly after?: string;
  readonly state?: 'visible' | 'hidden' | 'veryHidden';
}

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>';

export interface MadeWorkbook {
  readonly sheets: readonly MadeSheet[];
  readonly texts?: readonly string[];
  readonly formats?: readonly string[];
  readonly isFrom1904?: boolean;
  readonly isComputedLater?: boolean;
}

const sheetXml = ({ before = '', rows, after = '' }: MadeSheet) =>
  `<?xml version="1.0"?><worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;

function styles(formats: readonly string[]) {
  const own = formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`);
  const cells = formats.map((_code, at) => `<xf numFmtId="${170 + at}"/>`);
  return `<styleSheet><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${cells.join('')}</cellXfs></styleSheet>`;
}

export function madeWorkbook(made: MadeWorkbook) {
  const { sheets, texts = [], formats = [], isFrom1904, isComputedLater } = made;
  const named = sheets.map(
    ({ state }, at) =>
      `<sheet name="Sheet ${at + 1}" sheetId="${at + 1}" r:id="r${at + 1}"${state ? ` state="${state}"` : ''}/>`,
  );
  const targets = sheets.map(
    (_sheet, at) => `<Relationship Id="r${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const shared = texts.map((text) => `<si><t>${text}</t></si>`);
  return zipSync({
    '[Content_Types].xml': strToU8(TYPES),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${isFrom1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${named.join('')}</sheets>${isComputedLater ? '<calcPr fullCalcOnLoad="1"/>' : ''}</workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${targets.join('')}</Relationships>`),
    'xl/sharedStrings.xml': strToU8(`<sst>${shared.join('')}</sst>`),
    'xl/styles.xml': strToU8(styles(formats)),
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheetXml(sheet))]),
    ),
  });
}
