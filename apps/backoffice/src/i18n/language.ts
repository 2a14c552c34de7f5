import type { KitStrings } from '@digis/ui';
import { type I18n, i18n, setupI18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { browserStorage } from '../browser/storage.ts';
import { type AppLanguage, languageOf, storageKeys } from '../browser/saved-choices.ts';
import { catalogues, english } from './catalogues.ts';

const { language: KEY } = storageKeys;
const storage = browserStorage('local');

const savedLanguage = (): AppLanguage => languageOf(storage.read(KEY)).id;

export async function activateLanguage(language: AppLanguage) {
  wanted = language;
  await Promise.all([loadLanguage(language), hasFeatures && loadFeatureWordsIn(language)]);
  if (language !== wanted) return;
  i18n.activate(language);
  document.documentElement.dir = languageOf(language).dir;
  // The manifest holds the name of the installed app.
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', `/manifest.${language}.webmanifest`);
}

export const activateSavedLanguage = () =>
  activateLanguage(savedLanguage()).catch(() => activateLanguage('en'));

export async function chooseLanguage(language: AppLanguage) {
  await activateLanguage(language);
  storage.write(KEY, i18n.locale);
}

export function followOtherTabs() {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) void activateLanguage(savedLanguage()).catch(() => undefined);
  });
}

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

/** Loaded catalogues: loading one again would re-render everything. */
const withFeatures = new Set<AppLanguage>();
let hasFeatures = false;
let wanted: AppLanguage = 'en';

async function loadFeatureWordsIn(language: AppLanguage) {
  if (withFeatures.has(language)) return;
  const { messages } = await catalogues[language].features();
  withFeatures.add(language);
  // Not `i18n.load`, which would re-render everything.
  if (language === i18n.locale) Object.assign(i18n.messages, messages);
  else i18n.load(language, messages);
}

export function loadFeatureWords(): Promise<void> {
  hasFeatures = true;
  return loadFeatureWordsIn(wanted);
}

export const kitWordsIn = (language: AppLanguage): KitStrings =>
  kitWords.get(language) ?? english.kit;

const useRow = () => languageOf(useLingui().i18n.locale);

export const useInterfaceLanguage = (): AppLanguage => useRow().id;

export const useLanguage = () => useRow().written;
