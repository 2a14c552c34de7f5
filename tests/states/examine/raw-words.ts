/** What no person says: a value as machines write it, or a name with nothing where something belongs. */
import type { Spoken } from './spoken.ts';

const MACHINE = /\d{4}-\d{2}-\d{2}T\d|\b(?:undefined|null|NaN|Invalid Date)\b|\[object/u;
/** "More, " and nothing: more of what? */
const OPEN_END = /[,፣]\s*$|^\s*[,፣]/u;

export function rawWords({ texts, names }: Spoken): string[] {
  const raw = [
    ...[...texts, ...names].filter((text) => MACHINE.test(text)),
    ...names.filter((name) => OPEN_END.test(name)),
  ];
  return raw.map((text) => `not for people: "${text}"`);
}
