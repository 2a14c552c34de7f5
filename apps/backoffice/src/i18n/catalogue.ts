/** The words of each language in the parts they are loaded in: the app's sentences, first and rest, and the kit's. */
import type { KitStrings } from '@digis/ui';
import { en } from '@digis/ui/locales/en';
import type { Messages } from '@lingui/core';
import { i18n } from '@lingui/core';
// English comes with the code, so that there is always a language to speak.
import { messages as english } from '../locales/en.po?part=first';

export type Language = 'en' | 'am';

interface Words {
  readonly messages: Messages;
  readonly kit?: KitStrings;
}

type Loaders = Readonly<Record<Language, () => Words | Promise<Words>>>;

const loaders: Readonly<Record<'first' | 'rest', Loaders>> = {
  first: { en: () => ({ messages: english, kit: en }), am: () => import('./amharic.ts') },
  rest: {
    en: () => import('../locales/en.po?part=rest'),
    am: () => import('../locales/am.po?part=rest'),
  },
};

const kitWords = new Map<Language, KitStrings>();
const loaded = new Set<string>();
let isAllWanted = false;

async function load(language: Language, part: keyof typeof loaders) {
  const name = `${language} ${part}`;
  if (loaded.has(name)) return;
  const { messages, kit } = await loaders[part][language]();
  if (kit) kitWords.set(language, kit);
  i18n.load(language, messages);
  loaded.add(name);
}

/** Loads of a language what the app has asked for so far. */
export async function loadLanguage(language: Language) {
  await Promise.all([load(language, 'first'), isAllWanted && load(language, 'rest')]);
}

/** Loads the sentences that no first screen says, in this language and from then on in any other. */
export async function loadAllSentences() {
  isAllWanted = true;
  await load(i18n.locale === 'am' ? 'am' : 'en', 'rest');
}

/** The kit's words in a language that was loaded. */
export const kitWordsIn = (language: Language): KitStrings => kitWords.get(language) ?? en;
