import { expect, test } from 'vitest';
import { groupDigits } from './group-digits.ts';

const typed = (keys: string, start = '') =>
  keys.split('').reduce((text, key) => groupDigits(text, text + key), start);

test.each([
  ['5000', '5,000'],
  ['1234567', '1,234,567'],
  ['12500.50', '12,500.50'],
  ['2,500', '2,500'],
  ['25000', '25,000'],
  ['-25000', '-25,000'],
  ['1234.5678', '1,234.5678'],
])('%s typed is shown as %s', (keys, shown) => {
  expect(typed(keys)).toBe(shown);
});

test.each(['2,5', '2.500,5', '12.345', '12,50,000', '1e5', '-5', 'Br 2500'])(
  '%s stays as typed, since it is ambiguous',
  (keys) => {
    expect(typed(keys)).toBe(keys);
  },
);

test('inserting or deleting a digit anywhere moves the commas', () => {
  expect(groupDigits('1,234', '91,234')).toBe('91,234');
  expect(groupDigits('1,234', '1,9234')).toBe('19,234');
  expect(groupDigits('1,234', '1,24')).toBe('124');
  expect(groupDigits('1,234,567', ',234,567')).toBe('234,567');
  expect(groupDigits('12,345.678', '1,345.678')).toBe('1,345.678');
  expect(groupDigits('12,345.678', '12,35.678')).toBe('1,235.678');
  expect(groupDigits('1,234', '−1,234')).toBe('−1,234');
});

test('pasted text with commas of its own stays as it is', () => {
  expect(groupDigits('205,000', '5,000205,000')).toBe('5,000205,000');
  expect(groupDigits('', '12,50,000')).toBe('12,50,000');
});
