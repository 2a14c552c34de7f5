/** What is shown of a debt of ours: to whom, for what, how much of it is earned and how much is coming. SPEC: D177 */
import { Birr } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import type { Payable, PayableTotals } from '../cashbook-data.ts';
import { ForWhat, ToWhom, kinds } from './payable-names.tsx';

type Sum = keyof PayableTotals;

const sumColumn = (
  id: Sum,
  header: string,
  totals: PayableTotals | undefined,
): DataColumn<Payable> => ({
  id,
  header,
  align: 'end',
  cell: (row) => <Birr amount={row[id]} />,
  exportValue: (row) => row[id],
  ...(totals && { total: <Birr amount={totals[id]} /> }),
});

export function usePayableColumns(
  hasBranch: boolean,
  totals: PayableTotals | undefined,
): readonly DataColumn<Payable>[] {
  const { t, i18n } = useLingui();
  const branch: DataColumn<Payable> = {
    id: 'branch',
    header: t`Branch`,
    leaves: 1,
    cell: (row) => row.branch.name,
    exportValue: (row) => row.branch.name,
  };
  return [
    {
      id: 'name',
      header: t`To whom`,
      isRowHeader: true,
      cell: (row) => <ToWhom row={row} />,
      exportValue: (row) => row.name,
      ...(totals && { total: t`Total` }),
    },
    {
      id: 'kind',
      header: t`Kind`,
      leaves: 2,
      cell: (row) => <ForWhat row={row} />,
      exportValue: ({ kind }) => i18n._(kinds[kind]),
    },
    ...(hasBranch ? [branch] : []),
    sumColumn('earned', t`Earned`, totals),
    sumColumn('coming', t({ message: 'Coming', context: 'wage' }), totals),
    sumColumn('owed', t`We owe`, totals),
  ];
}
