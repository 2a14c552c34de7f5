/**
 * Folds different spellings of a name: ታኅሣሥ, ታህሳስ and ታሕሣሥ, or Tekemt and Ṭəqəmt. `ROWS` maps the
 * first letter of a row of eight vowels to that of the row with the same sound.
 */

const ROWS: Readonly<Record<string, string>> = {
  ሐ: 'ሀ',
  ኀ: 'ሀ',
  ኸ: 'ሀ',
  ሠ: 'ሰ',
  ዐ: 'አ',
  ፀ: 'ጸ',
};
const ROUNDED: Readonly<Record<string, string>> = {
  ቈ: 'ቀ',
  ቘ: 'ቐ',
  ኈ: 'ኀ',
  ኰ: 'ከ',
  ዀ: 'ኸ',
  ጐ: 'ገ',
};
const LETTERS: Readonly<Record<string, string>> = { ሃ: 'ሀ', ኣ: 'አ', ዉ: 'ው', ዪ: 'ይ' };
const LETTERS_IN_ROW = 8;
/** Rows of vowels and glides; after them, a ዋ stays a separate letter. */
const NEVER_ROUNDED = 'አወየ';

const placeOf = (letter: string) => {
  const order = letter.charCodeAt(0) % LETTERS_IN_ROW;
  return { row: String.fromCharCode(letter.charCodeAt(0) - order), order };
};

const letterAt = (row: string, order: number) => {
  const letter = String.fromCharCode((ROWS[row] ?? row).charCodeAt(0) + order);
  return LETTERS[letter] ?? letter;
};

/** Writes ጐ as ጎ, ጕ as ጉ, ጓ as ጉዋ, ጔ as ጉዌ, and ሟ as ሙዋ. */
function foldLetter(letter: string): string {
  const { row, order } = placeOf(letter);
  const plain = ROUNDED[row];
  if (plain !== undefined) {
    return letterAt(plain, order === 0 ? 6 : 1) + (['', '', '', 'ዋ', 'ዌ'][order] ?? '');
  }
  const isRounded = order === 7 && !NEVER_ROUNDED.includes(ROWS[row] ?? row);
  return isRounded ? `${letterAt(row, 1)}ዋ` : letterAt(row, order);
}

/** Writes ምዋ as ሙዋ. */
function round(letter: string): string {
  const { row, order } = placeOf(letter);
  return order === 5 && !NEVER_ROUNDED.includes(row) ? letterAt(row, 1) : letter;
}

/** Removes direction marks, zero-width spaces and soft hyphens. */
export const withoutUnseen = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Removes accents; q becomes k, and doubled letters become one. */
const foldLatin = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replaceAll('ə', 'i')
    .replaceAll('q', 'k')
    .replace(/([a-z])\1/gu, '$1')
    .replaceAll('ie', 'e');

/** Folds homophones, case, accents and the dots of abbreviations. */
export const foldName = (name: string): string =>
  foldLatin(withoutUnseen(name).toLowerCase().replaceAll('.', ''))
    .replace(/[\u1200-\u1357]/gu, foldLetter)
    .replace(/[\u1200-\u1357](?=[ዋዌ])/gu, round);
