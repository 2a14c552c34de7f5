/** Latin words that somebody who reads Amharic sees or hears, but for names, units and what people have typed. */
import type { Spoken } from './spoken.ts';

/** Of the business that is looked at: its places and people, what they sell, and the devices they used. */
const NAMES = [
  'Bole Piassa Africa Avenue Churchill Road Wedding Gold WEDDING GOLD Selam DJ Addis Decor Music',
  'Digis admin hana dawit kebede sara manager planner cook nobody node lightMyRequest',
];
/** What has no Amharic: a language calls itself by its own name, and so does a kind of file. */
const UNITS = ['English', 'MB', 'CSV', 'PNG', 'IP', 'API'];
/** What a program is called: a picture's file, the place of a word in a template. */
const CODE = /\S+\.jpg|\{\w+\}/gu;

const allowed = new Set([...NAMES, ...UNITS].flatMap((name) => name.split(' ')));

export function foreignWords({ texts, names }: Spoken): string[] {
  return [...texts, ...names]
    .filter((text) =>
      (text.replace(CODE, '').match(/[A-Za-z]{2,}/gu) ?? []).some((word) => !allowed.has(word)),
    )
    .map((text) => `not Amharic: ${text}`);
}
