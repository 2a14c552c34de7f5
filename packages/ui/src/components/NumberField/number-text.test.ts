import { expect, test } from 'vitest';
import { readCount } from './read-count.ts';

test.each([
  ['350', 350],
  [' 1,200 ', 1200],
  ['1\u00a0200', 1200],
  ['0', 0],
  ["1'200", 1200],
  ['1 200 000', 1_200_000],
  ['\u200e350\u200b', 350],
  ['\ufeff1\u00ad200', 1200],
])('%s is %d', (text, count) => {
  expect(readCount(text)).toBe(count);
});

test.each([
  '',
  '3.5',
  '-1',
  '1e3',
  '12 guests',
  '1234567890',
  '350,5',
  '35 0',
  '1,2000',
  '12,00',
  '1,,200',
  ',350',
  '350,',
  '+5',
  '፫፻',
])('"%s" is no count', (text) => {
  expect(readCount(text)).toBeNull();
});
