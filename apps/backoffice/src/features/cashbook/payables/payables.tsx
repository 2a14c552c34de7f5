import { Birr, DataTable, EmptyState, Inline, Stack, Text, type DataColumn } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '#auth/user.tsx';
import { usePrint, wholeList } from '#lists/list-buttons.tsx';
import { ListOnPaper } from '#lists/list-on-paper.tsx';
import { ListMenu } from '#lists/list-menu.tsx';
import { listOf } from '#lists/list-state.ts';
import { useCashBranch, usePayables, type Payable, type PayableTotals } from '../cashbook-data.ts';
import { EarnedAndComing } from '#ledgers/earned-and-coming.tsx';
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
  cell: (row) => <Birr value={row[id]} />,
  exportValue: (row) => row[id],
  ...(totals && { total: <Birr value={totals[id]} /> }),
});

function usePayableColumns(
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

const PayableCard = ({ row }: { readonly row: Payable }) => (
  <Stack space="xxsmall">
    <Inline justify="between">
      <ToWhom row={row} />
      <Text as="span" isStrong isNumeric>
        <Birr value={row.owed} />
      </Text>
    </Inline>
    <Text as="div" size="small" tone="muted">
      <ForWhat row={row} />
    </Text>
    <Text size="small" tone="muted">
      <EarnedAndComing {...row} />
    </Text>
  </Stack>
);

export function Payables() {
  const { t } = useLingui();
  const { branch } = useUser();
  const { query, isAdmin, chosen } = useCashBranch();
  const { data, ...read } = usePayables(query);
  const rows = data?.payables;
  const columns = usePayableColumns(isAdmin && chosen === null, data?.totals);
  const list = wholeList({ data: rows });
  const { button } = usePrint([list]);
  const name = t`What we owe`;
  return (
    <Stack space="medium">
      <ListOnPaper title={name} />
      <Inline justify="between">
        <Text isStrong size="large" isNumeric>
          {name}
          {data && (
            <>
              {' · '}
              <Birr value={data.totals.owed} />
            </>
          )}
        </Text>
        <ListMenu
          list={list}
          columns={columns}
          name={name}
          logged={{ name: 'payables', of: branch?.id ?? chosen }}
          file={['we-owe', branch?.name ?? (chosen === null ? '' : (rows?.[0]?.branch.name ?? ''))]}
          print={button}
        />
      </Inline>
      <Text size="small" tone="muted">
        <Trans>Earned may be paid today. What is coming is for events that have not begun.</Trans>
      </Text>
      <DataTable
        aria-label={name}
        columns={columns}
        {...listOf({ ...read, data: rows })}
        getRowId={({ kind, id, branch: { id: at } }) => `${kind} ${id} ${at}`}
        getRowName={(row) => row.name}
        renderCard={(row) => <PayableCard row={row} />}
        emptyState={<EmptyState hint={t`We owe nobody anything.`} />}
      />
    </Stack>
  );
}
