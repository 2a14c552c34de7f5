/** One list of the cashbook, with what can be done to its rows. Spec 2.8. */
import { DataTable, Inline, Stack } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import type { ShownImage } from '../../../images/record-image.tsx';
import { useViewer } from '../../../images/record-image.tsx';
import { ExportButton, PrintButton, usePrint } from '../../../lists/list-buttons.tsx';
import { exportColumn, useEthiopianExport } from '../../../lists/export-values.ts';
import { dayOf } from '../../../lists/instant-text.tsx';
import { pagesOf, useOpenRow } from '../../../lists/list-state.ts';
import { useAddress } from '../../../navigation/use-address.ts';
import { useUser } from '../../../auth/user.tsx';
import { AcceptDialog, RejectDialog } from './resolve-dialogs.tsx';
import { CashEntryDialog } from './cash-entry-dialog.tsx';
import { useCashBranch, useCashRecords } from '../cashbook-data.ts';
import { useCashColumns, useRecordName } from './cash-columns.tsx';
import { CashFilters, FilterToggle, useCashFilter } from './cash-filters.tsx';
import type { CashRecord, CashTab } from '../cashbook-data.ts';

export function CashList({ tab }: { readonly tab: CashTab }) {
  const { t } = useLingui();
  const { query, isAdmin, chosen } = useCashBranch();
  const filter = useCashFilter();
  const { openDialog } = useAddress();
  const [openImage, viewer] = useViewer();
  const records = useCashRecords({ type: tab, ...query, ...(tab === 'book' && filter) });
  const recordName = useRecordName();
  const { whole, button } = usePrint([records]);
  const columns = useCashColumns({
    tab,
    hasBranch: isAdmin && chosen === null,
    onOpenImage: openImage,
    onAct: (action, { id }) => openDialog(action, id),
  });
  const inEthiopian = useEthiopianExport();
  const ethiopian = exportColumn<CashRecord>('et_date', t`Ethiopian date`, ({ createdAt }) =>
    inEthiopian(dayOf(createdAt)),
  );
  const { branch } = useUser();
  // Staff are in their branch, an admin in one that he chose or in all.
  const branchName =
    branch?.name ?? (chosen === null ? '' : (records.data?.[0]?.branch?.name ?? ''));
  return (
    <Stack space="large">
      {tab === 'book' && (
        <Inline justify="between">
          <FilterToggle />
          <Inline>
            <PrintButton {...button} />
            <ExportButton
              list={records}
              columns={[...columns, ethiopian]}
              name={t`Cashbook`}
              logged={{ name: 'cashbook', of: branch?.id ?? chosen }}
              file={['cashbook', branchName]}
            />
          </Inline>
        </Inline>
      )}
      {tab === 'book' && <CashFilters />}
      <DataTable
        aria-label={t`Cashbook`}
        columns={columns}
        {...pagesOf(records, whole?.[0])}
        getRowId={({ id }) => id}
        getRowName={recordName}
        onRowPress={({ id }) => openDialog('remark', id)}
      />
      <OpenRecord tab={tab} records={records.data} onOpenImage={openImage} />
      {viewer}
    </Stack>
  );
}

interface OpenRecordProps {
  readonly tab: CashTab;
  readonly records: readonly CashRecord[] | undefined;
  readonly onOpenImage: (image: ShownImage) => void;
}

function OpenRecord({ tab, records, onOpenImage }: OpenRecordProps) {
  const { dialog, row: record, closeDialog } = useOpenRow(records);
  if (!record) return null;
  if (dialog === 'accept' && tab !== 'book') {
    return <AcceptDialog key={record.id} type={tab} record={record} onClose={closeDialog} />;
  }
  if (dialog === 'reject' && tab === 'pending') {
    return <RejectDialog record={record} onClose={closeDialog} />;
  }
  if (dialog !== 'remark') return null;
  return <CashEntryDialog record={record} onOpenImage={onOpenImage} onClose={closeDialog} />;
}
