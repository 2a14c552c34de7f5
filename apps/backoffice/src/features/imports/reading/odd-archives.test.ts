import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { madeWorkbook } from '#testing/made-workbook.ts';
import { readFile } from './read-file.ts';

const row = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>7</v></c></row>';
const made = madeWorkbook({ sheets: [{ rows: row }], texts: ['አልማዝ'] });

function rewritten(nameOf: (name: string) => string, textOf = (text: string) => text) {
  const parts = Object.entries(unzipSync(made));
  return zipSync(
    Object.fromEntries(
      parts.map(([name, part]) => [nameOf(name), strToU8(textOf(strFromU8(part)))]),
    ),
  );
}

const cellsOf = (bytes: Uint8Array) => {
  const read = readFile(bytes);
  return read.ok ? read.book.sheets.map(({ rows }) => rows.map(({ cells }) => cells)) : read.fault;
};

const same = (text: string) => text;
const other = (name: string) => name.replace('workbook.xml', 'workbook2.xml');
const prefixed = (text: string) =>
  text
    .replace(/<(\/?)(?=[a-z])(?!Types|Override|Relationship)/giu, '<$1x:')
    .replace('<x:workbook xmlns=', '<x:workbook xmlns:x=');

describe('a workbook is read', () => {
  test.each([
    ['from folders with backslashes', rewritten((name) => name.replaceAll('/', '\\'))],
    ['from a part of another name', rewritten(other, (text) => other(text))],
    ['with a prefix on every tag', rewritten(same, prefixed)],
    [
      'with another prefix of its relations',
      rewritten(same, (text) => text.replaceAll('r:id', 'rel:id')),
    ],
    [
      'beside pictures and macros',
      zipSync({
        ...unzipSync(made),
        'xl/media/a.png': new Uint8Array(9),
        'xl/vbaProject.bin': new Uint8Array(9),
      }),
    ],
  ])('%s', (_what, bytes) => {
    expect(cellsOf(bytes)).toEqual([[['አልማዝ', 7]]]);
  });
});

const manifest = (more = '') =>
  strToU8(
    `<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet">${more}</manifest:file-entry></manifest:manifest>`,
  );

const openDocument = (rows: string, said = manifest()) =>
  zipSync({
    'META-INF/manifest.xml': said,
    'content.xml': strToU8(
      `<office:document-content><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  });

const cell = '<table:table-cell office:value-type="string"><text:p>a</text:p></table:table-cell>';

describe('an OpenDocument sheet', () => {
  test('in a flat text file reports what is hidden', () => {
    const flat = `<?xml version="1.0"?><office:document><office:body><office:spreadsheet><table:table table:name="A"><table:table-row>${cell}</table:table-row><table:table-row table:visibility="filter">${cell}</table:table-row></table:table></office:spreadsheet></office:body></office:document>`;
    const read = readFile(strToU8(flat));
    expect(read.ok && read.book.sheets[0]?.rows).toEqual([
      { row: 1, cells: ['a'] },
      { row: 2, cells: ['a'], isHidden: true },
    ]);
  });

  test('reports a formula without a computed value', () => {
    const formula = '<table:table-cell table:formula="of:=[.A1]"/>';
    expect(
      cellsOf(openDocument(`<table:table-row>${cell}${formula}${cell}</table:table-row>`)),
    ).toEqual([[['a', '#UNCOMPUTED!', 'a']]]);
  });

  test.each([
    ['with a password', openDocument('', manifest('<manifest:encryption-data/>')), 'locked'],
    [
      'with a value in a million rows',
      openDocument(
        `<table:table-row table:number-rows-repeated="1048576">${cell}</table:table-row>`,
      ),
      'too-long',
    ],
  ])('%s is refused', (_what, bytes, fault) => {
    expect(cellsOf(bytes)).toBe(fault);
  });
});
