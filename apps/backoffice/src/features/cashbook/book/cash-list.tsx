/** What waits for approval, or what is to be settled, with what can be done to its rows. Spec 2.8. */
import { DataTable, Stack } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useViewer } from '../../../images/record-image.tsx';
import { pagesOf, useOpenRow } from '../../../lists/list-state.ts';
import { useAddress, useChangeAddress, useIdParameter } from '../../../navigation/use-address.ts';
import { AcceptDialog } from '../resolve/accept-dialog.tsx';
import { RejectDialog } from '../resolve/reject-dialog.tsx';
import { useCashBranch, useCashRecords } from '../cashbook-data.ts';
import { eventOf, useRecordName } from '../record-words.ts';
import { useCanSettle } from './cash-actions.tsx';
import { useCashColumns } from './cash-columns.tsx';

export interface CashListProps {
  readonly tab: 'pending' | 'advance';
}

export function CashList({ tab }: CashListProps) {
  const { t } = useLingui();
  const { query, isAdmin, chosen } = useCashBranch();
  const { openDialog } = useAddress();
  const [openImage, viewer] = useViewer();
  const records = useCashRecords({ type: tab, ...query });
  const columns = useCashColumns({
    tab,
    hasBranch: isAdmin && chosen === null,
    onOpenImage: openImage,
    onAct: (action, { id }) => openDialog(action, id),
  });
  return (
    <Stack space="large">
      <DataTable
        aria-label={t`Cashbook`}
        columns={columns}
        {...pagesOf(records)}
        getRowId={({ id }) => id}
        getRowName={useRecordName()}
      />
      <OpenRecord tab={tab} records={records} />
      {viewer}
    </Stack>
  );
}

interface OpenRecordProps extends CashListProps {
  readonly records: ReturnType<typeof useCashRecords>;
}

function OpenRecord({ tab, records }: OpenRecordProps) {
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

/** Named by its id, or by the event whose payment waits: of each at most one does. */
function useOpenRecord(records: OpenRecordProps['records']) {
  const { dialog, row, closeDialog } = useOpenRow(records.data);
  const { value: of } = useIdParameter('of');
  const change = useChangeAddress();
  const record = row ?? records.data?.find((one) => of !== null && eventOf(one)?.id === of);
  useEffect(() => {
    if (of !== null && !record && records.hasMore) records.loadMore();
  });
  return {
    dialog,
    record,
    closeDialog: of === null ? closeDialog : () => change({ dialog: null, of: null }),
  };
}
