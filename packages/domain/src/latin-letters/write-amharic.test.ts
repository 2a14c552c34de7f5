import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { typedNames, untouched } from './names.ts';
import { keepLatin, nothingTyped, shownOf, stepBack, typeLatin } from './typing.ts';
import { writeAmharic } from './write-amharic.ts';

const typed = (latin: string) => Array.from(latin).reduce(typeLatin, nothingTyped);

test.each(typedNames)('%s is written %s, key by key', (latin, shown) => {
  expect(shownOf(typed(latin))).toBe(shown);
  expect(writeAmharic(latin)).toBe(shown);
});

test.each(untouched)('%s stays as it is typed', (latin) => {
  expect(writeAmharic(latin)).toBe(latin);
});

describe('a backspace', () => {
  const text = fc.stringMatching(/^[a-zA-Z' .0-9ሀ-ፐ]{0,30}$/u);

  it('undoes one typed letter, as if it had not been typed', () => {
    fc.assert(
      fc.property(text, fc.nat(30), (latin, surplus) => {
        const more = typed(latin + 'e'.repeat(surplus));
        const back = Array.from({ length: surplus }).reduce<typeof more>(stepBack, more);
        expect(back).toEqual(typed(latin));
      }),
    );
  });

  it('steps back through the shown letters: sh is ሽ, s is ስ', () => {
    const steps = [typed('tsehay')];
    for (let at = 0; at < 6; at += 1) steps.push(stepBack(steps[at] ?? nothingTyped));
    expect(steps.map(shownOf)).toEqual(['ጸሀይ', 'ጸሀ', 'ጸህ', 'ጸ', 'ጽ', 'ት', '']);
  });

  it('keeps an empty text empty', () => {
    expect(stepBack(nothingTyped)).toEqual(nothingTyped);
  });
});

describe('a word kept in Latin', () => {
  const kept = keepLatin(typed('selam dj'));

  it('stays Latin when it is continued, and the words around it are converted', () => {
    expect(shownOf(typeLatin(kept ?? nothingTyped, 's abebe'))).toBe('ሰላም djs አበበ');
  });

  it('is forgotten when it is deleted', () => {
    const back = stepBack(stepBack(kept ?? nothingTyped));
    expect(shownOf(typeLatin(back, 'dj'))).toBe('ሰላም ድጅ');
  });

  it.each(['', 'selam ', 'xqz', 'ሰላም'])('no word can be kept after “%s”', (latin) => {
    expect(keepLatin(typed(latin))).toBeUndefined();
  });

  it('cannot be kept twice', () => {
    expect(keepLatin(kept ?? nothingTyped)).toBeUndefined();
  });
});

test('converted text has no Latin letters, and any text can be typed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-wyzA-WYZ]{1,20}$/u), (latin) => {
      expect(writeAmharic(latin)).toMatch(/^[ሀ-ፚ]+$/u);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(shownOf(typed(text))).toBe(writeAmharic(text));
    }),
  );
});
