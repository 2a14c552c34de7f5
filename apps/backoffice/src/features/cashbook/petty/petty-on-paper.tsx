import { toBirr, toSantim } from '@digis/domain';
import { Birr, DataTable, DateText } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { nameOfUser } from '#api/user-name.ts';
import { dayOf } from '#lists/instant-text.tsx';
import { ListOnPaper } from '#lists/list-on-paper.tsx';
import { leftOf } from './petty-cash-data.ts';
import type { PettyAccount } from './petty-cash-data.ts';

const totalOf = (accounts: readonly PettyAccount[], of: (account: PettyAccount) => number) => (
  <Birr value={toBirr(accounts.reduce((sum, account) => sum + toSantim(of(account)), 0))} />
);

function useColumns(accounts: readonly PettyAccount[]): readonly DataColumn<PettyAccount>[] {
  const { t } = useLingui();
  return [
    {
      id: 'spender',
      header: t`Spender`,
      isRowHeader: true,
      cell: ({ user }) => nameOfUser(user),
      total: t`Total`,
    },
    {
      id: 'state',
      header: t`State`,
      cell: ({ closed }) => (closed ? t`Closed` : t({ message: 'Open', context: 'state' })),
    },
    { id: 'reason', header: t`Reason`, cell: ({ reason }) => reason },
    {
      id: 'createdAt',
      header: t`Date Created`,
      cell: ({ createdAt }) => <DateText value={dayOf(createdAt)} />,
    },
    {
      id: 'budget',
      header: t`Initial budget`,
      align: 'end',
      cell: ({ budget }) => <Birr value={budget} />,
      total: totalOf(accounts, ({ budget }) => budget),
    },
    {
      id: 'left',
      header: t`Current balance`,
      align: 'end',
      cell: (account) => <Birr value={leftOf(account)} />,
      total: totalOf(accounts, leftOf),
    },
  ];
}

export function PettyOnPaper({ accounts }: { readonly accounts: readonly PettyAccount[] }) {
  const { t } = useLingui();
  return (
    <>
      <ListOnPaper title={t`Petty Cash`} />
      <DataTable
        aria-label={t`Petty Cash`}
        columns={useColumns(accounts)}
        rows={accounts}
        getRowId={({ id }) => id}
        getRowName={({ user }) => nameOfUser(user)}
      />
    </>
  );
}
