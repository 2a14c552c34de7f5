// D164
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellings, typedNames } from './names.ts';
import { soundOf } from './sound-of.ts';
import { writeAmharic } from './write-amharic.ts';

test.each(spellings)('%s sounds like its Latin spellings: %s, %s', (amharic, ...latin) => {
  for (const name of latin) expect([name, soundOf(name)]).toEqual([name, soundOf(amharic)]);
});

test('different names have different sounds', () => {
  const sounds = spellings.map(([name]) => soundOf(name));
  expect(sounds.filter((sound, at) => sounds.indexOf(sound) < at)).toEqual([]);
});

test('a name has the same sound before and after conversion to Amharic', () => {
  for (const [latin] of typedNames) expect(soundOf(writeAmharic(latin))).toBe(soundOf(latin));
  const consonant = fc.constantFrom(
    ...Array.from('bdfghjklmnqrstvwyz'),
    'sh',
    'ch',
    'ts',
    'gn',
    'zh',
    'kh',
    'th',
  );
  const syllable = fc
    .tuple(consonant, fc.constantFrom('a', 'e', 'i', 'o', 'u'))
    .map((pair) => pair.join(''));
  const name = fc
    .tuple(
      fc.constantFrom('', 'a', 'e', 'i', 'o', 'u'),
      fc.array(syllable, { minLength: 1, maxLength: 6 }),
      consonant,
    )
    .map(([first, middle, last]) => first + middle.join('') + last);
  fc.assert(
    fc.property(name, (latin) => {
      expect(soundOf(writeAmharic(latin))).toBe(soundOf(latin));
    }),
  );
});

test('a prefix of a name has a prefix of its sound', () => {
  expect(soundOf('tesfaye').startsWith(soundOf('tesfa'))).toBe(true);
  expect(soundOf('Dagnachew').startsWith(soundOf('Dag'))).toBe(true);
  expect(soundOf('ዳኛቸው').startsWith(soundOf('Dagnac'))).toBe(true);
});

test('homophones, capitals, invisible characters and extra spaces make no difference', () => {
  expect(soundOf(' ሠላም\u200b  ሐይሉ')).toBe(soundOf('SELAM Hailu'));
  expect(soundOf('ወ/ሮ ሰላም')).toBe('w r slm');
  expect(soundOf('!?')).toBe('');
});
