/** The payment of an event in one line: its state, and the amount that waits or is left. SPEC: D124, D142 */
import type { Schemas } from '@digis/api-client/contract';
import { Badge, Birr } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { paymentTones } from '../api/event-facts.ts';

type Payment = Schemas['EventPayment'];

/** Each state in a word. */
export const payments: Readonly<Record<Payment, MessageDescriptor>> = {
  none: msg`Not paid`,
  claimed: msg`Waiting`,
  part: msg`Left`,
  paid: msg`Paid`,
  credit: msg`Paid too much`,
};

/** The amount that the word is about, in birr. */
const amountOf = ({ payment, pending, left }: Schemas['Event']) =>
  payment === 'claimed' ? pending : Math.abs(left);

export function MoneyInShort({ event }: { readonly event: Schemas['Event'] }) {
  const { i18n } = useLingui();
  return (
    <Badge tone={paymentTones[event.payment]}>
      {i18n._(payments[event.payment])}
      {event.payment !== 'paid' && <Birr value={amountOf(event)} />}
    </Badge>
  );
}
