import { Birr, DataTable, Dialog, EmptyState } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { toBirr, toSantim } from '@digis/domain';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { InstantText } from '#lists/instant-text.tsx';
import { useCashBranch } from '../cashbook-data.ts';
import { type KeptClose, useCloses } from './till-data.ts';

interface ClosesDialogProps {
  readonly onOpen: (id: number) => void;
  readonly onClose: () => void;
}

const differenceOf = ({ places }: KeptClose) =>
  toBirr(places.reduce((sum, { difference = 0 }) => sum + toSantim(difference), 0));

export function ClosesDialog({ onOpen, onClose }: ClosesDialogProps) {
  const { t } = useLingui();
  const { query } = useCashBranch();
  const closes = useCloses(query);
  const columns: readonly DataColumn<KeptClose>[] = [
    { id: 'number', header: t`No.`, align: 'end', width: '64px', cell: ({ number }) => number },
    {
      id: 'time',
      header: t`Time`,
      isRowHeader: true,
      cell: ({ createdAt }) => createdAt && <InstantText value={createdAt} />,
    },
    { id: 'by', header: t`Closed by`, cell: (close) => nameOfUser(close), leaves: 1 },
    {
      id: 'difference',
      header: t`Difference`,
      align: 'end',
      cell: (close) => <Birr value={differenceOf(close)} sign="always" />,
    },
  ];
  return (
    <Dialog title={t`Closes`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DataTable
        aria-label={t`Closes`}
        columns={columns}
        emptyState={<EmptyState hint={t`No day of this branch was closed yet.`} />}
        {...closes}
        getRowId={({ id }) => id}
        getRowName={({ number }) => t`Close ${number ?? ''}`}
        onRowPress={({ id }) => onOpen(id)}
      />
    </Dialog>
  );
}
