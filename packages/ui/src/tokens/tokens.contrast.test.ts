import { expect, test } from 'vitest';
import { contrast, illegiblePairs } from './contrast.ts';
import { darkColours, lightColours } from './tokens.ts';

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#046a6a', '#ffffff')).toBeCloseTo(6.41, 2);
});

test('every pair of the light scheme is legible', () => {
  expect(illegiblePairs(lightColours)).toEqual([]);
});

test('every pair of the dark scheme is legible', () => {
  expect(illegiblePairs(darkColours)).toEqual([]);
});

test('every illegible pair of a theme is listed', () => {
  expect(illegiblePairs({ ...lightColours, brand: '#8fdada' })).toEqual([
    'onBrand on brand is 1.59, needs 4.5',
  ]);
});
