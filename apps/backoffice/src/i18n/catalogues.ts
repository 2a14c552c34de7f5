/** The words of each language of the interface, loaded when they are needed. */
// The first screens' English is part of the code, so that there is always a language.
import { messages } from '../locales/first/en.po';
import type { KitStrings } from '@digis/ui';
import { en as kit } from '@digis/ui/locales/en';
import type { Messages } from '@lingui/core';
import type { AppLanguage } from '../browser/saved-choices.ts';

interface Sentences {
  readonly messages: Messages;
}

export interface FirstWords extends Sentences {
  readonly kit: KitStrings;
}

interface Catalogue {
  /** Of the first screens and of the kit, in one file. */
  readonly first: () => Promise<FirstWords>;
  /** Of what comes after the first screens. */
  readonly features: () => Promise<Sentences>;
}

export const english: FirstWords = { messages, kit };

export const catalogues: Readonly<Record<AppLanguage, Catalogue>> = {
  en: { first: async () => english, features: () => import('../locales/en.po') },
  am: { first: () => import('./amharic.ts'), features: () => import('../locales/am.po') },
};
