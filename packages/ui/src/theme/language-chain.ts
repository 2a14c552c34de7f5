import type { KitLocale, WrittenLocale } from './kit-context.ts';

/** Fallbacks. Tigrinya falls back to Amharic, which has the same script. */
const standsIn: Readonly<Record<string, string>> = { ti: 'am', am: 'en', om: 'en' };

/** `languageChain('ti-ER')` is `['ti-ER', 'ti', 'am', 'en']`. */
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

/** Not en-ET, which puts the month first. */
const ariaLocales: Readonly<Record<string, string>> = {
  en: 'en-GB',
  am: 'am-ET',
  om: 'om-ET',
  ti: 'ti-ET',
};

export const ariaLocale = (locale: KitLocale): string => ariaLocales[locale] ?? locale;
