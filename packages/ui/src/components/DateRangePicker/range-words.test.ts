import { expect, test } from 'vitest';
import { rangeWords } from './range-words.ts';

const kit = { dates: 'en', calendar: 'ethiopic' } as const;

test('a year shared by both days is shown once, in each calendar', () => {
  expect(rangeWords({ from: '2026-09-11', to: '2026-09-21' }, kit)).toEqual({
    first: 'Meskerem 1 – Meskerem 11, 2019',
    other: '11 Sep – 21 Sep 2026',
  });
});

test('two different years are both shown', () => {
  const { first, other } = rangeWords({ from: '2026-07-08', to: '2026-12-31' }, kit);
  expect(first).toBe('Hamle 1, 2018 – Tahsas 22, 2019');
  expect(other).toBe('8 Jul – 31 Dec 2026');
});

test('a single day is shown once', () => {
  expect(rangeWords({ from: '2026-09-21', to: '2026-09-21' }, kit).first).toBe('Meskerem 11, 2019');
});
