import { expect, test } from 'vitest';
import { readCount } from './read-count.ts';

test.each([
  ['350', 350],
  [' 1,200 ', 1200],
  ['1\u00a0200', 1200],
  ['0', 0],
])('%s is %d', (text, count) => {
  expect(readCount(text)).toBe(count);
});

test.each(['', '3.5', '-1', '1e3', '12 guests', '1234567890'])('"%s" is no count', (text) => {
  expect(readCount(text)).toBeNull();
});
