/** What is known of a payment before it is decided: whose, for which day and how many guests, by whom, and the money. */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Birr, DateText, Inline, PhoneText, Stack, Text } from '@digis/ui';
import { EventMoney } from '@digis/ui/catering';
import { Trans } from '@lingui/react/macro';
import { nameOfUser } from '../../../api/user-name.ts';
import { dayOfEvent } from '../../../api/event-facts.ts';
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
      <Who event={event} enteredBy={nameOfUser(record)} />
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

interface WhoProps {
  readonly event: Schemas['CashbookEvent'];
  readonly enteredBy: string | undefined;
}

function Who({ event, enteredBy: name }: WhoProps) {
  const { client, num_of_people = 0 } = event;
  return (
    <Stack space="xxsmall">
      <Inline justify="between">
        <Text as="span" isStrong>
          {client.full_name}
        </Text>
        <PhoneText phone={client.phone_number} />
      </Inline>
      <Text size="small" tone="muted">
        <DateText value={dayOfEvent(event)} />
      </Text>
      <Text size="small" tone="muted">
        <Trans>{formatCount(num_of_people)} guests</Trans>
        {name !== undefined && (
          <>
            {' · '}
            <Trans>entered by {name}</Trans>
          </>
        )}
      </Text>
    </Stack>
  );
}

/** The same component says what will be. */
export function AfterThis({ money }: { readonly money: Schemas['EventMoney'] | undefined }) {
  if (!money) return null;
  return (
    <Text size="small" isStrong as="div">
      <Trans>
        After this: <EventMoney layout="line" {...money} />
      </Trans>
    </Text>
  );
}
