import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstSources } from './first-sources.ts';

const first = firstSources();

test('the first screens are the sign-in, the frame and the calendar, and no other screen', () => {
  const screens = first.filter((path) => path.endsWith('-screen.tsx'));
  expect(screens).toEqual(['src/features/calendar/calendar-screen.tsx']);
  expect(first).toContain('src/sign-in/sign-in.tsx');
  expect(first).toContain('src/app/shell/sidebar.tsx');
});

test('a file of the first screens does not mix lazy loads with and without messages', () => {
  const mixed = first.filter((path) => {
    const text = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
    return text.includes('lazyFeature(') && text.includes('lazyWithPreload(');
  });
  expect(mixed).toEqual([]);
});
