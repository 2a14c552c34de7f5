import type { AnswerOf, Schemas } from '@digis/api-client/contract';
import { toasts } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWrite } from '../../api/hooks.ts';
import { useCan } from '../../auth/user.tsx';
import type { FieldErrors } from '../../forms/form-store.ts';
import { amountsOf, type Sums } from '../../forms/sum-field.tsx';
import { type RecordForm, useRecordForm } from '../../forms/use-record-form.ts';
import { useBirrWords } from '../../i18n/birr-words.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { goTo } from '../../navigation/place.ts';
import { type FactValues, movementFacts, remarkLabel, useNewFacts } from '../movement-facts.tsx';
import { useFullDay } from '../use-full-day.ts';
import { useReceiptAction } from '../receipt-action.ts';
import { moneyOnceTaken, type PayableEvent, sum } from './payable.ts';
import { waitingAddress } from './payment-act.tsx';

export interface PaymentValues extends FactValues {
  readonly amount: number | null;
  readonly parts: Sums;
  readonly remark: string;
}

export const paymentLabels = {
  amount: msg`Amount`,
  parts: msg`The same payment is also for`,
  ...movementFacts.labels,
  remark: remarkLabel,
};

const also = [
  '/event',
  '/get-calendar',
  '/receivables',
  '/transactions',
  '/client',
  '/withholding',
] as const;

const nothing = { total: 0, received: 0, waiting: 0, left: 0 };

interface TakePaymentFormOptions {
  readonly event: PayableEvent;
  readonly onClose: () => void;
}

export function useTakePaymentForm({ event, onClose }: TakePaymentFormOptions) {
  const birr = useBirrWords();
  const say = useTakenWords(event);
  const sayFullDay = useFullDay();
  const { left } = event.money ?? nothing;
  // Reloads after a refusal, which means that figures have changed.
  const take = useWrite('post', '/payment', { also, refreshesOnFailure: true });
  const initial: PaymentValues = { amount: null, parts: {}, remark: '', ...useNewFacts() };
  const mostIsLeft = () => {
    const most = birr(left);
    return msg`At most ${most}: that is what is left`;
  };
  const form: RecordForm<PaymentValues> = useRecordForm({
    name: `payment of event ${event.id}`,
    initial,
    check: (values: PaymentValues): FieldErrors<PaymentValues> => ({
      ...((values.amount ?? 0) > left && { amount: mostIsLeft() }),
    }),
    bodyOf: ({ amount, parts, remark, ...facts }): Schemas['PaymentInput'] => ({
      eventId: event.id,
      ...partsOf(event.id, { amount, parts }),
      remark: remark.trim(),
      ...movementFacts.of(facts),
    }),
    write: take,
    words: { done: null, failed: specMessages.saveFailed },
    onSaved: (answer: AnswerOf<'takePayment'>, { amount, parts }) => {
      say(answer, { amount, parts });
      sayFullDay(answer);
      onClose();
    },
    onRefused: ({ errors }) => {
      if (errors.amount === 'maximum')
        form.store.refuse({ amount: msg`That is more than is left by now` });
    },
  });
  return form;
}

export const sumOf = ({ amount, parts }: Pick<PaymentValues, 'amount' | 'parts'>): number =>
  sum(amount ?? 0, ...amountsOf(parts).map((part) => part.amount));

function partsOf(
  eventId: number,
  paid: Pick<PaymentValues, 'amount' | 'parts'>,
): Pick<Schemas['PaymentInput'], 'amount' | 'parts'> {
  const others = amountsOf(paid.parts).map((part) => ({ eventId: part.id, amount: part.amount }));
  const parts = [{ eventId, amount: paid.amount ?? 0 }, ...others];
  return { amount: sumOf(paid), ...(others.length > 0 && { parts }) };
}

function useTakenWords(event: PayableEvent) {
  const { t } = useLingui();
  const can = useCan();
  const birr = useBirrWords();
  const receiptOf = useReceiptAction();
  return (
    { state, id }: AnswerOf<'takePayment'>,
    paid: Pick<PaymentValues, 'amount' | 'parts'>,
  ) => {
    const name = event.client.full_name;
    const sum = birr(sumOf(paid));
    if (state === 'waiting') {
      const href = waitingAddress(can, event);
      toasts.success(t`${sum} of ${name} waits for approval.`, {
        action: href === null ? undefined : { label: t`Open`, onPress: () => goTo(href) },
      });
      return;
    }
    const others = amountsOf(paid.parts).length;
    if (others > 0) {
      const count = others + 1;
      toasts.success(t`${sum} received from ${name} for ${count} events.`, receiptOf(id));
      return;
    }
    const left = birr(moneyOnceTaken(event.money ?? nothing, paid.amount ?? 0, true).left);
    toasts.success(t`${sum} received from ${name}. ${left} left.`, receiptOf(id));
  };
}
