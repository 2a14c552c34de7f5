/** The words of each language, loaded when it is chosen: the app's sentences and the kit's. */
import type { KitStrings } from '@digis/ui';
import { en } from '@digis/ui/locales/en';
import { i18n } from '@lingui/core';
// English comes with the code, so that there is always a language to speak.
import { messages as english } from '../locales/en.po';

export type Language = 'en' | 'am';

const kitWords: Record<Language, KitStrings | null> = { en, am: null };
i18n.load('en', english);

export async function loadLanguage(language: Language) {
  if (kitWords[language] !== null) return;
  const { messages, kit } = await import('./amharic.ts');
  kitWords[language] = kit;
  i18n.load(language, messages);
}

/** The kit's words in a language that was loaded. */
export const kitWordsIn = (language: Language): KitStrings => kitWords[language] ?? en;
