import { Birr, MoneyField, Stack, Text } from '@digis/ui';
import { EventMoney } from '@digis/ui/catering';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCan } from '../../auth/user.tsx';
import type { FormStore } from '../../forms/form-store.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { BoundParsed } from '../../forms/bound.tsx';
import { useFormValue } from '../../forms/use-field.ts';
import { useBirrWords } from '../../i18n/birr-words.ts';
import { AfterThis } from '../after-this.tsx';
import { CashNotice } from '../cash-notice.tsx';
import { useFigureAtField } from '../figure-at-field.ts';
import { MessageBox } from '../message/message-box.tsx';
import { MovementFields, RemarkField } from '../movement-facts.tsx';
import { PartOfTotal } from '../part-of-total.tsx';
import { WhoseEvent } from '../whose-event.tsx';
import { moneyOnceTaken, type PayableEvent } from './payable.ts';
import { OtherEvents } from './other-events.tsx';
import { PaymentWaits } from './payment-waits.tsx';
import {
  paymentLabels,
  type PaymentValues,
  sumOf,
  useTakePaymentForm,
} from './take-payment-form.ts';

interface TakePaymentDialogProps {
  readonly event: PayableEvent;
  readonly onClose: () => void;
}

export function TakePaymentDialog({ event, onClose }: TakePaymentDialogProps) {
  const { t } = useLingui();
  const can = useCan();
  const birr = useBirrWords();
  const form = useTakePaymentForm({ event, onClose });
  const { store, refusal } = form;
  const amount = useFormValue(store, (values) => values.amount ?? 0);
  useFigureAtField(store, 'amount', event.money?.left);
  const isTaken = can('Cashbook Settle Advance Payment');
  const sum = birr(useFormValue(store, sumOf));
  const take = amount > 0 ? t`Take ${sum}` : t`Take payment`;
  const waits = refusal?.error.code === 'PENDING_OPEN' || (event.money?.waiting ?? 0) !== 0;
  return (
    <RecordDialog
      title={t`Take payment`}
      submitLabel={isTaken ? take : t`Hand in for approval`}
      size="small"
      form={form}
      labels={paymentLabels}
      notice={waits && <PaymentWaits event={event} />}
      isRefusalSaid={refusal?.error.code === 'PENDING_OPEN'}
      onClose={onClose}
    >
      <WhoseEvent event={event} />
      {event.money && (
        <Text size="small" as="div">
          <Trans>
            Total <Birr value={event.money.total} />
          </Trans>{' '}
          <EventMoney layout="line" {...event.money} />
        </Text>
      )}
      <MessageBox store={store} />
      <AmountField store={store} money={event.money} />
      {event.money && amount > 0 && (
        <AfterThis money={moneyOnceTaken(event.money, amount, isTaken)} />
      )}
      {isTaken && <OtherEvents store={store} eventId={event.id} />}
      <CashNotice store={store} eventId={event.id} amount={amount} />
      <MovementFields store={store} />
      <RemarkField store={store} rows={2} />
    </RecordDialog>
  );
}

interface AmountFieldProps extends Pick<PayableEvent, 'money'> {
  readonly store: FormStore<PaymentValues>;
}

function AmountField({ store, money }: AmountFieldProps) {
  const { t } = useLingui();
  const choose = (amount: number) => {
    store.setFault('amount', null);
    store.set('amount', amount);
  };
  return (
    <Stack space="xsmall">
      <BoundParsed store={store} name="amount">
        {(field) => <MoneyField label={t`Amount`} isRequired minValue={0.01} {...field} />}
      </BoundParsed>
      {money && money.left > 0 && (
        <PartOfTotal total={money.total} left={money.left} onChoose={choose} />
      )}
    </Stack>
  );
}
