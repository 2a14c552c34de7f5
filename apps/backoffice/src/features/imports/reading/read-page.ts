/** Reads a workbook that is text with tags: a page or the XML of Excel 2003, both often named .xls, and a flat one of LibreOffice. */
import { readBook } from './read-book.ts';
import { type Book, FileRefused } from './sheet.ts';

export const isPage = (text: string) => /^\s*<[?!a-z]/iu.test(text);

/** @throws FileRefused `not-a-sheet`, `broken` */
export function readPage(text: string): Book {
  if (!/<(?:\w+:)?(?:table|workbook)\b/iu.test(text)) throw new FileRefused('not-a-sheet');
  return readBook(text);
}
