/** The language of the interface: kept in the browser, its catalogue loaded when it is chosen. */
import { i18n } from '@lingui/core';
import { browserStorage } from '../session/browser-storage.ts';

export type Language = 'en' | 'am';

const KEY = 'digis.language';
const storage = browserStorage('local');

export const savedLanguage = (): Language => (storage.read(KEY) === 'am' ? 'am' : 'en');

/** Loads a language's words and shows the interface in it. */
export async function activateLanguage(language: Language) {
  const { messages } =
    language === 'am' ? await import('../locales/am.po') : await import('../locales/en.po');
  i18n.loadAndActivate({ locale: language, messages });
  // Whoever adds the app to the home screen finds it there in the language they read.
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', `/manifest.${language}.webmanifest`);
}

export async function chooseLanguage(language: Language) {
  await activateLanguage(language);
  storage.write(KEY, language);
}

/** Follows a choice made in another tab. */
export function followOtherTabs() {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) void activateLanguage(savedLanguage());
  });
}
