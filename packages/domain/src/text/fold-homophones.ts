/** Gives homophones one spelling, so that names are found by sound. */
import { UNSEEN } from './typed-text.ts';

const LETTERS_IN_ROW = 8;
const [FIRST, SECOND, FOURTH, FIFTH, SIXTH, SEVENTH, EIGHTH] = [0, 1, 3, 4, 5, 6, 7];
/** Homophone rows: ሐ, ኀ as ሀ; ሠ as ሰ; ዐ as አ; ፀ as ጸ. */
const SAME_ROW = new Map([
  [0x1210, 0x1200],
  [0x1280, 0x1200],
  [0x1220, 0x1230],
  [0x12d0, 0x12a0],
  [0x1340, 0x1338],
]);
/** ኸ is also written for ሀ, but Latin letters distinguish them: Khalid is ኻሊድ. */
const KHA = /[ኸ-ኾ]/gu;
const HA_ROW = 0x1200;
const SAME_LETTER: Readonly<Record<string, string>> = { ሃ: 'ሀ', ኣ: 'አ', ዉ: 'ው', ዪ: 'ይ' };
/** Labialized rows, each after its plain row: ቈ, ቘ, ኈ, ኰ, ዀ, ጐ. */
const ROUNDED_ROWS = new Set([0x1248, 0x1258, 0x1288, 0x12b0, 0x12c0, 0x1310]);
/** Vowels and glides are not labialized: እዋ, ውዋ and ይዋ stay two letters. */
const NEVER_ROUNDED = new Set([0x12a0, 0x12c8, 0x12e8]);

const placeOf = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  const order = code % LETTERS_IN_ROW;
  return { row: code - order, order };
};

const letterAt = (row: number, order: number) => {
  const letter = String.fromCodePoint(row + order);
  return SAME_LETTER[letter] ?? letter;
};

/** ጐ is ጎ; ጒ and ጕ are ጉ; ጓ is ጉዋ, as ሟ is ሙዋ; ጔ is ጉዌ. */
function foldLetter(letter: string): string {
  const { row: written, order } = placeOf(letter);
  const isRounded = ROUNDED_ROWS.has(written);
  const plain = isRounded ? written - LETTERS_IN_ROW : written;
  const row = SAME_ROW.get(plain) ?? plain;
  if (isRounded) {
    const then = order === FOURTH ? 'ዋ' : order === FIFTH ? 'ዌ' : '';
    return letterAt(row, order === FIRST ? SEVENTH : SECOND) + then;
  }
  return order === EIGHTH && !NEVER_ROUNDED.has(row)
    ? `${letterAt(row, SECOND)}ዋ`
    : letterAt(row, order);
}

/** ምዋ sounds like ሙዋ. */
function round(letter: string): string {
  const { row, order } = placeOf(letter);
  return order === SIXTH && !NEVER_ROUNDED.has(row) ? letterAt(row, SECOND) : letter;
}

/** Keeps ኸ apart from ሀ, because Latin letters distinguish them. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFC')
    // Removes joiners even within emoji, because the database compares without them.
    .replace(UNSEEN, '')
    .replace(/[\s፡]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(/[\u1200-\u1357]/gu, foldLetter)
    .replace(/[\u1200-\u1357](?=[ዋዌ])/gu, round);

export const foldKha = (folded: string): string =>
  folded.replace(KHA, (letter) => letterAt(HA_ROW, placeOf(letter).order));

/**
 * Folds homophones, case, spaces (፡ is one) and invisible characters.
 * @example foldHomophones('ሠላም  ሃገር') === foldHomophones('ሰላም፡ሐገር') //=> true
 * @example foldHomophones('ሟሟ ጐመን') //=> 'ሙዋሙዋ ጎመን'
 */
export const foldHomophones = (text: string): string => foldKha(foldLetters(text));

/**
 * Includes the form before a ዋ: the ልጅ of ልጅዋ is folded to ልጁ.
 * @example beginningsOf('ልጅ') //=> ['ልጅ', 'ልጁዋ']
 */
export function beginningsOf(typed: string): readonly string[] {
  const folded = foldHomophones(typed);
  const rounded = foldHomophones(`${folded}ዋ`);
  return rounded.startsWith(folded) ? [folded] : [folded, rounded];
}
