/** Makes an uncompressed workbook without the app's code. */
import { crc32 } from 'node:zlib';

/** `{ serial }` is a date: days since December 31, 1899. */
export type MadeCell = string | number | { readonly serial: number } | null;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function cellXml(cell: MadeCell, at: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}" s="1"><v>${cell.serial}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const rowXml = (cells: readonly MadeCell[], at: number) =>
  `<row r="${at}">${cells.map((cell, column) => cellXml(cell, `${LETTERS[column]}${at}`)).join('')}</row>`;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const partsOf = (
  rows: readonly (readonly MadeCell[])[],
): readonly (readonly [string, string])[] => [
  [
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Book" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  ],
  [
    'xl/worksheets/sheet1.xml',
    `<worksheet xmlns="${MAIN}"><sheetData>${rows.map((cells, at) => rowXml(cells, at + 1)).join('')}</sheetData></worksheet>`,
  ],
];

function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

const entryOf = (name: Buffer, content: Buffer) =>
  numbers(
    ...([
      [20, 2],
      [0x0800, 2],
      [0, 2],
      [0, 2],
      [0x21, 2],
      [crc32(content), 4],
    ] as const),
    ...([
      [content.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const),
  );

export function workbookOf(rows: readonly (readonly MadeCell[])[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of partsOf(rows)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const file = Buffer.concat([numbers([0x04034b50, 4]), entryOf(name, content), name, content]);
    files.push(file);
    directory.push(
      Buffer.concat([
        numbers([33639248, 4], [20, 2]),
        entryOf(name, content),
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
        name,
      ]),
    );
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const count = files.length;
  const end = numbers(
    ...([
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
    ] as const),
    ...([
      [listed.length, 4],
      [offset, 4],
      [0, 2],
    ] as const),
  );
  return Buffer.concat([...files, listed, end]);
}
