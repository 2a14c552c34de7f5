import { CFB } from '@e965/xlsx';
import { isContacts, readContacts } from './read-contacts.ts';
import { readBook } from './read-book.ts';
import { readCsv, textOf } from './read-csv.ts';
import { isPage, readPage } from './read-page.ts';
import { readZipped } from './read-zipped.ts';
import { type Book, type FileRead, FileRefused } from './sheet.ts';

const startsWith = (bytes: Uint8Array, stamp: readonly number[]) =>
  stamp.every((byte, at) => bytes[at] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** First bytes of compound files: Excel 97 to 2003, and encrypted workbooks. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** First bytes of older Excel sheets, which are no compound files. */
const BARE = [0, 2, 4, 8].map((version) => [0x09, version]);
const BARE_LENGTHS = new Set([4, 6, 8, 16]);
/** First bytes of PDF, JPEG, PNG and RTF. */
const OTHERS = [
  [0x25, 0x50, 0x44, 0x46],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x7b, 0x5c, 0x72, 0x74],
];

const isBare = (bytes: Uint8Array) =>
  BARE.some((stamp) => startsWith(bytes, stamp)) &&
  BARE_LENGTHS.has(bytes[2] ?? 0) &&
  bytes[3] === 0;

function textualBook(bytes: Uint8Array): Book {
  const text = textOf(bytes);
  if (isPage(text)) return readPage(text);
  return { sheets: [isContacts(text) ? readContacts(text) : readCsv(text)] };
}

/**
 * Old Excel workbooks (.xls).
 * @throws FileRefused `not-a-sheet`, `locked`, `broken`
 */
function readCompound(bytes: Uint8Array): Book {
  const compound = CFB.read(bytes, { type: 'array' });
  const has = (stream: string) => CFB.find(compound, stream) !== null;
  if (has('EncryptedPackage')) throw new FileRefused('locked');
  if (!has('Workbook') && !has('Book')) throw new FileRefused('not-a-sheet');
  return readBook(bytes, { cellFormula: false });
}

function bookOf(bytes: Uint8Array): Book {
  if (OTHERS.some((stamp) => startsWith(bytes, stamp))) throw new FileRefused('not-a-sheet');
  if (startsWith(bytes, ZIP)) return readZipped(bytes);
  if (startsWith(bytes, COMPOUND)) return readCompound(bytes);
  return isBare(bytes) ? readBook(bytes) : textualBook(bytes);
}

export function readFile(bytes: Uint8Array): FileRead {
  try {
    const book = bookOf(bytes);
    const withRows = book.sheets.filter(({ rows }) => rows.length > 0);
    if (withRows.length === 0) throw new FileRefused('empty');
    if (withRows.every(({ isTooLong }) => isTooLong)) throw new FileRefused('too-long');
    return { ok: true, book: { sheets: withRows } };
  } catch (error) {
    if (!(error instanceof FileRefused)) return { ok: false, fault: 'broken' };
    const { fault, row } = error;
    return { ok: false, fault, ...(row !== undefined && { row }) };
  }
}
