/** Take payment for an event: how much of what is left, the slip, and how the money divides after it. SPEC: D181 */
import { LinkButton, MoneyField, Notice, Stack, TextArea } from '@digis/ui';
import { EventMoney } from '@digis/ui/catering';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useCan } from '../../auth/user.tsx';
import type { FormStore } from '../../forms/form-store.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useField, useFormValue, useParsedField } from '../../forms/use-field.ts';
import { useBirrWords } from '../../i18n/birr-words.ts';
import { ReceiptField } from '../../images/image-field.tsx';
import { AfterThis } from '../after-this.tsx';
import { PartOfTotal } from '../part-of-total.tsx';
import { WhoseEvent } from '../whose-event.tsx';
import { moneyOnceTaken, type PayableEvent } from './payable.ts';
import { waitingAddress } from './payment-act.tsx';
import { paymentLabels, type PaymentValues, useTakePaymentForm } from './take-payment-form.ts';

export interface TakePaymentDialogProps {
  readonly event: PayableEvent;
  readonly onClose: () => void;
}

export function TakePaymentDialog({ event, onClose }: TakePaymentDialogProps) {
  const { t } = useLingui();
  const can = useCan();
  const birr = useBirrWords();
  const form = useTakePaymentForm({ event, onClose });
  const { store, failure } = form;
  const amount = useFormValue(store, (values) => values.amount ?? 0);
  useFigureAtField(store, event.money?.left);
  const isTaken = can('Cashbook Settle Advance Payment');
  const sum = birr(amount);
  const take = amount > 0 ? t`Take ${sum}` : t`Take payment`;
  const waits = failure?.code === 'PENDING_OPEN' || (event.money?.waiting ?? 0) !== 0;
  return (
    <RecordDialog
      title={t`Take payment`}
      submitLabel={isTaken ? take : t`Hand in for approval`}
      size="small"
      form={form}
      labels={paymentLabels}
      notice={waits && <Waiting event={event} />}
      onClose={onClose}
    >
      <WhoseEvent event={event} />
      {event.money && <EventMoney {...event.money} />}
      <AmountField store={store} money={event.money} />
      {event.money && amount > 0 && (
        <AfterThis money={moneyOnceTaken(event.money, amount, isTaken)} />
      )}
      <ReceiptField store={store} />
      <TextArea label={t`Remark`} rows={2} maxLength={2000} {...useField(store, 'remark')} />
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
      <MoneyField
        label={t`Amount`}
        isRequired
        autoFocus
        min={0.01}
        {...useParsedField(store, 'amount')}
      />
      {money && money.left > 0 && (
        <PartOfTotal total={money.total} left={money.left} onChoose={choose} />
      )}
    </Stack>
  );
}

/** What is left was read again after a refusal: the field says the new figure. */
function useFigureAtField(store: FormStore<PaymentValues>, left: number | undefined) {
  const [shown] = useState({ left });
  useEffect(() => {
    if (shown.left !== left && store.errors().amount !== undefined) store.validate();
    shown.left = left;
  }, [left, shown, store]);
}

/** Another payment cannot come before that one is decided. */
function Waiting({ event }: { readonly event: PayableEvent }) {
  const can = useCan();
  const href = waitingAddress(can, event);
  return (
    <Notice
      tone="caution"
      action={
        href !== null && (
          <LinkButton size="small" variant="soft" href={href}>
            <Trans>Open it</Trans>
          </LinkButton>
        )
      }
    >
      <Trans>A payment of this event waits for approval.</Trans>
    </Notice>
  );
}
