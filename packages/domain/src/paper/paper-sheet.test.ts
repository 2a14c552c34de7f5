// D162
import { expect, test } from 'vitest';
import { hasOwnMargins, marginsOf, tooWide } from './paper-sheet.ts';

const usual = { top: null, right: null, bottom: null, left: null };

test('a margin that is not chosen has the default of its paper size', () => {
  expect(hasOwnMargins(usual)).toBe(false);
  expect(marginsOf('A4', { ...usual, top: 45 })).toEqual({
    top: 45,
    right: 16,
    bottom: 14,
    left: 16,
  });
  expect(marginsOf('A5', { ...usual, left: 0 })).toEqual({
    top: 10,
    right: 11,
    bottom: 12,
    left: 0,
  });
});

test('margins leave at least half of the sheet, and the excessive ones are listed', () => {
  expect(tooWide('A4', { top: 80, right: 50, bottom: 68, left: 55 })).toEqual([]);
  expect(tooWide('A4', { ...usual, top: 140 })).toEqual(['top']);
  expect(tooWide('A4', { top: 100, right: null, bottom: 60, left: 150 })).toEqual([
    'top',
    'bottom',
    'left',
  ]);
  expect(tooWide('A5', { ...usual, left: 70, right: 10 })).toEqual(['right', 'left']);
});
