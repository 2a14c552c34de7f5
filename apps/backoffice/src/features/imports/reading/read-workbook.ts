/** Reads the first sheet of a workbook (XLSX) that has rows. */
import { readRows } from './read-rows.ts';
import { FileRefused, type Sheet } from './sheet.ts';
import { openArchive } from './unpack.ts';
import { dateStylesOf, sharedTextsOf, sheetsOf } from './workbook-parts.ts';

/** Sheets that are looked into; a list of records is not behind them. */
const MOST_SHEETS = 20;

/** @throws FileRefused `broken`, `too-long`, `empty` */
export function readWorkbook(bytes: Uint8Array): Sheet {
  try {
    const archive = openArchive(bytes);
    if (!archive.has('xl/workbook.xml')) throw new FileRefused('not-a-sheet');
    const { sheets, isFrom1904 } = sheetsOf(archive);
    const context = { texts: sharedTextsOf(archive), isDate: dateStylesOf(archive), isFrom1904 };
    const shown = sheets.filter(({ isHidden }) => !isHidden);
    for (const { name, path } of shown.slice(0, MOST_SHEETS)) {
      const read = readRows(archive, path, context);
      if (read.rows.length > 0) return { ...read, ...(sheets.length > 1 && { of: name }) };
    }
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('broken');
  }
  throw new FileRefused('empty');
}
