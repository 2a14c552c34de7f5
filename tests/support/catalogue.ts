import { am as kitAmharic } from '../../packages/ui/src/i18n/am.ts';
import { en as kitEnglish } from '../../packages/ui/src/i18n/en.ts';
import { readAmharicOfApp } from '@digis/tooling/amharic-of-app';

export type Language = 'en' | 'am';
type Values = Readonly<Record<string, string | number>>;

export type Say = (english: string, values?: Values) => string;

function* kitWords(): Generator<[string, string]> {
  const amharic: Readonly<Record<string, unknown>> = { ...kitAmharic };
  for (const [key, english] of Object.entries(kitEnglish)) {
    const translation = amharic[key];
    if (typeof english === 'string' && typeof translation === 'string')
      yield [english, translation];
  }
}

const words: ReadonlyMap<string, string> = new Map([...kitWords(), ...readAmharicOfApp()]);

export const sayIn =
  (language: Language): Say =>
  (english, values = {}) => {
    const amharic = words.get(english);
    if (amharic === undefined) throw new Error(`no catalogue has "${english}"`);
    const message = language === 'en' ? english : amharic;
    return message.replace(/\{(\w+)\}/gu, (hole, name) => String(values[name] ?? hole));
  };
