/** The language of the interface: kept in the browser, its catalogues loaded when they are needed. */
// The first screens' English is part of the code, so that there is always a language.
import { messages as english } from '../locales/first/en.po';
import { type I18n, type Messages, i18n, setupI18n } from '@lingui/core';
import type { KitStrings } from '@digis/ui';
import { en } from '@digis/ui/locales/en';
import { useLingui } from '@lingui/react';
import { browserStorage } from '../browser/storage.ts';
import { choiceOf, languages, storageKeys } from '../browser/saved-choices.ts';

const { language: KEY } = storageKeys;
const storage = browserStorage('local');

const savedLanguage = (): Language => choiceOf(storage.read(KEY), languages);

/** Loads a language's words and shows the interface in it. */
export async function activateLanguage(language: Language) {
  wanted = language;
  await Promise.all([loadLanguage(language), hasFeatures && loadFeatureWordsIn(language)]);
  i18n.activate(language);
  // An app added to the home screen is named in the user's language.
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', `/manifest.${language}.webmanifest`);
}

/** The saved language; English when it fails to load. */
export const activateSavedLanguage = () =>
  activateLanguage(savedLanguage()).catch(() => activateLanguage('en'));

export async function chooseLanguage(language: Language) {
  await activateLanguage(language);
  storage.write(KEY, language);
}

/** Follows a choice made in another tab. */
export function followOtherTabs() {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) void activateLanguage(savedLanguage()).catch(() => undefined);
  });
}

export type Language = 'en' | 'am';

/** Translates into a language that is not that of the interface: for papers. */
export async function languageOf(language: Language): Promise<I18n> {
  const [first, { messages }] = await Promise.all([
    language === 'am' ? import('./amharic.ts').then((amharic) => amharic.messages) : english,
    featureWords[language](),
  ]);
  return setupI18n({ locale: language, messages: { [language]: { ...first, ...messages } } });
}

const kitWords: Record<Language, KitStrings | null> = { en, am: null };
i18n.load('en', english);

async function loadLanguage(language: Language) {
  if (kitWords[language] !== null) return;
  const { messages, kit } = await import('./amharic.ts');
  kitWords[language] = kit;
  i18n.load(language, messages);
}

const featureWords: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../locales/en.po'),
  am: () => import('../locales/am.po'),
};
/** Those that are loaded: a second load would draw everything again. */
const withFeatures = new Set<Language>();
/** From the first feature on, a language is not whole without their sentences. */
let hasFeatures = false;
/** Active, or about to be: at the start the first feature loads beside the language. */
let wanted: Language = 'en';

async function loadFeatureWordsIn(language: Language) {
  if (withFeatures.has(language)) return;
  const { messages } = await featureWords[language]();
  withFeatures.add(language);
  // Nothing that is drawn has these sentences, and `load` would draw all of it again.
  if (language === i18n.locale) Object.assign(i18n.messages, messages);
  else i18n.load(language, messages);
}

/** Loads the sentences of what comes after the first screens, in the language of the interface. */
export function loadFeatureWords(): Promise<void> {
  hasFeatures = true;
  return loadFeatureWordsIn(wanted);
}

/** The kit's words in a language that was loaded. */
export const kitWordsIn = (language: Language): KitStrings => kitWords[language] ?? en;

/** The language of the interface; re-renders when it changes. */
export const useLanguage = (): Language => (useLingui().i18n.locale === 'am' ? 'am' : 'en');
