// D124, D142
import type { Schemas } from '@digis/api-client/contract';
import { Badge, Birr, DateText } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paymentTones } from '../api/event-facts.ts';

type Payment = Schemas['EventPayment'];

export const payments: Readonly<Record<Payment, MessageDescriptor>> = {
  none: msg`Not paid`,
  claimed: msg`Waiting`,
  part: msg`Left`,
  paid: msg`Paid`,
  credit: msg`Paid too much`,
};

const amountOf = ({ payment, pending, left }: Schemas['Event']) =>
  payment === 'claimed' ? pending : Math.abs(left);

export function MoneyInShort({ event }: { readonly event: Schemas['Event'] }) {
  const { i18n } = useLingui();
  if (event.hold !== undefined) return <HoldInShort event={event} />;
  return (
    <Badge tone={paymentTones[event.payment]}>
      {i18n._(payments[event.payment])}
      {event.payment !== 'paid' && <Birr value={amountOf(event)} />}
    </Badge>
  );
}

/**
 * A badge in place of the payment: nothing is due on hold, and an expired hold needs a call. D123
 */
export function HoldInShort({
  event,
}: {
  readonly event: Pick<Schemas['Event'], 'hold' | 'hold_until'>;
}) {
  const { hold, hold_until = '' } = event;
  if (hold === undefined) return null;
  return (
    <Badge tone={hold === 'on' ? 'caution' : 'neutral'}>
      {hold === 'on' ? (
        <Trans>
          Kept until <DateText value={hold_until} format="brief" />
        </Trans>
      ) : (
        <Trans>No longer kept</Trans>
      )}
    </Badge>
  );
}
