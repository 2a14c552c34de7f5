import type { BankMessage } from '@digis/domain';
import type { FormStore } from '../../forms/form-store.ts';
import type { PaidValues } from '../places/paid-values.ts';
import { type MoneyPlace, useLastPlace } from '../places/place-data.ts';
import { type Flow, placeOfMessage } from './place-of-message.ts';

export interface MessageValues extends PaidValues {
  readonly amount?: number | null;
}

/** null for a receipt link: it is evidence only after the user saw its page. */
const evidenceOf = ({ direction }: BankMessage, flow: Flow): PaidValues['evidence'] => {
  if (direction === flow) return 'message';
  return direction === 'out' ? 'payer_message' : null;
};

interface Filling {
  readonly flow: Flow;
  readonly onAmount?: ((amount: number) => void) | undefined;
}

const referencesOf = ({ direction, references }: BankMessage, text: string): readonly string[] =>
  direction === null ? [text.trim()] : references;

export function useFill<Values extends MessageValues>(
  store: FormStore<Values>,
  { flow, onAmount }: Filling,
): (message: BankMessage, text: string, places: readonly MoneyPlace[]) => void {
  const { remember } = useLastPlace();
  return (message, text, places) => {
    const found = placeOfMessage(message, places, flow);
    if (found.is === 'found') {
      store.set('place', found.place.id);
      remember(found.place.id);
    }
    const [reference = '', second = ''] = referencesOf(message, text);
    store.setFault('reference', null);
    store.setFault('second_reference', null);
    store.set('reference', reference);
    store.set('second_reference', second);
    store.set('evidence', evidenceOf(message, flow));
    if (message.amount === null) return;
    if (onAmount) {
      onAmount(message.amount);
      return;
    }
    store.setFault('amount', null);
    store.set('amount', message.amount);
  };
}
