// Spec 2.14
import { type Schemas, permissionValues } from '@digis/api-client/contract';
import { Button, DataTable, Inline, Page, RowActions, Badge, type DataColumn } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameOfUser } from '../../api/user-name.ts';
import { useOwnBranches, useUsers } from '../../api/queries/records.ts';
import { WholeListMenu } from '../../lists/list-menu.tsx';
import { listOf, useOpenRow } from '../../lists/list-state.ts';
import { useRemoval, useRowActions } from '../../lists/row-actions.tsx';
import { closeDialog, openDialog } from '../../navigation/dialog-acts.ts';
import { AccessDialog } from './access-dialog.tsx';
import { useDeleteUser, grantedTo } from './user-data.ts';
import { UserDialog } from './user-dialog.tsx';
import { useUserFileColumns } from './user-file-columns.ts';
import { dateCreated } from '../../lists/instant-text.tsx';

function useUserColumns(onAccess: (user: User) => void): readonly DataColumn<User>[] {
  const { t } = useLingui();
  return [
    { id: 'name', header: t`Full Name`, cell: nameOfUser, isRowHeader: true },
    {
      id: 'username',
      header: t`Username`,
      cell: ({ username }) => username,
      isFact: true,
      leaves: 2,
    },
    {
      id: 'role',
      header: t`Role`,
      cell: ({ role }) =>
        role === 'admin' ? <Badge tone="brand">{t`Admin`}</Badge> : <Badge>{t`Staff`}</Badge>,
      isFact: true,
    },
    { id: 'branch', header: t`Branch`, cell: ({ branch }) => branch?.name ?? '—', isFact: true },
    { ...dateCreated<User>(t`Date Created`), leaves: 1 },
    {
      id: 'access',
      header: t`User Access`,
      cell: (user) => {
        const count = user.role === 'admin' ? permissionValues.length : grantedTo(user).length;
        const label = `${count} / ${permissionValues.length}`;
        if (user.role === 'admin') return label;
        return (
          <Button
            size="small"
            variant="soft"
            aria-label={t`User Access of ${nameOfUser(user)}, ${label}`}
            onPress={() => onAccess(user)}
          >
            {label}
          </Button>
        );
      },
    },
  ];
}

type User = Schemas['User'];

export function UsersScreen() {
  const { t } = useLingui();
  const users = useUsers();
  const actions = useRowActions();
  const [askToDelete, question] = useRemoval<User>({
    write: useDeleteUser(),
    question: (user) => t`Delete user ${nameOfUser(user)}?`,
    done: msg`User deleted`,
  });
  return (
    <Page
      title={t`App Users`}
      action={
        <Button tone="brand" onPress={() => openDialog('add')}>
          <Trans>Create User</Trans>
        </Button>
      }
    >
      <Inline justify="end">
        <WholeListMenu
          rows={users.data}
          columns={useUserFileColumns()}
          name={t`App Users`}
          logged={{ name: 'users', of: null }}
          file={['users']}
        />
      </Inline>
      <DataTable
        aria-label={t`App Users`}
        columns={useUserColumns(({ id }) => openDialog('access', id))}
        {...listOf(users)}
        getRowId={({ id }) => id}
        getRowName={nameOfUser}
        rowActions={(user) => (
          <RowActions
            rowName={nameOfUser(user)}
            actions={[
              actions.edit(() => openDialog('edit', user.id)),
              actions.remove(() => askToDelete(user)),
            ]}
          />
        )}
      />
      <OpenUser users={users.data} />
      {question}
    </Page>
  );
}

function OpenUser({ users }: { readonly users: readonly User[] | undefined }) {
  const { dialog, row: user } = useOpenRow(users);
  const { data: branches } = useOwnBranches();
  if (!branches) return null;
  if (dialog === 'add')
    return (
      <UserDialog
        user={null}
        branches={branches}
        onClose={closeDialog}
        onCreated={(id) => openDialog('access', id)}
      />
    );
  if (!user) return null;
  if (dialog === 'access')
    return <AccessDialog key={user.id} user={user} users={users ?? []} onClose={closeDialog} />;
  if (dialog !== 'edit') return null;
  return <UserDialog key={user.id} user={user} branches={branches} onClose={closeDialog} />;
}
