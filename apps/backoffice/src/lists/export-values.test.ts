import { expect, test } from 'vitest';
import { addisMoment, fileNameOf } from './export-values.ts';

test('a moment is the one of Addis Ababa, though it was another day in Greenwich', () => {
  expect(addisMoment('2026-11-22T21:57:00.000Z')).toBe('2026-11-23 00:57');
});

test.each([
  [['events', 'Bole'], 'events-bole-2019-03-14.csv'],
  [['cashbook', ''], 'cashbook-2019-03-14.csv'],
  [['Payable History', 'Selam DJ & Sons'], 'payable-history-selam-dj-sons-2019-03-14.csv'],
  [['events', 'ቦሌ ቅርንጫፍ'], 'events-ቦሌ-ቅርንጫፍ-2019-03-14.csv'],
])('a file of %s is called %s', (parts, name) => {
  expect(fileNameOf(parts, '2026-11-23')).toBe(name);
});
