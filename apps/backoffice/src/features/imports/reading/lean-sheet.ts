/**
 * Takes from the XML of a worksheet what has no value, and marks formulas without one, before the library reads it: it would keep
 * an object for each blank cell with a colour, and read a formula that nothing worked out as 0.
 */
import { FileRefused, UNCOMPUTED } from './sheet.ts';

const BLANK_CELL = /<(?:\w+:)?c\s[^<>]*\br="[^<>]*\/>/gu;
const BLANK_ROW = /<(?:\w+:)?row\s[^<>]*\br="[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/gu;
/** Up to the end of its cell. A formula of a text (`t="str"`) may well give none. */
const VALUELESS_FORMULA =
  /(<(?:\w+:)?c(?:\s(?![^<>]*\bt="str")[^<>]*)?>\s*<(\w+:|)f\b(?:[^<>]*\/>|[^<>]*>[^<>]*<\/(?:\w+:)?f>))\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>)?\s*(?=<\/(?:\w+:)?c>)/gu;

const leaned = (xml: string) =>
  xml
    .replace(BLANK_CELL, '')
    .replace(BLANK_ROW, '')
    .replace(VALUELESS_FORMULA, `$1<$2v>${UNCOMPUTED}</$2v>`);

/**
 * Takes the pieces of a sheet, cut anywhere, and gives what is left of each whole row.
 * @throws FileRefused `broken` for a sheet without its end: the library would read it as a shorter one
 */
export function leanSheet(): (piece: string, isLast: boolean) => string {
  let rest = '';
  return (piece, isLast) => {
    rest += piece;
    const cut = isLast
      ? rest.length
      : Math.max(rest.lastIndexOf('<row '), rest.lastIndexOf(':row '));
    if (isLast && !/<\/(?:\w+:)?worksheet>\s*$/u.test(rest)) throw new FileRefused('broken');
    if (cut <= 0) return '';
    const whole = leaned(rest.slice(0, cut));
    rest = rest.slice(cut);
    return whole;
  };
}
