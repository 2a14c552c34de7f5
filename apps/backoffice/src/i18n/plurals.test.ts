import { setupI18n } from '@lingui/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ENTRY = /^msgid "(?<english>.*, plural, .*)"\nmsgstr "(?<amharic>.*)"$/gmu;
const read = (name: string) => readFileSync(join(import.meta.dirname, '../locales', name), 'utf8');
const catalogues = read('am.po') + read('first/am.po');
const plurals = [...catalogues.matchAll(ENTRY)].map(({ groups }) => ({
  english: groups?.['english'] ?? '',
  amharic: groups?.['amharic'] ?? '',
}));

function say(locale: 'en' | 'am', message: string, count: number): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const counted = [...message.matchAll(/\{(?<name>\w+), plural,/gu)].map(({ groups }) => [
    groups?.['name'] ?? '',
    count,
  ]);
  const values = { full_name: 'አልማዝ', ...Object.fromEntries(counted) };
  return i18n._(message, values).replaceAll(/<\/?\d\/?>/gu, '');
}

describe('plural messages', () => {
  test('the number of events has singular and plural forms in both languages', () => {
    const [events] = plurals.filter(({ english }) =>
      english.startsWith('{0, plural, one {# event}'),
    );
    const said = [0, 1, 2].map((count) => [
      say('en', events?.english ?? '', count),
      say('am', events?.amharic ?? '', count),
    ]);
    expect(said).toEqual([
      ['0 events', '0 ዝግጅት'],
      ['1 event', '1 ዝግጅት'],
      ['2 events', '2 ዝግጅቶች'],
    ]);
  });

  test.each(plurals)('$english', ({ english, amharic }) => {
    for (const count of [0, 1, 2]) {
      for (const text of [say('en', english, count), say('am', amharic, count)]) {
        expect(text).toContain(String(count));
        expect(text).not.toMatch(/[{}]|plural/u);
      }
    }
  });
});
