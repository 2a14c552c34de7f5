// Spec 2.8, D85
import { formatCount } from '@digis/domain';
import { Birr, Button, Card, Inline, PhoneText, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { InstantLine } from '#lists/instant-text.tsx';
import { AfterThis } from '#money/after-this.tsx';
import { signedAmount } from '#money/movement-columns.tsx';
import type { CashRecord } from '../cashbook-data.ts';
import { ClientLink, EventDay } from '../record-links.tsx';
import { eventOf, useRecordName } from '../record-words.ts';
import { moneyAfter } from '../resolve/money-after.ts';
import { CertificateSaid, RefundSaid } from '../resolve/payment-facts.tsx';

type OnAct = (action: 'accept' | 'reject', record: CashRecord) => void;

interface PendingCardProps {
  readonly record: CashRecord;
  readonly hasBranch: boolean;
  readonly onAct: OnAct;
}

export function PendingCard({ record, hasBranch, onAct }: PendingCardProps) {
  const { transact_type, branch, amount } = record;
  const event = eventOf(record);
  return (
    <Card
      as="article"
      title={event ? <ClientLink client={event.client} /> : record.remark}
      action={
        <Text
          as="span"
          size="large"
          isStrong
          isNumeric
          tone={transact_type === 'in' ? 'positive' : 'neutral'}
        >
          <Birr value={signedAmount(record)} sign="always" />
        </Text>
      }
    >
      <Stack space="small">
        <RefundSaid record={record} />
        <CertificateSaid record={record} />
        {event && (
          <Inline space="medium">
            <EventDay event={event} />
            <Text as="span" size="small" tone="muted">
              <Trans>{formatCount(event.num_of_people ?? 0)} guests</Trans>
            </Text>
            <PhoneText value={event.client.phone_number} />
          </Inline>
        )}
        <Text size="small" tone="muted">
          <EnteredBy record={record} />
          {hasBranch && branch && ` · ${branch.name}`}
        </Text>
        <AfterThis money={moneyAfter(record, { type: 'pending', taken: amount })} />
      </Stack>
      <Acts record={record} onAct={onAct} />
    </Card>
  );
}

function EnteredBy({ record }: { readonly record: CashRecord }) {
  const moment = <InstantLine value={record.createdAt} />;
  const name = nameOfUser(record);
  if (name === undefined) return moment;
  return (
    <Trans>
      Entered by {name} · {moment}
    </Trans>
  );
}

function Acts({ record, onAct }: Pick<PendingCardProps, 'record' | 'onAct'>) {
  const { t } = useLingui();
  const name = useRecordName()(record);
  return (
    <Inline space="medium">
      <Button aria-label={t`Accept, ${name}`} onPress={() => onAct('accept', record)}>
        <Trans>Accept</Trans>
      </Button>
      <Button
        variant="soft"
        tone="critical"
        aria-label={t`Reject, ${name}`}
        onPress={() => onAct('reject', record)}
      >
        <Trans>Reject</Trans>
      </Button>
    </Inline>
  );
}
