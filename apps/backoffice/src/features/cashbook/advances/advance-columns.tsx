import { toBirr, toSantim } from '@digis/domain';
import { Birr, Stack } from '@digis/ui';
import { LedgerDirection } from '@digis/ui/app';
import type { DataColumn } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownImage } from '#images/record-image.tsx';
import { InstantText } from '#lists/instant-text.tsx';
import { useFactColumns } from '#money/movement-columns.tsx';
import type { CashRecord } from '../cashbook-data.ts';
import { useRecordName } from '../record-words.ts';
import { AdvanceDay, Whose } from './advance-names.tsx';
import { SettleButton } from './settle-button.tsx';

interface AdvanceColumnOptions {
  readonly all: readonly CashRecord[] | undefined;
  readonly hasBranch: boolean;
  readonly onOpenImage: (image: ShownImage) => void;
  readonly onSettle: (record: CashRecord) => void;
}

type AdvanceColumn = DataColumn<CashRecord>;

export function useAdvanceColumns(options: AdvanceColumnOptions): readonly AdvanceColumn[] {
  const { all, hasBranch, onOpenImage, onSettle } = options;
  const { t } = useLingui();
  const nameOf = useRecordName();
  const branch: AdvanceColumn = {
    id: 'branch',
    header: t`Branch`,
    leaves: 3,
    cell: (record) => record.branch?.name,
  };
  return [
    {
      id: 'remark',
      header: t`Remark`,
      width: '176px',
      isRowHeader: true,
      cell: (record) => <Whose record={record} />,
      ...(all && { total: t`Total` }),
    },
    {
      id: 'event_date',
      header: t`Event date`,
      cell: (record) => <AdvanceDay record={record} />,
    },
    ...(hasBranch ? [branch] : []),
    {
      id: 'transact_type',
      header: t`Type`,
      leaves: 4,
      cell: ({ transact_type }) => <LedgerDirection direction={transact_type} />,
    },
    {
      id: 'createdAt',
      header: t`Time`,
      leaves: 2,
      isWhole: true,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      isFact: true,
      cell: ({ amount }) => <Birr value={amount} />,
      ...(all && { total: <Sums of={all} amountOf={({ amount }) => amount} /> }),
    },
    {
      id: 'action',
      header: t`Action`,
      align: 'end',
      isFact: true,
      cell: (record) => <SettleButton {...{ record, onSettle }} name={nameOf(record)} />,
      ...(all && { total: <Sums of={all} amountOf={(record) => record.settle_amount ?? 0} /> }),
    },
    ...useFactColumns({ nameOf, onOpenImage }),
  ];
}

interface SumsProps {
  readonly of: readonly CashRecord[];
  readonly amountOf: (record: CashRecord) => number;
}

function Sums({ of, amountOf }: SumsProps) {
  const sumOf = (side: CashRecord['transact_type']) =>
    toBirr(
      of
        .filter(({ transact_type }) => transact_type === side)
        .reduce((sum, record) => sum + toSantim(amountOf(record)), 0),
    );
  const [taken, given] = [sumOf('in'), sumOf('out')];
  if (given === 0) return <Birr value={taken} />;
  return (
    <Stack space="xxsmall" align="end">
      <span>
        <Trans>
          in <Birr value={taken} />
        </Trans>
      </span>
      <span>
        <Trans>
          out <Birr value={given} />
        </Trans>
      </span>
    </Stack>
  );
}
