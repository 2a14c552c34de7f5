/** Latin words that a reader of Amharic sees or hears, but for names, units and what people have typed. */
import type { Spoken } from './spoken.ts';

/** Of the business that is looked at: its places and people, what they sell, and the devices they used. */
const NAMES = [
  'Bole Piassa Africa Avenue Churchill Road Wedding Gold WEDDING GOLD Selam DJ Addis Decor Music',
  'Digis admin hana dawit kebede sara manager planner cook newcomer desk nobody node lightMyRequest Firefox',
];
/** What has no Amharic: a language calls itself by its own name, and so does a kind of file. */
const UNITS = ['English', 'MB', 'CSV', 'PNG', 'IP', 'API', 'Idempotency', 'Key'];
/** What a program is called: a picture's file, the place of a word in a template; a key and a code of a second factor. */
const CODE =
  /\S+\.jpg|\{\w+\}|\b(?:[A-Z2-7]{4} ){3,}[A-Z2-7]+|\b[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}\b/gu;

const allowed = new Set([...NAMES, ...UNITS].flatMap((name) => name.split(' ')));

export function foreignWords({ texts, names }: Spoken): string[] {
  return [...texts, ...names]
    .filter((text) =>
      (text.replace(CODE, '').match(/[A-Za-z]{2,}/gu) ?? []).some((word) => !allowed.has(word)),
    )
    .map((text) => `not Amharic: ${text}`);
}
