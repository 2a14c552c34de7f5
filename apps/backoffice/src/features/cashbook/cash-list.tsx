/** One list of the cashbook, with what can be done to its rows. Spec 2.8. */
import { DataTable, Dialog, Inline, Stack, Text } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useViewer } from '../../images/use-viewer.tsx';
import { ExportButton } from '../../lists/export-button.tsx';
import { pagesOf } from '../../lists/list-state.ts';
import { useOpenRow } from '../../lists/use-open-row.ts';
import { useAddress } from '../../navigation/use-address.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { useCashBranch } from './cash-branch.ts';
import { useCashColumns, useRecordName } from './cash-columns.tsx';
import { CashFilters, FilterToggle, useCashFilter } from './cash-filters.tsx';
import { useCashRecords } from './cashbook-data.ts';
import type { CashRecord, CashTab } from './cashbook-data.ts';
import { RejectDialog } from './reject-dialog.tsx';

export function CashList({ tab }: { readonly tab: CashTab }) {
  const { t } = useLingui();
  const { query, isAdmin, chosen } = useCashBranch();
  const filter = useCashFilter();
  const { openDialog } = useAddress();
  const [openImage, viewer] = useViewer();
  const records = useCashRecords({ type: tab, ...query, ...(tab === 'book' && filter) });
  const recordName = useRecordName();
  const columns = useCashColumns({
    tab,
    hasBranch: isAdmin && chosen === null,
    onOpenImage: openImage,
    onAct: (action, { id }) => openDialog(action, id),
  });
  return (
    <Stack space="large">
      {tab === 'book' && (
        <Inline justify="between">
          <FilterToggle />
          <ExportButton list={records} columns={columns} name={t`Cashbook`} />
        </Inline>
      )}
      {tab === 'book' && <CashFilters />}
      <DataTable
        aria-label={t`Cashbook`}
        columns={columns}
        {...pagesOf(records)}
        getRowId={({ id }) => id}
        getRowName={recordName}
        onRowPress={({ id }) => openDialog('remark', id)}
      />
      <OpenRecord tab={tab} records={records.data} />
      {viewer}
    </Stack>
  );
}

interface OpenRecordProps {
  readonly tab: CashTab;
  readonly records: readonly CashRecord[] | undefined;
}

function OpenRecord({ tab, records }: OpenRecordProps) {
  const { t } = useLingui();
  const { dialog, row: record, closeDialog } = useOpenRow(records);
  if (!record) return null;
  if (dialog === 'accept' && tab !== 'book') {
    return <AcceptDialog key={record.id} type={tab} record={record} onClose={closeDialog} />;
  }
  if (dialog === 'reject' && tab === 'pending') {
    return <RejectDialog record={record} onClose={closeDialog} />;
  }
  if (dialog !== 'remark') return null;
  return (
    <Dialog title={t`Remark`} isOpen onOpenChange={(isOpen) => !isOpen && closeDialog()}>
      <Text>{record.remark || '—'}</Text>
    </Dialog>
  );
}
