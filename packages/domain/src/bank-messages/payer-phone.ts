/** Finds the last digits of a wallet payer's phone: `(2519****1122)`, `251712***808`. */
import { withoutUnseen } from '../text/typed-text.ts';

const MASKED = /\b(?:\+?251|0)[79]\d{0,5}[*xX•]{2,}(\d{3,4})(?!\d)/u;
const WHOLE = /\b(?:\+?251|0)[79]\d{4}(\d{4})(?!\d)/u;

/**
 * null without a phone.
 * @example payerPhoneTail('from ALMAZ TESFAYE(2519****1122)  on 25/09/2026') //=> '1122'
 * @example payerPhoneTail('from ALMAZ TESFAYE to your account 1*****4410') //=> null
 */
export function payerPhoneTail(text: string): string | null {
  const message = withoutUnseen(text);
  return (MASKED.exec(message) ?? WHOLE.exec(message))?.[1] ?? null;
}
