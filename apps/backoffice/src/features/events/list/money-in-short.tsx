/** How an event is paid, for one line: the state in a word, and what waits or is left. Its page has every sum. SPEC: D124, D142 */
import type { Schemas } from '@digis/api-client/contract';
import { Badge, Birr, Inline, Text } from '@digis/ui';
import type { BadgeProps } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

interface PaymentLook {
  readonly label: MessageDescriptor;
  readonly tone: BadgeProps['tone'];
}

export const paymentLooks: Readonly<Record<Schemas['EventPayment'], PaymentLook>> = {
  none: { label: msg`Not paid`, tone: 'critical' },
  claimed: { label: msg`Waiting`, tone: 'caution' },
  part: { label: msg`Part paid`, tone: 'info' },
  paid: { label: msg`Paid`, tone: 'positive' },
  credit: { label: msg`Paid too much`, tone: 'caution' },
};

export function MoneyInShort({ event }: { readonly event: Schemas['Event'] }) {
  const { i18n } = useLingui();
  const { label, tone } = paymentLooks[event.payment];
  return (
    <Inline space="small">
      <Badge tone={tone}>{i18n._(label)}</Badge>
      {event.left !== 0 && (
        <Text as="span" isNumeric>
          <Trans>
            <Birr amount={event.left} /> left
          </Trans>
        </Text>
      )}
    </Inline>
  );
}
