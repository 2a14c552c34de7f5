import { Text, TimeText } from '@digis/ui';
import { LedgerDirection } from '@digis/ui/app';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { timeOf } from '#lists/instant-text.tsx';
import { isTransfer, useFactColumns, useSumColumn } from '#money/movement-columns.tsx';
import { isCorrectionOrCorrected } from '#money/correct/correctable.ts';
import { useCostWords } from '#money/costs/cost-words.ts';
import { CorrectionNote } from '#money/correct/correction-note.tsx';
import type { CashRecord } from '../cashbook-data.ts';
import { BookSums } from './book-days.tsx';
import { useRecordName } from '../record-words.ts';
import { useHasPlaces } from '#money/places/place-data.ts';
import { usePlaceName } from '#money/places/place-words.ts';

function RowNote({ record }: { readonly record: CashRecord }) {
  const cost = useCostWords()(record);
  return (
    <>
      <CorrectionNote row={record} reason={record.remark} />
      {cost !== '' && (
        <Text as="span" size="small" tone="muted">
          {isCorrectionOrCorrected(record) && ' · '}
          {cost}
        </Text>
      )}
    </>
  );
}

export function useBookColumns(
  hasBranch: boolean,
  all: readonly CashRecord[] | undefined,
): readonly DataColumn<CashRecord>[] {
  const { t } = useLingui();
  const about = useRecordName();
  const costWords = useCostWords();
  const whereColumns = useWhereColumns(hasBranch);
  return [
    {
      id: 'book_no',
      header: t`Txn ID`,
      align: 'end',
      width: '72px',
      cell: ({ book_no }) => book_no,
    },
    {
      id: 'time',
      header: t`Time`,
      cell: ({ createdAt }) => <TimeText value={timeOf(createdAt)} />,
      width: '232px',
      isOneLine: true,
      leaves: 3,
    },
    ...whereColumns,
    {
      id: 'about',
      header: t`Who and what`,
      cell: about,
      note: (record) =>
        (isCorrectionOrCorrected(record) || costWords(record) !== '') && (
          <RowNote record={record} />
        ),
      isRowHeader: true,
      isOneLine: !whereColumns.some(({ id }) => id === 'place'),
      ...(all && { total: t`Total` }),
    },
    {
      id: 'transact_type',
      header: t`Type`,
      cell: (record) =>
        isTransfer(record) ? '↔' : <LedgerDirection direction={record.transact_type} isPlain />,
      width: '72px',
      leaves: 2,
    },
    {
      ...useSumColumn(),
      width: '144px',
      ...(all && { total: <BookSums rows={all} /> }),
    },
    ...useFactColumns<CashRecord>(),
  ];
}

// D73, D126
function useWhereColumns(hasBranch: boolean): readonly DataColumn<CashRecord>[] {
  const { t } = useLingui();
  const nameOf = usePlaceName();
  const hasPlaces = useHasPlaces();
  const branch: DataColumn<CashRecord> = {
    id: 'branch',
    header: t`Branch`,
    cell: (record) => record.branch?.name,
    width: '112px',
    isOneLine: true,
    leaves: 4,
  };
  const place: DataColumn<CashRecord> = {
    id: 'place',
    header: t`Place`,
    cell: (record) => nameOf(record.place ?? record.from),
    width: '128px',
    isOneLine: true,
    leaves: 5,
  };
  return [...(hasBranch ? [branch] : []), ...(hasPlaces ? [place] : [])];
}
