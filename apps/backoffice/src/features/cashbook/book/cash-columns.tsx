/** What the lists of the cashbook show of each record. Spec 2.8. */
import { formatCount } from '@digis/domain';
import { Birr, DateText, LedgerDirection } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '../../../api/user-name.ts';
import { dayOfEvent } from '../../../api/event-facts.ts';
import { RecordImage } from '../../../images/record-image.tsx';
import type { ShownImage } from '../../../images/record-image.tsx';
import { addisMoment } from '../../../lists/files/export-values.ts';
import { InstantText } from '../../../lists/instant-text.tsx';
import type { CashRecord, CashTab } from '../cashbook-data.ts';
import { eventOf, useRecordName, useRemarkInFile } from '../record-words.ts';
import { CashActions } from './cash-actions.tsx';
import type { OnAct } from './cash-actions.tsx';

export interface CashColumnOptions {
  readonly tab: CashTab;
  readonly hasBranch: boolean;
  readonly onOpenImage: (image: ShownImage) => void;
  readonly onAct: OnAct;
}

type CashColumn = DataColumn<CashRecord>;

const kept = (columns: readonly (CashColumn | false)[]): readonly CashColumn[] =>
  columns.filter((column) => column !== false);

const branchColumn = (header: string): CashColumn => ({
  id: 'branch',
  header,
  cell: ({ branch }) => branch?.name,
  exportValue: ({ branch }) => branch?.name ?? null,
});

const receiptColumn = (
  header: string,
  onOpenImage: CashColumnOptions['onOpenImage'],
): CashColumn => ({
  id: 'proof',
  header,
  cell: ({ proof }) => <RecordImage path={proof} alt={header} onOpen={onOpenImage} />,
});

export function useCashColumns({
  tab,
  hasBranch,
  onOpenImage,
  onAct,
}: CashColumnOptions): readonly CashColumn[] {
  const { t } = useLingui();
  const about = useRecordName();
  const waiting = useWaitingColumns();
  const remarkInFile = useRemarkInFile();
  return kept([
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: ({ amount }) => <Birr amount={amount} />,
      exportValue: ({ amount }) => amount,
      isFact: true,
    },
    {
      id: 'createdAt',
      header: t`Time`,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
      width: '232px',
      exportValue: ({ createdAt }) => addisMoment(createdAt),
    },
    {
      id: 'transact_type',
      header: t`Type`,
      cell: ({ transact_type }) => <LedgerDirection direction={transact_type} />,
      exportValue: ({ transact_type }) => (transact_type === 'in' ? t`In` : t`Out`),
      isFact: true,
    },
    tab === 'book' && {
      // SPEC: D146 `transact_id` counts entries that the book never shows, and would jump.
      id: 'book_no',
      header: t`Txn ID`,
      align: 'end',
      cell: ({ book_no }) => book_no,
      exportValue: ({ book_no }) => book_no ?? null,
    },
    hasBranch && branchColumn(t`Branch`),
    {
      id: 'remark',
      header: t`Remark`,
      cell: about,
      exportValue: remarkInFile,
      isRowHeader: true,
    },
    ...(tab === 'pending' ? waiting : []),
    tab !== 'book' && {
      id: 'action',
      header: t`Action`,
      cell: (record) => <CashActions {...{ tab, record, onAct }} name={about(record)} />,
    },
    tab !== 'pending' && receiptColumn(t`Receipt`, onOpenImage),
  ]);
}

/** By these a cashier knows the event before the payment is accepted. */
function useWaitingColumns(): readonly CashColumn[] {
  const { t } = useLingui();
  return [
    {
      id: 'event_date',
      header: t`Event date`,
      cell: (record) => {
        const event = eventOf(record);
        return event && <DateText value={dayOfEvent(event)} />;
      },
    },
    {
      id: 'guests',
      header: t`Guests`,
      align: 'end',
      cell: (record) => formatCount(eventOf(record)?.num_of_people ?? 0),
    },
    { id: 'username', header: t`Entered by`, cell: nameOfUser },
  ];
}
