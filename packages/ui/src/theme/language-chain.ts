/** The fallback languages of a locale that the kit does not know, or knows in part. */
import type { KitLocale, WrittenLocale } from './kit-context.ts';

/** Tigrinya shares the Amharic script; Oromo, in Latin letters, falls back to English. */
const standsIn: Readonly<Record<string, string>> = { ti: 'am', am: 'en', om: 'en' };

/**
 * A locale, its language without region, and its fallbacks; English is the last.
 * `languageChain('ti-ER')` is `['ti-ER', 'ti', 'am', 'en']`.
 */
export function languageChain(locale: KitLocale): string[] {
  const language = locale.split('-')[0] ?? locale;
  const chain = language === locale ? [locale] : [locale, language];
  for (let next = standsIn[language]; next !== undefined; next = standsIn[next]) chain.push(next);
  return chain.includes('en') ? chain : [...chain, 'en'];
}

const isWritten = (language: string): language is WrittenLocale =>
  language === 'en' || language === 'am';

export const writtenLocale = (locale: KitLocale): WrittenLocale =>
  languageChain(locale).find(isWritten) ?? 'en';

/** en-GB because en-ET would order dates month first. */
const ariaLocales: Readonly<Record<string, string>> = {
  en: 'en-GB',
  am: 'am-ET',
  om: 'om-ET',
  ti: 'ti-ET',
};

export const ariaLocale = (locale: KitLocale): string => ariaLocales[locale] ?? locale;
