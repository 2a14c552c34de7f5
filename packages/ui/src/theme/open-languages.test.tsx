import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { am } from '../i18n/am.ts';
import { en } from '../i18n/en.ts';
import * as oromo from '../i18n/om.ts';
import * as tigrinya from '../i18n/ti.ts';
import { kitHtmlProps } from './html-props.ts';
import { useKit } from './kit-context.ts';
import { languageChain } from './language-chain.ts';
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

test('a word that Tigrinya lacks is said in Amharic, one that Oromo lacks in English', () => {
  expect(said({ locale: 'ti' })).toBe(`ti|am|${tigrinya.ti.today}|${am.actions}`);
  expect(said({ locale: 'om' })).toBe(`om|en|${oromo.om.today}|${en.actions}`);
});

test('English and Amharic are as before, also with a region', () => {
  expect(said({})).toBe(`en|en|${en.today}|${en.actions}`);
  expect(said({ locale: 'am-ET' })).toBe(`am-ET|am|${am.today}|${am.actions}`);
});

test('an app brings a language of its own, as far as it has words', () => {
  expect(said({ locale: 'so', strings: { today: 'Maanta' } })).toBe(`so|en|Maanta|${en.actions}`);
  expect(kitHtmlProps({ locale: 'so' }).lang).toBe('so');
});

test('words that no native speaker has reviewed say so', () => {
  expect([oromo.reviewed, tigrinya.reviewed]).toEqual([false, false]);
});
