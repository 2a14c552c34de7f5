/** Fills in a form of money from a bank's message: place, references, amount, and by what they are known. SPEC: D167 */
import type { BankMessage } from '@digis/domain';
import type { FormStore } from '../../forms/form-store.ts';
import type { PaidValues } from '../places/paid-values.ts';
import { type MoneyPlace, useLastPlace } from '../places/place-data.ts';
import { placeOfMessage } from './place-of-message.ts';

export interface MessageValues extends PaidValues {
  readonly amount: number | null;
}

/** A receipt's link alone is evidence once its page was looked at. */
const evidenceOf = ({ direction }: BankMessage): PaidValues['evidence'] => {
  if (direction === null) return null;
  return direction === 'in' ? 'message' : 'payer_message';
};

/** A link is kept whole, so that it can be opened. */
const referencesOf = ({ direction, references }: BankMessage, text: string): readonly string[] =>
  direction === null ? [text.trim()] : references;

export function useFill<Values extends MessageValues>(
  store: FormStore<Values>,
): (message: BankMessage, text: string, places: readonly MoneyPlace[]) => void {
  const { remember } = useLastPlace();
  return (message, text, places) => {
    const found = placeOfMessage(message, places);
    if (found.is === 'found') {
      store.set('place', found.place.id);
      remember(found.place.id);
    }
    const [reference = '', second = ''] = referencesOf(message, text);
    store.setFault('reference', null);
    store.setFault('second_reference', null);
    store.set('reference', reference);
    store.set('second_reference', second);
    store.set('evidence', evidenceOf(message));
    if (message.amount === null) return;
    store.setFault('amount', null);
    store.set('amount', message.amount);
  };
}
