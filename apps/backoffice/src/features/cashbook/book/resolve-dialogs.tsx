/** Accepting and rejecting a pending payment, and settling the rest of an advance. Spec 2.8, D76, D77, D85. */
import type { Schemas } from '@digis/api-client/contract';
import { ConfirmDialog, MoneyField, Text, TextArea, toasts } from '@digis/ui';
import { EventMoney } from '@digis/ui/catering';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { requiredText } from '../../../forms/field-rules.ts';
import { useParsedField } from '../../../forms/use-field.ts';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { ReceiptField } from '../../../images/image-field.tsx';
import { eventOf } from './cash-columns.tsx';
import { useResolveCash } from '../cashbook-data.ts';
import type { CashRecord } from '../cashbook-data.ts';
import { specMessages } from '../../../i18n/spec-messages.ts';
import { causeOf } from '../../../api/error-message.ts';

export interface AcceptDialogProps {
  readonly type: 'pending' | 'advance';
  readonly record: CashRecord;
  readonly onClose: () => void;
}

interface Values {
  readonly amount: number | null;
  readonly proof: string | null;
}

const labels = { amount: msg`Amount`, proof: msg`Receipt` };

/** The amount that was really received, of a pending payment or of the rest of an advance. D76, D77 */
export function AcceptDialog({ type, record, onClose }: AcceptDialogProps) {
  const { t } = useLingui();
  const asked = type === 'pending' ? record.amount : record.settle_amount;
  const event = eventOf(record);
  const initial: Values = { amount: asked ?? null, proof: null };
  const form = useRecordForm({
    name: `${type} ${record.id}`,
    initial,
    check: (values) => requiredText(values, ['amount']),
    bodyOf: ({ amount, proof }): Schemas['CashResolution'] => ({
      type,
      action: 'accept',
      actionId: record.id,
      amount: amount ?? 0,
      proof,
    }),
    write: useResolveCash(),
    words: { done: msg`Success`, failed: specMessages.saveFailed },
    onSaved: onClose,
    // Nothing is left to accept; the message says why.
    onRefused: ({ code }) => code === 'ALREADY_PROCESSED' && onClose(),
  });
  return (
    <RecordDialog
      title={type === 'pending' ? t`Accept Payment` : t`Settle Advance`}
      submitLabel={type === 'pending' ? t`Accept` : t`Settle`}
      size="small"
      form={form}
      labels={labels}
      onClose={onClose}
    >
      <Text>{event?.client.full_name ?? record.remark}</Text>
      {event?.money && <EventMoney {...event.money} />}
      <MoneyField
        label={t`Amount`}
        isRequired
        min={0.01}
        {...useParsedField(form.store, 'amount')}
      />
      <ReceiptField store={form.store} />
    </RecordDialog>
  );
}

export interface RejectDialogProps {
  readonly record: CashRecord;
  readonly onClose: () => void;
}

/** Asks before a pending payment is rejected, with room for the reason. SPEC: D85 */
export function RejectDialog({ record, onClose }: RejectDialogProps) {
  const { t, i18n } = useLingui();
  const resolve = useResolveCash();
  const [remark, setRemark] = useState('');
  const reject = async () => {
    await resolve({ type: 'pending', action: 'reject', actionId: record.id, remark });
    toasts.success(t`Transaction rejected`);
  };
  const name = eventOf(record)?.client.full_name ?? '';
  return (
    <ConfirmDialog
      isOpen
      message={t`Reject the payment of ${name}?`}
      onConfirm={reject}
      onOpenChange={onClose}
      describeError={(error) => i18n._(causeOf(error))}
    >
      <TextArea label={t`Remark`} rows={2} maxLength={2000} value={remark} onChange={setRemark} />
    </ConfirmDialog>
  );
}
