/** The words of each language in the parts they are loaded in: the app's sentences and the kit's, first and rest. */
import type { KitStrings } from '@digis/ui';
import { en } from '@digis/ui/locales/en?part=first';
import type { Messages } from '@lingui/core';
import { i18n } from '@lingui/core';
// English comes with the code, so that there is always a language to speak.
import { messages as english } from '../locales/en.po?part=first';

export type Language = 'en' | 'am';

interface Words {
  readonly messages: Messages;
  readonly kit: Partial<KitStrings>;
}

type Loaders = Readonly<Record<Language, () => Words | Promise<Words>>>;

const loaders: Readonly<Record<'first' | 'rest', Loaders>> = {
  first: { en: () => ({ messages: english, kit: en }), am: () => import('./amharic.ts') },
  rest: { en: () => import('./english-rest.ts'), am: () => import('./amharic-rest.ts') },
};

/** Each grows by its parts and stays the same object, so that nothing is drawn again for it. */
const kitWords: Readonly<Record<Language, KitStrings>> = { en: { ...en }, am: { ...en } };
const loaded = new Set<string>();
let isAllWanted = false;

async function load(language: Language, part: keyof typeof loaders) {
  const name = `${language} ${part}`;
  if (loaded.has(name)) return;
  const { messages, kit } = await loaders[part][language]();
  Object.assign(kitWords[language], kit);
  i18n.load(language, messages);
  loaded.add(name);
}

/** Loads of a language what the app has asked for so far. */
export async function loadLanguage(language: Language) {
  await Promise.all([load(language, 'first'), isAllWanted && load(language, 'rest')]);
  // The rest may have been asked for meanwhile, in the language before this one.
  if (isAllWanted) await load(language, 'rest');
}

/** Loads the sentences that no first screen says, in this language and from then on in any other. */
export async function loadAllSentences() {
  isAllWanted = true;
  await load(i18n.locale === 'am' ? 'am' : 'en', 'rest');
}

/** The kit's words in a language that was loaded. */
export const kitWordsIn = (language: Language): KitStrings => kitWords[language];
