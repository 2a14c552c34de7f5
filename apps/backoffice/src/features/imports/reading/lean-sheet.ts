/**
 * Removes cells that SheetJS reads badly: it would keep an object per coloured blank, and read
 * uncalculated formulas as 0.
 */
import { FileRefused, UNCOMPUTED } from './sheet.ts';

const BLANK_CELL = /<(?:\w+:)?c\s[^<>]*\br="[^<>]*\/>/gu;
const BLANK_ROW = /<(?:\w+:)?row\s[^<>]*\br="[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/gu;
const VALUELESS_FORMULA =
  /(<(?:\w+:)?c(?:\s(?![^<>]*\bt="str")[^<>]*)?>\s*<(\w+:|)f\b(?:[^<>]*\/>|[^<>]*>[^<>]*<\/(?:\w+:)?f>))\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>)?\s*(?=<\/(?:\w+:)?c>)/gu;

const leaned = (xml: string) =>
  xml
    .replace(BLANK_CELL, '')
    .replace(BLANK_ROW, '')
    .replace(VALUELESS_FORMULA, `$1<$2v>${UNCOMPUTED}</$2v>`);

/**
 * Takes arbitrary chunks, returns complete rows.
 * @throws FileRefused `broken` for a truncated sheet, which SheetJS would read as a shorter one
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
