// D164, D167
import { soundOf } from '../latin-letters/sound-of.ts';

/** One name is not enough, because many people share a first name. */
const fewestNames = 2;

const soundsOf = (name: string): readonly string[] => soundOf(name).split(' ').filter(Boolean);

/**
 * At least the given and father's name, in either script; a bank may add the grandfather's.
 * @example isPayerNamed('ALMAZ TESFAYE BEKELE', 'አልማዝ ተስፋዬ') //=> true
 * @example isPayerNamed('ALMAZ BEKELE', 'አልማዝ ተስፋዬ') //=> false
 */
export function isPayerNamed(payer: string | null, client: string | undefined): boolean {
  const paying = new Set(soundsOf(payer ?? ''));
  const names = soundsOf(client ?? '').slice(0, fewestNames);
  return names.length === fewestNames && names.every((name) => paying.has(name));
}
