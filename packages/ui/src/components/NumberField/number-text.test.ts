import { describe, expect, it, test } from 'vitest';
import { formatNumber, readNumber } from './number-text.ts';

const read = (text: string, fractionDigits: number) => {
  const result = readNumber(text, fractionDigits);
  return result.ok ? result.value : result.fault;
};

describe('a whole number', () => {
  it.each([
    ['350', 350],
    [' 1,200 ', 1200],
    ['1\u00a0200', 1200],
    ['0', 0],
    ["1'200", 1200],
    ['1 200 000', 1_200_000],
    ['\u200e350\u200b', 350],
    ['\ufeff1\u00ad200', 1200],
    ['1234567890', 1_234_567_890],
    ['-1', -1],
    ['−1,200', -1200],
    ['-0', 0],
    ['፲፪፻', 1200],
    ['١٢٠٠', 1200],
  ])('%s is %d', (text, count) => {
    expect(read(text, 0)).toBe(count);
  });

  it.each([
    '3.5',
    '1e3',
    '12 guests',
    '350,5',
    '35 0',
    '1,2000',
    '12,00',
    '1,,200',
    ',350',
    '350,',
    '350.',
    '+5',
    '--5',
    '-',
    '፶0',
  ])('"%s" is no number', (text) => {
    expect(read(text, 0)).toBe('not-a-number');
  });
});

describe('a number with decimals', () => {
  it.each([
    ['2.5', 2.5],
    ['1,200.25', 1200.25],
    ['.5', 0.5],
    ['3.', 3],
    ['-2.5', -2.5],
    ['١٫٥', 1.5],
  ])('%s is %d', (text, value) => {
    expect(read(text, 2)).toBe(value);
  });

  it.each([
    ['2,5', 'comma-as-decimal'],
    ['1.200,5', 'comma-as-decimal'],
    ['2.555', 'too-many-decimals'],
    ['1.2.3', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['.', 'not-a-number'],
    ['2.5 kg', 'not-a-number'],
    [' ', 'empty'],
  ])('"%s" is no number: %s', (text, fault) => {
    expect(read(text, 2)).toBe(fault);
  });
});

test.each([
  [0, '0'],
  [-0, '0'],
  [1_234_567, '1,234,567'],
  [-1200.5, '−1,200.5'],
  [0.1 + 0.2, '0.3'],
  [1234.5678, '1,234.5678'],
  [Number.NaN, ''],
  [Infinity, ''],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
