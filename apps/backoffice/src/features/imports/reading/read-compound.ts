/** Old Excel workbooks (.xls). */
import { CFB } from '@e965/xlsx';
import { readBook } from './read-book.ts';
import { type Book, FileRefused } from './sheet.ts';

/** @throws FileRefused `not-a-sheet`, `locked`, `broken` */
export function readCompound(bytes: Uint8Array): Book {
  const compound = CFB.read(bytes, { type: 'array' });
  const has = (stream: string) => CFB.find(compound, stream) !== null;
  if (has('EncryptedPackage')) throw new FileRefused('locked');
  if (!has('Workbook') && !has('Book')) throw new FileRefused('not-a-sheet');
  return readBook(bytes, { cellFormula: false });
}
