/** What is known of a payment before it is decided: whose, for which day and how many guests, by whom, and the money. */
import { Birr, Stack, Text } from '@digis/ui';
import { EventMoney } from '@digis/ui/catering';
import { Trans } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { WhoseEvent } from '#money/whose-event.tsx';
import type { CashRecord } from '../cashbook-data.ts';
import { eventOf } from '../record-words.ts';

export interface PaymentFactsProps {
  readonly record: CashRecord;
  /** @default 'rows' */
  readonly layout?: 'rows' | 'line';
}

export function PaymentFacts({ record, layout = 'rows' }: PaymentFactsProps) {
  const event = eventOf(record);
  if (!event)
    return (
      <Stack space="xxsmall">
        <Text isStrong>{record.remark}</Text>
        <Text size="small" tone="muted">
          <Trans>
            Paid so far: <Birr amount={record.amount} />
          </Trans>
        </Text>
      </Stack>
    );
  const { advance_amount: agreed, money } = event;
  return (
    <Stack space="small">
      <WhoseEvent event={event} enteredBy={nameOfUser(record)} />
      {layout === 'line' && money && (
        <Text size="small">
          <Trans>
            Total <Birr amount={money.total} /> · agreed advance <Birr amount={agreed ?? 0} />
          </Trans>
        </Text>
      )}
      {money && <EventMoney {...{ ...money, layout }} {...(agreed !== undefined && { agreed })} />}
    </Stack>
  );
}
