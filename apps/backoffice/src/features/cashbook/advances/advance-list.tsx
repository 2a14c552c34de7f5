import { DataTable, EmptyState, Inline, Link, Stack, Birr, Text } from '@digis/ui';
import { media, useMedia, LedgerDirection } from '@digis/ui/app';
import { Trans, useLingui } from '@lingui/react/macro';
import { maySeeWhoOwes, useCan } from '#auth/user.tsx';
import { useViewer } from '#images/record-image.tsx';
import { PrintButton, usePrint } from '#lists/list-buttons.tsx';
import { ListOnPaper } from '#lists/list-on-paper.tsx';
import { allRead, onPaper } from '#lists/list-state.ts';
import { openDialog } from '#navigation/dialog-acts.ts';
import { useCashBranch, useCashRecords } from '../cashbook-data.ts';
import type { CashRecord } from '../cashbook-data.ts';
import { useRecordName } from '../record-words.ts';
import { OpenRecord } from '../resolve/open-record.tsx';
import { useAdvanceColumns } from './advance-columns.tsx';
import { AdvanceDay, Whose } from './advance-names.tsx';
import { SettleButton } from './settle-button.tsx';
import type { SettleButtonProps } from './settle-button.tsx';

function AdvanceCard({ record, onSettle }: Omit<SettleButtonProps, 'name'>) {
  const nameOf = useRecordName();
  return (
    <Stack space="small">
      <Inline justify="between" align="start">
        <Text as="div" isStrong>
          <Whose record={record} />
        </Text>
        <SettleButton {...{ record, onSettle }} name={nameOf(record)} />
      </Inline>
      <Text as="div" size="small">
        <AdvanceDay record={record} />
      </Text>
      <Inline justify="between">
        <Text as="span" size="small" tone="muted">
          <Trans>
            Paid so far: <Birr value={record.amount} />
          </Trans>
        </Text>
        <LedgerDirection direction={record.transact_type} />
      </Inline>
    </Stack>
  );
}

export function AdvanceList() {
  const { t } = useLingui();
  const { query, isAdmin, chosen } = useCashBranch();
  const [openImage, viewer] = useViewer();
  const records = useCashRecords({ type: 'advance', ...query });
  const onSettle = ({ id }: CashRecord) => openDialog('accept', id);
  const { whole, button } = usePrint([records]);
  const isPrinted = useMedia(media.print);
  const columns = useAdvanceColumns({
    all: whole?.[0] ?? allRead(records),
    hasBranch: isAdmin && chosen === null,
    onOpenImage: openImage,
    onSettle,
  });
  return (
    <Stack space="medium">
      <ListOnPaper title={t`Advance`} />
      <Inline justify="between">
        {!isPrinted && <ToWhoOwes />}
        <PrintButton {...button} />
      </Inline>
      <DataTable
        aria-label={t`Cashbook`}
        columns={columns}
        {...records}
        {...onPaper(whole?.[0])}
        getRowId={({ id }) => id}
        getRowName={useRecordName()}
        renderCard={(record) => <AdvanceCard {...{ record, onSettle }} />}
        emptyState={<EmptyState hint={t`No advance is to be settled.`} />}
      />
      <OpenRecord tab="advance" records={records} />
      {viewer}
    </Stack>
  );
}

/** Links to events without a payment, which this list leaves out. D131 */
function ToWhoOwes() {
  const can = useCan();
  const { chosen } = useCashBranch();
  if (!maySeeWhoOwes(can)) return null;
  const of = chosen === null ? '' : `&branch=${chosen}`;
  return (
    <Inline>
      <Link href={`/cashbook?tab=owes${of}`} isStandalone>
        <Trans>All events with something left to pay, also those that paid nothing yet</Trans>
      </Link>
    </Inline>
  );
}
