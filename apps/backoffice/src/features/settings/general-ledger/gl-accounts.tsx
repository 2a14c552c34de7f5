/** Account numbers of the general ledger, for the accountant's journal. D178 */
import type { Schemas } from '@digis/api-client/contract';
import { Card, DataTable, RowActions, Stack, Text } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRead } from '#api/hooks.ts';
import { useUser } from '#auth/user.tsx';
import { glAccountLabels } from '#log/gl-account-labels.ts';
import { listOf } from '#lists/list-state.ts';
import { useRowActions } from '#lists/row-actions.tsx';
import { useAddress } from '#navigation/use-address.ts';
import { closeDialog, openDialog } from '#navigation/dialog-acts.ts';
import { GlAccountDialog } from './gl-account-dialog.tsx';

type GlAccount = Schemas['GlAccount'];

const EDIT = 'account-';

function useColumns(): readonly DataColumn<GlAccount>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'kind',
      header: t`Kind`,
      isRowHeader: true,
      cell: ({ kind }) => i18n._(glAccountLabels[kind]),
    },
    { id: 'account', header: t`Account`, isFact: true, cell: ({ account }) => account },
    { id: 'proposed', header: t`Proposed`, leaves: 1, cell: ({ proposed }) => proposed },
  ];
}

export function GlAccounts() {
  const { t, i18n } = useLingui();
  const { dialog } = useAddress();
  const isAdmin = useUser().role === 'admin';
  const accounts = useRead('/gl-accounts', { pick: ({ accounts: rows }) => rows });
  const actions = useRowActions();
  const open = accounts.data?.find(({ kind }) => dialog === EDIT + kind);
  const nameOf = ({ kind }: GlAccount) => i18n._(glAccountLabels[kind]);
  return (
    <Card title={t`Accounts for the accountant`}>
      <Stack space="small">
        <Text size="small" tone="muted">
          <Trans>
            The journal for Sage 50 (Peachtree) is written with these. They are a proposal: compare
            them with the chart of accounts of your accountant.
          </Trans>
        </Text>
        <DataTable
          aria-label={t`Accounts for the accountant`}
          columns={useColumns()}
          {...listOf(accounts)}
          getRowId={({ kind }) => kind}
          getRowName={nameOf}
          rowActions={
            isAdmin
              ? (account) => (
                  <RowActions
                    rowName={nameOf(account)}
                    actions={[actions.edit(() => openDialog(EDIT + account.kind))]}
                  />
                )
              : undefined
          }
        />
        {isAdmin && open && (
          <GlAccountDialog key={open.kind} account={open} onClose={closeDialog} />
        )}
      </Stack>
    </Card>
  );
}
