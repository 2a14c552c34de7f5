/** Folds Amharic homophones into one spelling, so that names that sound the same are found. */

const ROW = 8;
const FIRST_ORDER = 0;
const FOURTH_ORDER = 3;
/** First letters of rows that sound like another row: ሐ, ኀ as ሀ; ሠ as ሰ; ዐ as አ; ፀ as ጸ. */
const SAME_ROW = new Map([
  [0x1210, 0x1200],
  [0x1280, 0x1200],
  [0x1220, 0x1230],
  [0x12d0, 0x12a0],
  [0x1340, 0x1338],
]);
/** Rows whose first and fourth orders sound the same: ሀ and ሃ, አ and ኣ. */
const OPEN_ROWS = new Set([0x1200, 0x12a0]);

function foldLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const row = code - (code % ROW);
  const sameRow = SAME_ROW.get(row) ?? row;
  const order = code % ROW;
  const isOpen = order === FOURTH_ORDER && OPEN_ROWS.has(sameRow);
  return String.fromCodePoint(sameRow + (isOpen ? FIRST_ORDER : order));
}

/**
 * Text for comparing and searching: homophones, case and spaces made one.
 * @example foldHomophones('ሠላም  ሃገር') === foldHomophones('ሰላም ሐገር') //=> true
 */
export const foldHomophones = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .replace(/[\u1200-\u137f]/gu, foldLetter);
