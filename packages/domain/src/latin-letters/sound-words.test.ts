import { expect, test } from 'vitest';
import { isSameInOtherScript, soundsToFind } from './sound-words.ts';

test('spellings in two scripts match by sound, spellings in one script do not', () => {
  expect(isSameInOtherScript('almaz tesfaye', 'አልማዝ ተስፋዬ')).toBe(true);
  expect(isSameInOtherScript('ዮሐንስ', 'Yohannes')).toBe(true);
  expect(isSameInOtherScript('almaz', 'ተስፋዬ')).toBe(false);
  expect(isSameInOtherScript('ሰላም', 'ሳሌም')).toBe(false);
  expect(isSameInOtherScript('', '12')).toBe(false);
});

test('a short word is searched together with a longer one', () => {
  expect(soundsToFind(['hana', 't'])).toEqual([['amharic:hn'], ['amharic:t']]);
});

test.each(['a', '12', '%', 'ሰ', ''])('“%s” is too short to be searched by sound', (word) => {
  expect(soundsToFind([word])).toEqual([[]]);
});
