import { expect, test } from 'vitest';
import { am } from '../i18n/am.ts';
import { en } from '../i18n/en.ts';
import { om, omDates } from '../i18n/om.ts';
import { missingStrings } from './missing-strings.ts';

test('a whole translation lacks nothing', () => {
  expect(missingStrings(en)).toEqual([]);
  expect(missingStrings(am)).toEqual([]);
});

test('a beginning of Oromo lacks every other word of the kit, by its key', () => {
  const missing = missingStrings(om);
  expect(missing).toContain('choose');
  expect(missing).not.toContain('today');
  expect(missing).toHaveLength(Object.keys(en).length - Object.keys(om).length);
});

test('the dates of a language lack what its owner has not said', () => {
  expect(missingStrings(en, {}).slice(0, 2)).toEqual(['dates.months', 'dates.gregorianMonths']);
  expect(missingStrings(en, omDates)).toEqual(['dates.dayParts', 'dates.patterns']);
});
