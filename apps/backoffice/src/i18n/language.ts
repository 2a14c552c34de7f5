/** The language of the interface: kept in the browser, its catalogues loaded when they are needed. */
import type { KitStrings } from '@digis/ui';
import { type I18n, i18n, setupI18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { browserStorage } from '../browser/storage.ts';
import { type AppLanguage, languageOf, storageKeys } from '../browser/saved-choices.ts';
import { catalogues, english } from './catalogues.ts';

const { language: KEY } = storageKeys;
const storage = browserStorage('local');

const savedLanguage = (): AppLanguage => languageOf(storage.read(KEY)).id;

/** Loads a language's words and shows the interface in it. */
export async function activateLanguage(language: AppLanguage) {
  wanted = language;
  await Promise.all([loadLanguage(language), hasFeatures && loadFeatureWordsIn(language)]);
  // Another one was chosen while this one was loading.
  if (language !== wanted) return;
  i18n.activate(language);
  document.documentElement.dir = languageOf(language).dir;
  // An app added to the home screen is named in the user's language.
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', `/manifest.${language}.webmanifest`);
}

/** The saved language; English when it fails to load. */
export const activateSavedLanguage = () =>
  activateLanguage(savedLanguage()).catch(() => activateLanguage('en'));

export async function chooseLanguage(language: AppLanguage) {
  await activateLanguage(language);
  storage.write(KEY, i18n.locale);
}

/** Follows a choice made in another tab. */
export function followOtherTabs() {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) void activateLanguage(savedLanguage()).catch(() => undefined);
  });
}

/** Translates into a language that is not that of the interface: for papers. */
export async function translatorOf(language: AppLanguage): Promise<I18n> {
  const { first, features } = catalogues[language];
  const [start, rest] = await Promise.all([first(), features()]);
  const messages = { ...start.messages, ...rest.messages };
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

const kitWords = new Map<AppLanguage, KitStrings>([['en', english.kit]]);
i18n.load('en', english.messages);

async function loadLanguage(language: AppLanguage) {
  if (kitWords.has(language)) return;
  const { messages, kit } = await catalogues[language].first();
  kitWords.set(language, kit);
  i18n.load(language, messages);
}

/** Those that are loaded: a second load would draw everything again. */
const withFeatures = new Set<AppLanguage>();
/** From the first feature on, a language is not whole without their sentences. */
let hasFeatures = false;
/** Active, or about to be: at the start the first feature loads beside the language. */
let wanted: AppLanguage = 'en';

async function loadFeatureWordsIn(language: AppLanguage) {
  if (withFeatures.has(language)) return;
  const { messages } = await catalogues[language].features();
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
export const kitWordsIn = (language: AppLanguage): KitStrings =>
  kitWords.get(language) ?? english.kit;

const useRow = () => languageOf(useLingui().i18n.locale);

/** The language of the interface; re-renders when it changes. */
export const useInterfaceLanguage = (): AppLanguage => useRow().id;

/** The language that dates, sums and the day sheet are written in; re-renders when it changes. */
export const useLanguage = () => useRow().written;
