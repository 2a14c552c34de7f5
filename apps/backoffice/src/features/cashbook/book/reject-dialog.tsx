/** Asks before a payment that waited is rejected; why may be said with it. Spec 2.8. SPEC: D85 */
import { ConfirmDialog, TextArea, toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { causeOf } from '../../../api/error-message.ts';
import { eventOf } from './cash-columns.tsx';
import { useResolveCash } from '../cashbook-data.ts';
import type { CashRecord } from '../cashbook-data.ts';

export interface RejectDialogProps {
  readonly record: CashRecord;
  readonly onClose: () => void;
}

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
