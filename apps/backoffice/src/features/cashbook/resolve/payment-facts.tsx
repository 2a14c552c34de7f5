import { Birr, DateText, Stack, Text } from '@digis/ui';
import { EventMoney } from '@digis/ui/catering';
import { Trans } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { WhoseEvent } from '#money/whose-event.tsx';
import type { CashRecord } from '../cashbook-data.ts';
import { eventOf } from '../record-words.ts';
import { isOfDeletedEvent } from './money-after.ts';

export function RefundSaid({ record }: { readonly record: CashRecord }) {
  if (record.type !== 'refund') return null;
  return (
    <Text size="small" isStrong tone="caution">
      {isOfDeletedEvent(record) ? (
        <Trans>Refund of a deleted event: this is paid back to the client.</Trans>
      ) : (
        <Trans>Refund: the advance was lowered, and this is paid back to the client.</Trans>
      )}
    </Text>
  );
}

/** Shows the certificate of withheld tax, because the claim brings no cash. D171 */
export function CertificateSaid({ record }: { readonly record: CashRecord }) {
  const { certificate_no: number, certificate_date: day } = record;
  if (number === undefined || day === undefined) return null;
  return (
    <Text size="small" isStrong tone="caution">
      <Trans>
        Certificate of withheld tax {number}, <DateText value={day} />: no cash comes in.
      </Trans>
    </Text>
  );
}

interface PaymentFactsProps {
  readonly record: CashRecord;
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
            Paid so far: <Birr value={record.amount} />
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
            Total <Birr value={money.total} /> · agreed advance <Birr value={agreed ?? 0} />
          </Trans>
        </Text>
      )}
      {money && <EventMoney {...{ ...money, layout }} {...(agreed !== undefined && { agreed })} />}
    </Stack>
  );
}
