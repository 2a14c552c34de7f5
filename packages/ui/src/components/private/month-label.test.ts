import { expect, it } from 'vitest';
import { monthLabel } from './month-label.ts';

// D24
it('a month is written in Amharic, and in English it is also said', () => {
  expect(monthLabel(2, 'am')).toBe('ጥቅምት');
  expect(monthLabel(2, 'en')).toBe('ጥቅምት · Tikimt');
});

it('a name that a language brings along replaces both', () => {
  expect(monthLabel(1, 'en', { monthNames: ['Fulbaana'] })).toBe('Fulbaana');
});
