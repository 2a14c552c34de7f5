/** Amharic letters that sound alike, folded into one: people write ታኅሣሥ, ታህሳስ and ታሕሣሥ. */

/** The first letter of a row of eight vowels, and the row it is read as. */
const ROWS: Readonly<Record<string, string>> = { ሐ: 'ሀ', ኀ: 'ሀ', ሠ: 'ሰ', ዐ: 'አ', ፀ: 'ጸ' };
/** Letters that sound like another of their own row, and the labial ጷ for ጳ. */
const LETTERS: Readonly<Record<string, string>> = { ሃ: 'ሀ', ኣ: 'አ', ጷ: 'ጳ' };
const LETTERS_IN_ROW = 8;

function foldLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const vowel = code % LETTERS_IN_ROW;
  const row = String.fromCodePoint(code - vowel);
  const folded = String.fromCodePoint((ROWS[row] ?? row).charCodeAt(0) + vowel);
  return LETTERS[folded] ?? folded;
}

/** A name as it sounds: homophones folded, small letters, without the dots of an abbreviation. */
export const foldName = (name: string): string =>
  Array.from(name.toLowerCase().replaceAll('.', ''), foldLetter).join('');
