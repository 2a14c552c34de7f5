/** How an event is paid, for one line: the state in a word, and what waits or is left. Its page has every sum. SPEC: D124, D142 */
import type { Schemas } from '@digis/api-client/contract';
import { Badge, Birr } from '@digis/ui';
import type { BadgeProps } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

interface PaymentLook {
  readonly label: MessageDescriptor;
  readonly tone: BadgeProps['tone'];
}

const looks: Readonly<Record<Schemas['EventPayment'], PaymentLook>> = {
  none: { label: msg`Not paid`, tone: 'critical' },
  claimed: { label: msg`Waiting`, tone: 'caution' },
  part: { label: msg`Left`, tone: 'info' },
  paid: { label: msg`Paid`, tone: 'positive' },
  credit: { label: msg`Paid too much`, tone: 'caution' },
};

/** What the word is about, in birr. */
const amountOf = ({ payment, pending, left }: Schemas['Event']) =>
  payment === 'claimed' ? pending : Math.abs(left);

export function MoneyInShort({ event }: { readonly event: Schemas['Event'] }) {
  const { i18n } = useLingui();
  const { label, tone } = looks[event.payment];
  return (
    <Badge tone={tone}>
      {i18n._(label)}
      {event.payment !== 'paid' && <Birr amount={amountOf(event)} />}
    </Badge>
  );
}
