#!/usr/bin/env bash
# Cells without an address in a workbook.
#
# ECMA-376 part 1, 18.3.1.4 and 18.3.1.73: the attribute `r` of <c> and of <row> is optional; a cell without it follows the one
# before it. A workbook without any is valid, and a third smaller.
#
# Guess: every reader counts. Seen: xlsx (SheetJS) reads all six cells, exceljs and read-excel-file refuse the sheet.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{"private":true,"type":"module"}\n' > package.json
npm install --no-audit --no-fund --loglevel=error fflate@0.8.3 xlsx@0.18.5 exceljs@4.4.0 read-excel-file@6.0.1

cat > try.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import XLSX from 'xlsx';
import ExcelJS from 'exceljs';
import readXlsxFile from 'read-excel-file/node';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const text = (said) => `<c t="inlineStr"><is><t>${said}</t></is></c>`;
const parts = {
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="a" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="b" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Menu" sheetId="1" r:id="b"/></sheets></workbook>`,
  'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData><row>${text('Dish')}${text('Plates')}</row><row>${text('Doro wot')}<c><v>40</v></c></row><row>${text('Kitfo')}<c><v>25</v></c></row></sheetData></worksheet>`,
};
writeFileSync('menu.xlsx', zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))));

const said = async (name, read) => {
  const answer = await Promise.resolve().then(read).catch((error) => `refused: ${error.message.slice(0, 60)}`);
  console.log(`${name}: ${typeof answer === 'string' ? answer : JSON.stringify(answer)}`);
};
await said('xlsx', () => {
  const book = XLSX.read(readFileSync('menu.xlsx'));
  return XLSX.utils.sheet_to_json(book.Sheets.Menu, { header: 1 });
});
await said('exceljs', async () => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile('menu.xlsx');
  return book.getWorksheet('Menu').getSheetValues();
});
await said('read-excel-file', () => readXlsxFile('menu.xlsx'));
JS
node try.mjs | tee seen.txt

# A reader that changes its mind is told here.
diff - seen.txt <<'SEEN'
xlsx: [["Dish","Plates"],["Doro wot",40],["Kitfo",25]]
exceljs: refused: Invalid row number in model
read-excel-file: refused: Invalid array length
SEEN
echo 'As before.'
