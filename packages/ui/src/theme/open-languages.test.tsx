import type { DateLanguage } from '@digis/ethio-date';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { am } from '../i18n/am.ts';
import { en } from '../i18n/en.ts';
import * as oromo from '../i18n/om.ts';
import * as tigrinya from '../i18n/ti.ts';
import { kitHtmlProps } from './html-props.ts';
import { useKit } from './kit-context.ts';
import { languageChain } from './language-chain.ts';
import { DateText } from '../components/DateText/DateText.tsx';
import { TimeText } from '../components/TimeText/TimeText.tsx';
import { UiProvider, type UiProviderProps } from './UiProvider.tsx';

function Words() {
  const { locale, language, strings } = useKit();
  return [language, locale, strings.today, strings.actions].join('|');
}

const said = (props: Omit<UiProviderProps, 'now' | 'children'>) =>
  renderToString(
    <UiProvider {...props} now={() => 0}>
      <Words />
    </UiProvider>,
  );

test.each([
  ['en', ['en']],
  ['am', ['am', 'en']],
  ['ti-ER', ['ti-ER', 'ti', 'am', 'en']],
  ['om', ['om', 'en']],
  ['so', ['so', 'en']],
  ['en-US', ['en-US', 'en']],
])('for %s the languages are %j', (locale, chain) => {
  expect(languageChain(locale)).toEqual(chain);
});

test('a string missing in Tigrinya is shown in Amharic, one missing in Oromo in English', () => {
  expect(said({ locale: 'ti' })).toBe(`ti|am|${tigrinya.ti.today}|${am.actions}`);
  expect(said({ locale: 'om' })).toBe(`om|en|${oromo.om.today}|${en.actions}`);
});

test('English and Amharic also work with a region', () => {
  expect(said({})).toBe(`en|en|${en.today}|${en.actions}`);
  expect(said({ locale: 'am-ET' })).toBe(`am-ET|am|${am.today}|${am.actions}`);
});

test('an app adds its own language, with a fallback for missing strings', () => {
  expect(said({ locale: 'so', strings: { today: 'Maanta' } })).toBe(`so|en|Maanta|${en.actions}`);
  expect(kitHtmlProps({ locale: 'so' }).lang).toBe('so');
});

test('translations without a native review are marked', () => {
  expect([oromo.reviewed, tigrinya.reviewed]).toEqual([false, false]);
});

const dated = (props: Omit<UiProviderProps, 'now' | 'children'>) =>
  renderToString(
    <UiProvider {...props} now={() => 0}>
      <DateText value="2026-09-21" format="full" /> <TimeText value="15:00" />
    </UiProvider>,
  ).replaceAll(/<[^>]+>/gu, '');

test("dates and times use the language's names, with a fallback for missing ones", () => {
  const somaliDates: DateLanguage = {
    weekdays: ['Axad', 'Isniin', 'Talaado', 'Arbaco', 'Khamiis', 'Jimco', 'Sabti'],
    noon: ['GH', 'GD'],
    patterns: { full: '{weekday}, {day} {month} {year}' },
  };
  const somali = dated({ locale: 'so', dates: somaliDates });
  expect(somali).toContain('Isniin, 11 Meskerem 2019 (21 September 2026)');
  expect(somali).toContain('9:00 in the afternoon · 3:00 GD');
  expect(dated({ locale: 'om' })).toContain('Wiixata, Fulbaana 11, 2019 E.C. (21 Fulbaana 2026)');
  expect(dated({ locale: 'ti-ER' })).toContain('ሰኑይ፣ መስከረም 11፣ 2019 ዓ.ም. (21 መስከረም 2026)');
  expect(dated({ locale: 'ti-ER' })).toContain('ከቀኑ 9:00 ሰዓት · 15:00');
  expect(dated({ locale: 'so' })).toBe(dated({}));
});
