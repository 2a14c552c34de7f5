// Spec 2.6, D142
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Badge, Birr, Button, Card, DescriptionList, Inline, Stack } from '@digis/ui';
import { EventMoney, TaxLines } from '@digis/ui/catering';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { moneyOf } from '#api/event-facts.ts';
import { useCan } from '#auth/user.tsx';
import { useEventLabel } from '#i18n/labels/event-field-labels.ts';
import { useInstantWords } from '#lists/instant-text.tsx';
import { CorrectionNote } from '#money/correct/correction-note.tsx';
import { payableOf } from '#money/take/payable.ts';
import { PAY, TakePaymentButton } from '#money/take/payment-act.tsx';
import { openFromDetails } from '#navigation/dialog-acts.ts';
import { Certificate, entryStates } from '../account/account-columns.tsx';
import { useAccount } from '../event-data.ts';
import type { EventBlockProps } from './event-block.ts';

export function MoneyBlock({ event, isOnlyRead }: EventBlockProps) {
  const { t } = useLingui();
  const can = useCan();
  const showsPayments = can('View Events');
  return (
    <Card
      title={t`Money`}
      action={
        !isOnlyRead && (
          <Inline space="small">
            {showsPayments && (
              <Button size="small" variant="quiet" onPress={() => openFromDetails('account')}>
                <Trans>Payments</Trans>
              </Button>
            )}
            <TakePaymentButton
              variant="soft"
              event={payableOf(event)}
              onTake={() => openFromDetails(PAY)}
            />
          </Inline>
        )
      }
    >
      <Stack space="medium">
        <Price event={event} />
        {event.vat_mode !== 'off' && (
          <TaxLines net={event.net} vat={event.vat} rate={event.vat_rate} />
        )}
        <EventMoney {...moneyOf(event)} />
        {showsPayments && <Payments id={event.id} />}
      </Stack>
    </Card>
  );
}

const moved = (label: string, amount: number) =>
  amount === 0 ? [] : [{ label, value: <Birr value={amount} /> }];

function Price({ event }: EventBlockProps) {
  const { t } = useLingui();
  const label = useEventLabel();
  const isPerPerson = !event.is_fixed && event.num_of_people > 0;
  return (
    <DescriptionList
      layout="rows"
      items={[
        {
          label: isPerPerson ? (
            <Trans>
              Price: {formatCount(event.num_of_people)} × <Birr value={event.unit_price} />
            </Trans>
          ) : (
            t`Price`
          ),
          value: <Birr value={event.base} />,
        },
        ...moved(label('additional_price'), event.additional_price),
        ...moved(label('discount_amount'), -event.discount_amount),
        { label: label('advance_amount'), value: <Birr value={event.advance_amount} /> },
        ...(event.paid_full ? [{ label: label('paid_full'), value: t`Yes` }] : []),
      ]}
    />
  );
}

function Payments({ id }: { readonly id: number }) {
  const { data } = useAccount(id);
  if (!data || data.entries.length === 0) return null;
  return <DescriptionList layout="rows" items={data.entries.map(paymentLine)} />;
}

const paymentLine = (entry: Schemas['EventAccountEntry']) => ({
  label: <PaymentWords entry={entry} />,
  value: <Birr value={entry.transact_type === 'out' ? -entry.amount : entry.amount} />,
});

function PaymentWords({ entry }: { readonly entry: Schemas['EventAccountEntry'] }) {
  const { i18n } = useLingui();
  const instantWords = useInstantWords();
  const { label, tone } = entryStates[entry.state];
  return (
    <Stack space="xxsmall">
      <span>{instantWords(entry.createdAt)}</span>
      <span>
        <Badge tone={tone}>{i18n._(label)}</Badge> {nameOfUser(entry)}
      </span>
      <Certificate entry={entry} />
      <CorrectionNote row={entry} />
    </Stack>
  );
}
