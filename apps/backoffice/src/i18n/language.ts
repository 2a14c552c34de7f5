/** The language of the interface: kept in the browser, its catalogue loaded when it is chosen. */
import { i18n } from '@lingui/core';
import { browserStorage } from '../browser/storage.ts';
import { choiceOf, languages } from '../browser/saved-choices.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { type Language, loadLanguage } from './catalogue.ts';

const { language: KEY } = storageKeys;
const storage = browserStorage('local');

const savedLanguage = (): Language => choiceOf(storage.read(KEY), languages);

/** Loads a language's words and shows the interface in it. */
export async function activateLanguage(language: Language) {
  await loadLanguage(language);
  i18n.activate(language);
  // Whoever adds the app to the home screen finds it there in the language they read.
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', `/manifest.${language}.webmanifest`);
}

/** The one chosen before; English when it cannot be brought. */
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
