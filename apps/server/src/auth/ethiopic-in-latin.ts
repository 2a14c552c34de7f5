/** Spells Ethiopic letters with Latin ones, as people type the same words on a Latin keyboard: ሰላም is `selam`. */

/** By eights from U+1200: the consonant of each row of the alphabet. */
const consonants =
  'h l h m s r s sh q q q q b v t ch h h n ny - k k h h w - z zh y d d j g g g t ch p ts ts f p'.split(
    ' ',
  );
const vowels = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa'];

const first = 0x1200;

export const inLatin = (text: string): string =>
  text.replace(/[\u1200-\u1357]/gu, (letter) => {
    const at = letter.charCodeAt(0) - first;
    const consonant = consonants[at >> 3] ?? '';
    const vowel = vowels[at & 7] ?? '';
    // አ and ሀ are said with an a, as their fourth order is.
    if (consonant === '-') return at % 8 === 0 ? 'a' : vowel || 'i';
    return consonant + (consonant === 'h' && at % 8 === 0 ? 'a' : vowel);
  });
