// D146
import type { Schemas } from '@digis/api-client/contract';
import { Card, DataTable } from '@digis/ui';
import { LedgerDirection } from '@digis/ui/app';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { InstantText } from '../../lists/instant-text.tsx';
import { useSumColumn } from '../../money/movement-columns.tsx';
import { isCorrectionOrCorrected } from '../../money/correct/correctable.ts';
import { CorrectionNote } from '../../money/correct/correction-note.tsx';
import { useCashOf } from './client-data.ts';

type Entry = Schemas['CashbookRecord'];

export function ClientCash({ client }: { readonly client: Schemas['Client'] }) {
  const { t } = useLingui();
  const entries = useCashOf(client, true);
  const columns: readonly DataColumn<Entry>[] = [
    {
      id: 'number',
      header: t`Number`,
      cell: ({ book_no }) => book_no,
      note: (record) =>
        isCorrectionOrCorrected(record) && <CorrectionNote row={record} reason={record.remark} />,
      isRowHeader: true,
    },
    {
      id: 'moment',
      header: t`Date`,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
    },
    {
      id: 'direction',
      header: t`In or out`,
      leaves: 1,
      cell: ({ transact_type }) => <LedgerDirection direction={transact_type} isPlain />,
    },
    { ...useSumColumn(), isFact: true },
  ];
  return (
    <Card title={t`Payments`}>
      <DataTable
        aria-label={t`Payments`}
        columns={columns}
        {...entries}
        getRowId={({ id }) => id}
        getRowName={({ book_no, id }) => String(book_no ?? id)}
      />
    </Card>
  );
}
