// D85
import { ConfirmDialog, RadioGroup, Stack, TextArea, toasts } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { causeOf } from '#api/error-message.ts';
import { AfterThis } from '#money/after-this.tsx';
import { useResolveCash } from '../cashbook-data.ts';
import type { CashRecord } from '../cashbook-data.ts';
import { useBirrWords } from '#i18n/birr-words.ts';
import { partyOf } from '../record-words.ts';
import { moneyAfter } from './money-after.ts';
import { PaymentFacts } from './payment-facts.tsx';

const reasons = {
  receipt: msg`No receipt`,
  amount: msg`Wrong amount`,
  branch: msg`Wrong branch`,
  other: msg`Another reason`,
} satisfies Record<string, MessageDescriptor>;

type Reason = keyof typeof reasons;

/** D85 The user may reject without a reason. */
function useReason() {
  const { i18n } = useLingui();
  const [reason, setReason] = useState<Reason | null>(null);
  const [text, setText] = useState('');
  const preset = reason === null || reason === 'other' ? '' : i18n._(reasons[reason]);
  const remark = [preset, text.trim()].filter(Boolean).join(': ');
  return { reason, setReason, text, setText, remark };
}

interface RejectDialogProps {
  readonly record: CashRecord;
  readonly onClose: () => void;
}

export function RejectDialog({ record, onClose }: RejectDialogProps) {
  const { t, i18n } = useLingui();
  const resolve = useResolveCash();
  const { reason, setReason, text, setText, remark } = useReason();
  const sum = useBirrWords()(record.amount);
  const name = partyOf(record) ?? '';
  const reject = async () => {
    await resolve({ type: 'pending', action: 'reject', actionId: record.id, remark });
    toasts.success(t`Transaction rejected`, {
      detail: remark === '' ? t`${sum} of ${name}.` : t`${sum} of ${name}: ${remark}.`,
    });
  };
  return (
    <ConfirmDialog
      isOpen
      message={t`Reject the payment of ${name}?`}
      confirmLabel={t`Reject ${sum}`}
      onConfirm={reject}
      onOpenChange={onClose}
      describeError={(error) => i18n._(causeOf(error))}
    >
      <Stack space="medium">
        <PaymentFacts record={record} layout="line" />
        <AfterThis money={moneyAfter(record, { type: 'pending', taken: 0 })} />
        <RadioGroup<Reason>
          label={t`Why`}
          items={[
            { id: 'receipt', label: i18n._(reasons.receipt) },
            { id: 'amount', label: i18n._(reasons.amount) },
            { id: 'branch', label: i18n._(reasons.branch) },
            { id: 'other', label: i18n._(reasons.other) },
          ]}
          value={reason}
          onChange={setReason}
        />
        <TextArea label={t`Remark`} rows={2} maxLength={1900} value={text} onChange={setText} />
      </Stack>
    </ConfirmDialog>
  );
}
