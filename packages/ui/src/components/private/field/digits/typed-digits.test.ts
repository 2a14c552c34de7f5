import { expect, test } from 'vitest';
import { inDigits } from './typed-digits.ts';

test.each([
  ['፲፪፻', '1200'],
  ['፳፭፻ ብር', '2500 ብር'],
  ['-፭', '-5'],
  ['١٬٢٠٠٫٥', '1,200.5'],
  ['۱۲۰۰', '1200'],
  ['1,200', '1,200'],
])('%s is %s', (typed, digits) => {
  expect(inDigits(typed)).toBe(digits);
});

test.each(['፶0', '٥፻', '፻፻', 'ብዙ'])('%s stays as typed', (typed) => {
  expect(inDigits(typed)).toMatch(/[^\d.,-]/u);
});
