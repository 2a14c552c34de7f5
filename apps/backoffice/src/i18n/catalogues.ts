// English is bundled, so that one language is always available.
import { messages } from '../locales/first/en.po';
import type { KitStrings } from '@digis/ui';
import { en as kit } from '@digis/ui/locales/en';
import type { Messages } from '@lingui/core';
import type { AppLanguage } from '../browser/saved-choices.ts';

interface Sentences {
  readonly messages: Messages;
}

interface FirstWords extends Sentences {
  readonly kit: KitStrings;
}

interface Catalogue {
  readonly first: () => Promise<FirstWords>;
  readonly features: () => Promise<Sentences>;
}

export const english: FirstWords = { messages, kit };

export const catalogues: Readonly<Record<AppLanguage, Catalogue>> = {
  en: { first: async () => english, features: () => import('../locales/en.po') },
  am: { first: () => import('./amharic.ts'), features: () => import('../locales/am.po') },
};
