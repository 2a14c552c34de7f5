import { expect, test } from 'vitest';
import { initialsOf, toneOf } from './avatar-initials.ts';

test.each([
  ['Abebe Bekele', 'AB'],
  ['selam haile gebre', 'SH'],
  ['አበበ በቀለ', 'አበ'],
  ['አበበ፡በቀለ', 'አበ'],
  ['ወ/ሮ አልማዝ ተሰማ', 'አተ'],
  ['Dr. Hanna', 'H'],
  ['Ato', 'A'],
  ['(Gojo) Catering', 'GC'],
  ['', ''],
  [' – ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name always has the same tone', () => {
  expect(toneOf('Abebe Bekele')).toBe(toneOf(' Abebe Bekele '));
  expect(new Set(['Abebe', 'Selam', 'Hanna', 'Almaz', 'አበበ'].map(toneOf)).size).toBeGreaterThan(1);
});
