// D137, D164
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { matchesSearch, searched, searchWords } from './search-words.ts';

const almaz = { names: ['አልማዝ ተስፋዬ'], phones: ['0911223344', '0922334455'] };

describe('search', () => {
  it.each([
    ['the beginning of a word', 'ተስ', true],
    ['both words in either order', 'ተስፋዬ አልማዝ', true],
    ['letters that sound alike', 'ዓልማዝ', true],
    ['the middle of a word', 'ፋዬ', false],
    ['the first digits of a phone', '0911223', true],
    ['the last four digits', '4455', true],
    ['an international phone', '+251 911 22 33 44', true],
    ['a name and a part of the phone', 'አልማዝ 2233', true],
    ['another phone', '0911223345', false],
    ['a phone copied with its marks of direction', '\u202a+251 91 122 3344\u202c', true],
    ['a name with a space of no width', 'አል\u200bማዝ', true],
  ])('a record is found by %s', (_what, typed, isFound) => {
    expect(matchesSearch(searchWords(typed), almaz)).toBe(isFound);
  });

  it.each([
    ['almaz', true],
    ['Tesfaye Almaz', true],
    ['tesf 0911', true],
    ['አልማዝ tes', true],
    ['almaz t', true],
    ['tesfu', true],
    ['tefera', false],
    ['a', false],
  ])('አልማዝ ተስፋዬ is found by the Latin letters %s: %s', (typed, isFound) => {
    expect(matchesSearch(searchWords(typed), almaz)).toBe(isFound);
  });

  it('Amharic letters find a name in Latin ones', () => {
    expect(matchesSearch(searchWords('ሰላም'), { names: ['Selam DJ'] })).toBe(true);
    expect(matchesSearch(searchWords('ሀይሉ'), { names: ['Haile Gebre'] })).toBe(true);
    expect(matchesSearch(searchWords('ጌታቸው'), { names: ['Haile Gebre'] })).toBe(false);
  });

  it('matches in the typed spelling come before matches by sound', () => {
    const names = ['ሰላም', 'Bole Selam', 'ሰሎሞን', 'Selamawit', 'Hana'];
    const found = searched(searchWords('selam'), names, (name) => ({ names: [name] }));
    expect(found).toEqual(['Bole Selam', 'Selamawit', 'ሰላም', 'ሰሎሞን']);
  });

  it.each(['አልማዝ፡ተስፋዬ', 'አልማዝ፣ተስፋዬ', 'አልማዝ፤ ተስፋዬ።'])(
    '%s is found by its second word, in either script',
    (name) => {
      expect(matchesSearch(searchWords('ተስፋ'), { names: [name] })).toBe(true);
      expect(matchesSearch(searchWords('tesfaye'), { names: [name] })).toBe(true);
      expect(matchesSearch(searchWords(name), { names: ['አልማዝ ተስፋዬ'] })).toBe(true);
    },
  );

  it('ኸ equals ሀ in writing, and sounds like kh', () => {
    const khalid = { names: ['ኻሊድ'] };
    expect(matchesSearch(searchWords('ሀሊድ'), khalid)).toBe(true);
    expect(matchesSearch(searchWords('khalid'), khalid)).toBe(true);
    expect(matchesSearch(searchWords('ኻሊድ'), { names: ['Khalid', 'ሃሊድ'] })).toBe(true);
    expect(matchesSearch(searchWords('ኻሊድ'), { names: ['Khalid'] })).toBe(true);
  });

  it('ሀይሌ finds ኃይሌ', () => {
    expect(matchesSearch(searchWords('ሀይሌ'), { names: ['ኃይሌ ገብረ'] })).toBe(true);
  });

  it.each(['ውብሸት', 'ዉብሸት', 'ጎሳ', 'ጐሳዬ', 'ወርቅ', 'ወርቁ', 'ወርቅዋ', 'ወርቋ'])(
    'ውብሸት ጐሳዬ ወርቅዋ is found by %s',
    (typed) => {
      expect(matchesSearch(searchWords(typed), { names: ['ውብሸት ጐሳዬ ወርቅዋ'] })).toBe(true);
    },
  );

  it.each([
    ['nothing', '', []],
    ['one sign', '%', ['%']],
    ['wildcards', "% _ * 'a\\", ['%', '_', '*', 'a']],
    ['three hundred signs', 'ሀ'.repeat(300), ['ሀ'.repeat(100)]],
    ['many words', 'a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('%s is cut to the number of words that can be searched', (_what, typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });

  test('a record is found by any of its words', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zሀ-ፐ]{1,8}$/u), { minLength: 1 }), (words) => {
        for (const word of words) {
          expect(matchesSearch(searchWords(word), { names: [words.join(' ')] })).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});
