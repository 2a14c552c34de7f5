import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf } from './key-of.ts';

test.each([
  ['small letters', 'wht-0012'],
  ['signs between', 'WHT/00.12'],
  ['a full stop behind', 'WHT0012.'],
  ['spaces', ' WHT  00 12 '],
  ['letters of full width', 'ＷＨＴ００１２'],
  ['a Cyrillic letter', 'WHТ0012'],
  ['small Cyrillic letters', 'wнт0012'],
  ['Greek letters', 'WΗΤ0012'],
  ['a mark above', 'WH\u0301T0012'],
  ['a mark of direction', '\u202eWHT0012\u202c'],
  ['a line break', 'WHT\n0012'],
  ['a number in a circle', 'WHT001②'],
])('%s does not change the number', (_, written) => {
  expect(keyOf(written)).toBe('WHT0012');
});

test.each([
  ['№ 417', 'NO417'],
  ['ቼክ፡417', 'ቼክ417'],
  ['ቊ ፩፪', 'ቊ፩፪'],
])('%s has the key %s', (written, key) => {
  expect(keyOf(written)).toBe(key);
});

test('O and 0, and I and 1, are different characters', () => {
  expect(keyOf('O1')).not.toBe(keyOf('0I'));
});

test.each(['', '—', '\u200b', 'Ж417', '中文', '٤١٧'])('"%s" is no number', (written) => {
  expect(keyOf(written)).toBeNull();
});

test('the key of a key is the key itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const key = keyOf(text);
      expect(key === null ? null : keyOf(key)).toBe(key);
    }),
  );
});
