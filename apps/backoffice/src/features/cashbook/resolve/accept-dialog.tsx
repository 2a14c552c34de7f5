// Spec 2.8, D76, D77, D142
import type { AnswerOf, Schemas } from '@digis/api-client/contract';
import { Birr, MoneyField, Text, toasts } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { FormStore } from '#forms/form-store.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { BoundParsed } from '#forms/bound.tsx';
import { useField, useFormValue } from '#forms/use-field.ts';
import { useRecordForm } from '#forms/use-record-form.ts';
import { RecordImageField } from '#images/image-field.tsx';
import { specMessages } from '#i18n/spec-messages.ts';
import { AfterThis } from '#money/after-this.tsx';
import { CashNotice } from '#money/cash-notice.tsx';
import {
  type FactValues,
  factsOfRecord,
  movementFacts,
  MovementFields,
  useNewFacts,
} from '#money/movement-facts.tsx';
import { MessageBox } from '#money/message/message-box.tsx';
import { useReceiptAction } from '#money/receipt-action.ts';
import { useFullDay } from '#money/use-full-day.ts';
import { useResolveCash } from '../cashbook-data.ts';
import type { CashRecord } from '../cashbook-data.ts';
import { isOfDeletedEvent, keptAfter, moneyAfter } from './money-after.ts';
import { CertificateSaid, PaymentFacts, RefundSaid } from './payment-facts.tsx';
import { useBirrWords } from '#i18n/birr-words.ts';
import { eventOf, partyOf } from '../record-words.ts';

function useMovedWords(
  record: CashRecord,
  type: 'pending' | 'advance',
): (amount: number) => MessageDescriptor {
  const birr = useBirrWords();
  return (amount) => {
    const sum = birr(amount);
    const whom = partyOf(record) ?? record.remark ?? '';
    const after = moneyAfter(record, { type, taken: amount });
    if (record.transact_type === 'out') return msg`${sum} paid out: ${whom}.`;
    if (!after) return msg`${sum} received: ${whom}.`;
    const left = birr(after.left);
    return msg`${sum} received from ${whom}. ${left} left.`;
  };
}

interface AcceptDialogProps {
  readonly type: 'pending' | 'advance';
  readonly record: CashRecord;
  readonly onClose: () => void;
}

interface Values extends FactValues {
  readonly amount: number | null;
}

const askedOf = ({ type, record }: Pick<AcceptDialogProps, 'type' | 'record'>) =>
  type === 'pending' ? record.amount : record.settle_amount;

const labels = { amount: msg`Amount`, ...movementFacts.labels };

function useAcceptForm({ type, record, onClose }: AcceptDialogProps) {
  const asked = askedOf({ type, record });
  const facts = useNewFacts();
  // D127 Prefills the place and reference that the claim names.
  const initial: Values = { amount: asked ?? null, ...(factsOfRecord(record) ?? facts) };
  const { t, i18n } = useLingui();
  const movedWords = useMovedWords(record, type);
  const receiptOf = useReceiptAction();
  const sayFullDay = useFullDay();
  return useRecordForm({
    name: `${type} ${record.id}`,
    initial,
    bodyOf: ({ amount, ...facts }): Schemas['CashResolution'] => ({
      type,
      action: 'accept',
      actionId: record.id,
      amount: amount ?? 0,
      ...movementFacts.of(facts),
    }),
    write: useResolveCash(),
    words: { done: null, failed: specMessages.saveFailed },
    onSaved: (answer: AnswerOf<'resolveTransaction'>, { amount }) => {
      const detail = i18n._(movedWords(amount ?? 0));
      toasts.success(t`Success`, { detail, ...receiptOf(answer.id) });
      sayFullDay(answer);
      onClose();
    },
    onRefused: ({ code }) => {
      if (code !== 'ALREADY_PROCESSED') return undefined;
      onClose();
      return 'closed';
    },
  });
}

export function AcceptDialog(props: AcceptDialogProps) {
  const { type, record, onClose } = props;
  const { t } = useLingui();
  const form = useAcceptForm(props);
  const branchId = record.branch?.id;
  const asked = askedOf(props);
  const proof = useField(form.store, 'proof');
  const isCertificate = record.type === 'certificate';
  const accepts = {
    refund: t`Accept Refund`,
    certificate: t`Accept Certificate`,
    event: t`Accept Payment`,
  };
  return (
    <RecordDialog
      title={type === 'pending' ? accepts[record.type ?? 'event'] : t`Settle Advance`}
      submitLabel={type === 'pending' ? t`Accept` : t`Settle`}
      size="small"
      form={form}
      labels={labels}
      onClose={onClose}
    >
      <RefundSaid record={record} />
      <CertificateSaid record={record} />
      <PaymentFacts record={record} />
      {record.transact_type === 'in' && !isCertificate && (
        <MessageBox store={form.store} branchId={branchId} expected={asked} />
      )}
      <BoundParsed store={form.store} name="amount">
        {(field) => <MoneyField label={t`Amount`} isRequired minValue={0.01} {...field} />}
      </BoundParsed>
      <Effect {...{ type, record }} store={form.store} />
      {isCertificate ? (
        <RecordImageField label={t`Photo of the certificate`} {...proof} />
      ) : (
        <MovementFields store={form.store} branchId={branchId} />
      )}
    </RecordDialog>
  );
}

interface EffectProps extends Pick<AcceptDialogProps, 'type' | 'record'> {
  readonly store: FormStore<Values>;
}

function Effect({ type, record, store }: EffectProps) {
  const taken = useFormValue(store, ({ amount }) => amount ?? 0);
  if (isOfDeletedEvent(record)) {
    return (
      <Text size="small" isStrong>
        <Trans>
          After this the branch keeps <Birr value={keptAfter(record, taken)} /> of it.
        </Trans>
      </Text>
    );
  }
  return (
    <>
      <AfterThis money={moneyAfter(record, { type, taken })} />
      {record.transact_type === 'in' && record.type !== 'certificate' && (
        <CashNotice store={store} eventId={eventOf(record)?.id} amount={taken} />
      )}
    </>
  );
}
