/** Reads a file as a sheet; its kind is told by its first bytes, not by its name. */
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { type FileRead, FileRefused } from './sheet.ts';

const startsWith = (bytes: Uint8Array, stamp: readonly number[]) =>
  stamp.every((byte, at) => bytes[at] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Of Excel before 2007, and of a workbook with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** PDF, JPEG, PNG. */
const OTHERS = [
  [0x25, 0x50, 0x44, 0x46],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];

function sheetOf(bytes: Uint8Array) {
  if (startsWith(bytes, ZIP)) return readWorkbook(bytes);
  if (startsWith(bytes, COMPOUND)) throw new FileRefused('old-excel');
  if (OTHERS.some((stamp) => startsWith(bytes, stamp))) throw new FileRefused('not-a-sheet');
  return readCsv(bytes);
}

/** The sheet of a file, or why there is none. */
export function readFile(bytes: Uint8Array): FileRead {
  try {
    return { ok: true, sheet: sheetOf(bytes) };
  } catch (error) {
    return { ok: false, fault: error instanceof FileRefused ? error.fault : 'broken' };
  }
}
