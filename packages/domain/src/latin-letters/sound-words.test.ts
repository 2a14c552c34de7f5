import { expect, test } from 'vitest';
import { isSameInOtherScript, soundsToFind } from './sound-words.ts';

test('two spellings of a name are the same only in two scripts', () => {
  expect(isSameInOtherScript('almaz tesfaye', 'አልማዝ ተስፋዬ')).toBe(true);
  expect(isSameInOtherScript('ዮሐንስ', 'Yohannes')).toBe(true);
  expect(isSameInOtherScript('almaz', 'ተስፋዬ')).toBe(false);
  expect(isSameInOtherScript('ሰላም', 'ሳሌም')).toBe(false);
  expect(isSameInOtherScript('', '12')).toBe(false);
});

test('a short word is looked for beside a longer one', () => {
  expect(soundsToFind(['hana', 't'])).toEqual([['amharic:hn'], ['amharic:t']]);
});

test.each(['a', '12', '%', 'ሰ', ''])('“%s” is too short a sound to be found by', (word) => {
  expect(soundsToFind([word])).toEqual([[]]);
});
