import { expect, test } from 'vitest';
import { am } from '../i18n/am.ts';
import { en } from '../i18n/en.ts';
import { om, omDates } from '../i18n/om.ts';
import { missingStrings } from './missing-strings.ts';

test('a complete translation has no missing strings', () => {
  expect(missingStrings(en)).toEqual([]);
  expect(missingStrings(am)).toEqual([]);
});

test('a partial Oromo translation lists every other string by its key', () => {
  const missing = missingStrings(om);
  expect(missing).toContain('choose');
  expect(missing).not.toContain('today');
  expect(missing).toHaveLength(Object.keys(en).length - Object.keys(om).length);
});

test('the missing date names of a language are listed', () => {
  expect(missingStrings(en, {}).slice(0, 2)).toEqual(['dates.months', 'dates.gregorianMonths']);
  expect(missingStrings(en, omDates)).toEqual(['dates.dayParts', 'dates.patterns']);
});
