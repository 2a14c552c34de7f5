// Spec 2.9
import type { Schemas } from '@digis/api-client/contract';
import { Button, DataTable, Inline, Page, RowActions } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dateCreated } from '../../lists/instant-text.tsx';
import { useEmptyList } from '../../lists/filters/list-search.tsx';
import { createdExport, exportColumn } from '../../lists/files/export-values.ts';
import { WholeListMenu } from '../../lists/list-menu.tsx';
import { listOf, useOpenRow } from '../../lists/list-state.ts';
import { useRemoval, useRowActions } from '../../lists/row-actions.tsx';
import { closeDialog, openDialog } from '../../navigation/dialog-acts.ts';
import { useBranches, useDeleteBranch } from './branch-data.ts';
import { BranchDialog } from './branch-dialog.tsx';

type Branch = Schemas['Branch'];

function useBranchFileColumns(): readonly DataColumn<Branch>[] {
  const { t } = useLingui();
  const column = exportColumn<Branch>;
  return [
    column('name', t`Name`, ({ name }) => name),
    column('address', t`Address`, ({ address }) => address),
    column('max_events', t`Most events of a day`, ({ max_events }) => max_events),
    column('max_people', t`Most guests of a day`, ({ max_people }) => max_people),
    createdExport<Branch>(t`Date Created`),
  ];
}

export function BranchesScreen() {
  const { t } = useLingui();
  const branches = useBranches();
  const actions = useRowActions();
  const [askToDelete, question] = useRemoval<Branch>({
    write: useDeleteBranch(),
    question: ({ name }) => t`Delete branch ${name}?`,
    done: msg`Branch deleted`,
  });
  const columns: readonly DataColumn<Branch>[] = [
    { id: 'name', header: t`Name`, cell: ({ name }) => name, isRowHeader: true },
    { id: 'address', header: t`Address`, cell: ({ address }) => address },
    { ...dateCreated<Branch>(t`Date Created`), leaves: 1 },
  ];
  return (
    <Page
      title={t`Branches`}
      action={
        <Button tone="brand" onPress={() => openDialog('add')}>
          <Trans>Add Branch</Trans>
        </Button>
      }
    >
      <Inline justify="end">
        <WholeListMenu
          rows={branches.data}
          columns={useBranchFileColumns()}
          name={t`Branches`}
          logged={{ name: 'branches', of: null }}
          file={['branches']}
        />
      </Inline>
      <DataTable
        aria-label={t`Branches`}
        columns={columns}
        emptyState={useEmptyList(
          t`No branches yet. Every event, client and box of cash belongs to one.`,
          () => openDialog('add'),
          false,
        )}
        {...listOf(branches)}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={(branch) => (
          <RowActions
            rowName={branch.name}
            actions={[
              actions.edit(() => openDialog('edit', branch.id)),
              actions.remove(() => askToDelete(branch)),
            ]}
          />
        )}
      />
      <OpenBranch branches={branches.data} />
      {question}
    </Page>
  );
}

function OpenBranch({ branches }: { readonly branches: readonly Branch[] | undefined }) {
  const { dialog, row: branch } = useOpenRow(branches);
  if (dialog === 'add') return <BranchDialog branch={null} onClose={closeDialog} />;
  if (dialog !== 'edit' || !branch) return null;
  return <BranchDialog key={branch.id} branch={branch} onClose={closeDialog} />;
}
