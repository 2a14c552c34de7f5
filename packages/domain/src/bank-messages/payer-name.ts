/** Compares the payer of a bank's message with a client, by the sound of the names. SPEC: D164, D167 */
import { soundOf } from '../latin-letters/sound-of.ts';

/** A first name alone is that of many. */
const fewestNames = 2;

const soundsOf = (name: string): readonly string[] => soundOf(name).split(' ').filter(Boolean);

/**
 * True if at least the client's name and her father's are those of the payer, whatever the letters; a bank may add the
 * grandfather's.
 * @example isPayerNamed('ALMAZ TESFAYE BEKELE', 'አልማዝ ተስፋዬ') //=> true
 * @example isPayerNamed('ALMAZ BEKELE', 'አልማዝ ተስፋዬ') //=> false
 */
export function isPayerNamed(payer: string | null, client: string | undefined): boolean {
  const paying = new Set(soundsOf(payer ?? ''));
  const names = soundsOf(client ?? '').slice(0, fewestNames);
  return names.length === fewestNames && names.every((name) => paying.has(name));
}
