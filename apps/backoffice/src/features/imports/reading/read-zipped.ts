/** Reads workbooks that are archives: .xlsx, .xlsm, .xlsb, .ods. */
import { strFromU8, strToU8, zipSync } from 'fflate';
import { hiddenOfTables, withPlainNames, withUncomputed } from './open-document.ts';
import { readBook } from './read-book.ts';
import { type Book, FileRefused } from './sheet.ts';
import { type Parts, unpack } from './unpack.ts';

const TYPES = '[Content_Types].xml';

const textOfPart = (parts: Parts, name: string) => {
  const part = parts[name];
  return part ? strFromU8(part) : '';
};

const archiveOf = (parts: Parts) => zipSync(parts, { level: 0 });

function openDocument(parts: Parts): Book {
  const manifest = textOfPart(parts, 'META-INF/manifest.xml');
  if (manifest.includes('encryption-data')) throw new FileRefused('locked');
  if (!manifest.includes('opendocument.spreadsheet')) throw new FileRefused('not-a-sheet');
  const content = withUncomputed(textOfPart(parts, 'content.xml'));
  // SheetJS cannot read a book without styles.
  const styles = { 'styles.xml': new Uint8Array() };
  const archive = archiveOf({ ...styles, ...parts, 'content.xml': strToU8(content) });
  return withPlainNames(readBook(archive, {}, hiddenOfTables(content)));
}

const STYLES = /(?:^|\/)styles\d*\.xml$/iu;
const STYLES_TYPE =
  '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>';

/**
 * Adds fills and removes theme colours: SheetJS throws without fills, and takes fifty times as long
 * with themes.
 */
function withFills(parts: Parts, types: string): Parts {
  const name = Object.keys(parts).find((each) => STYLES.test(each));
  const styles = name === undefined ? '' : textOfPart(parts, name);
  const fills = /<(?:\w+:)?fills\b[^<>]*[^/]>/u.test(styles) ? '' : '<fills><fill/></fills>';
  const plain = strToU8(styles.replace(/\btheme="\d+"/gu, '') + fills);
  if (name !== undefined) return { ...parts, [name]: plain };
  return { ...parts, 'xl/styles.xml': plain, [TYPES]: strToU8(types + STYLES_TYPE) };
}

/** @throws FileRefused `not-a-sheet`, `locked`, `broken`, `too-long` */
export function readZipped(bytes: Uint8Array): Book {
  const parts = unpack(bytes);
  if ('content.xml' in parts) return openDocument(parts);
  const types = textOfPart(parts, TYPES);
  if (!/spreadsheetml|ms-excel/u.test(types)) throw new FileRefused('not-a-sheet');
  if ('xl/workbook.bin' in parts) return readBook(archiveOf(parts), { cellFormula: false });
  return readBook(archiveOf(withFills(parts, types)));
}
