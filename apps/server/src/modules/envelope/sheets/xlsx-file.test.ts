/** The XML of a workbook: every row and cell says where it is, and a printed page has the head and all columns. SPEC: D178 */
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cell, xlsxOf } from './xlsx-file.ts';

const columns = Array.from({ length: 28 }, (_, at) => ({ head: `Head ${at + 1}`, width: 12 }));

async function* pages(): AsyncGenerator<Cell[][]> {
  yield [[{ day: '2026-09-21' }, 'ሽንኩርት & "tomatoes"', null, { santim: 450_05 }]];
  yield [];
  yield Array.from({ length: 250 }, (_, at) => columns.map(() => at));
}

async function partsOf(name: string): Promise<(part: string) => string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxOf({ name, columns, pages: pages() })) chunks.push(chunk);
  const files = unzipSync(Buffer.concat(chunks));
  return (part) => strFromU8(files[part] ?? new Uint8Array());
}

let part: Awaited<ReturnType<typeof partsOf>>;
let sheet: string;

beforeAll(async () => {
  part = await partsOf("Almaz's list");
  sheet = part('xl/worksheets/sheet1.xml');
});

const rows = () =>
  [...sheet.matchAll(/<row r="(\d+)">(.*?)<\/row>/gsu)].map(([, number = '', cells = '']) => ({
    number: Number(number),
    cells: [...cells.matchAll(/<c(?= |\/)(?: r="([A-Z]+\d+)")?/gu)].map(([, place]) => place),
  }));

describe('a workbook', () => {
  it('every row has its number, in order and across pages', () => {
    expect(sheet).not.toContain('<row>');
    expect(rows().map(({ number }) => number)).toEqual(
      Array.from({ length: 252 }, (_, at) => at + 1),
    );
  });

  it('every cell has its place, also beyond the letter Z and where it is empty', () => {
    const [head, first] = rows();
    expect(head?.cells.slice(-3)).toEqual(['Z1', 'AA1', 'AB1']);
    expect(first?.cells).toEqual(['A2', 'B2', 'C2', 'D2']);
    expect(rows().at(-1)?.cells.at(-1)).toBe('AB252');
  });

  it('a page is landscape A4, as wide as its columns, and begins with the head', () => {
    expect(sheet).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>');
    expect(sheet).toMatch(
      /<\/sheetData><pageMargins [^>]*\/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"\/><\/worksheet>$/u,
    );
    expect(part('xl/workbook.xml')).toContain(
      `</sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'Almaz''s list'!$1:$1</definedName></definedNames></workbook>`,
    );
  });
});
