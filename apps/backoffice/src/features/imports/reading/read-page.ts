/** Reads HTML and XML workbooks, often named .xls, and flat OpenDocument. */
import { hiddenOfTables, withPlainNames, withUncomputed } from './open-document.ts';
import { readBook } from './read-book.ts';
import { type Book, FileRefused } from './sheet.ts';
import { CODE_SIGN, signOf } from './written-signs.ts';

export const isPage = (text: string) => /^\s*<[?!a-z]/iu.test(text);

const CELL = /<(t[dh])\b(?<attributes>(?:"[^"]*"|'[^']*'|[^"'<>])*)>/giu;
const SPAN = /\b(?:col|row)span\s*=\s*["']?\d+/giu;
const OF_TAGS = new Set(['<', '>', '&']);

/** SheetJS reads neither `&#4768;` nor line breaks in attributes. */
const plainPage = (text: string) =>
  text
    .replace(
      CELL,
      (_cell, name: string, attributes: string) =>
        `<${name} ${(attributes.match(SPAN) ?? []).map((span) => span.replace(/["']/gu, '')).join(' ')}>`,
    )
    .replace(CODE_SIGN, (written, hex: string | undefined, decimal: string) => {
      const sign = signOf(written, hex, decimal);
      return OF_TAGS.has(sign) ? written : sign;
    });

const isMarkup = (text: string) => /^\s*<\?xml|<(?:\w+:)?workbook\b/iu.test(text.slice(0, 4096));

/** @throws FileRefused `not-a-sheet`, `broken` */
export function readPage(text: string): Book {
  if (!/<(?:\w+:)?(?:table|workbook)\b/iu.test(text)) throw new FileRefused('not-a-sheet');
  if (!text.includes('<office:spreadsheet'))
    return readBook(isMarkup(text) ? text : plainPage(text));
  const flat = withUncomputed(text);
  return withPlainNames(readBook(flat, {}, hiddenOfTables(flat)));
}
