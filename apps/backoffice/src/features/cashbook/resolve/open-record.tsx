import { useEffect } from 'react';
import { useOpenRow } from '#lists/list-state.ts';
import { closeDialog } from '#navigation/dialog-acts.ts';
import { useCan } from '#auth/user.tsx';
import { useIdParameter } from '#navigation/use-address.ts';
import { changeAddress } from '#navigation/place.ts';
import type { CashRecord, useCashRecords } from '../cashbook-data.ts';
import { eventOf } from '../record-words.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';

interface OpenRecordProps {
  readonly tab: 'pending' | 'advance';
  readonly records: ReturnType<typeof useCashRecords>;
}

export function OpenRecord({ tab, records }: OpenRecordProps) {
  const { dialog, record, closeDialog } = useOpenRecord(records);
  const canSettle = useCanSettle();
  if (!record) return null;
  if (dialog === 'accept') {
    if (tab === 'advance' && !canSettle(record)) return null;
    return <AcceptDialog key={record.id} type={tab} record={record} onClose={closeDialog} />;
  }
  if (dialog === 'reject' && tab === 'pending') {
    return <RejectDialog record={record} onClose={closeDialog} />;
  }
  return null;
}

/** Settling a refund also needs the permission to pay out cash. D150 */
export function useCanSettle(): (record: CashRecord) => boolean {
  const can = useCan();
  return ({ transact_type }) => transact_type === 'in' || can('Cashbook In/Out');
}

function useOpenRecord(records: OpenRecordProps['records']) {
  const { dialog, row } = useOpenRow(records.rows);
  const { value: of } = useIdParameter('of');
  const record = row ?? records.rows.find((one) => of !== null && eventOf(one)?.id === of);
  useEffect(() => {
    if (of !== null && !record && records.hasMore) records.onLoadMore();
  });
  return {
    dialog,
    record,
    closeDialog: of === null ? closeDialog : () => changeAddress({ dialog: null, of: null }),
  };
}
