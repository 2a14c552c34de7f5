/** Event Clients. Spec 2.7. */
import type { Schemas } from '@digis/api-client/contract';
import { Button, DataTable, Page, RowActions } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Merge } from 'lucide-react';
import { useViewer } from '../../images/record-image.tsx';
import { pagesOf, useOpenRow } from '../../lists/list-state.ts';
import { useRemoval, useRowActions } from '../../lists/row-actions.tsx';
import { useAddress } from '../../navigation/use-address.ts';
import { useClientColumns } from './client-columns.tsx';
import { useClients, useDeleteClient } from './client-data.ts';
import { useUser } from '../../auth/user.tsx';
import { ClientDialog } from './client-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

type Client = Schemas['Client'];

export function ClientsScreen() {
  const { t } = useLingui();
  const { openDialog } = useAddress();
  const clients = useClients();
  const { role } = useUser();
  const actions = useRowActions();
  const merge = { id: 'merge', label: t`Merge`, icon: <Merge aria-hidden /> };
  const [openImage, viewer] = useViewer();
  const [askToDelete, question] = useRemoval<Client>({
    write: useDeleteClient(),
    question: ({ full_name }) => t`Delete client ${full_name}?`,
    done: msg`Client deleted`,
  });
  return (
    <Page
      title={t`Event Clients`}
      action={
        <Button tone="brand" onPress={() => openDialog('add')}>
          <Trans>Add Client</Trans>
        </Button>
      }
    >
      <DataTable
        aria-label={t`Event Clients`}
        columns={useClientColumns(openImage)}
        {...pagesOf(clients)}
        getRowId={({ id }) => id}
        getRowName={({ full_name }) => full_name}
        rowActions={(client) => (
          <RowActions
            rowName={client.full_name}
            actions={[
              actions.edit(() => openDialog('edit', client.id)),
              ...(role === 'admin'
                ? [{ ...merge, onPress: () => openDialog('merge', client.id) }]
                : []),
              actions.remove(() => askToDelete(client)),
            ]}
          />
        )}
      />
      <OpenClient clients={clients.data} />
      {question}
      {viewer}
    </Page>
  );
}

function OpenClient({ clients }: { readonly clients: readonly Client[] | undefined }) {
  const { dialog, row: client, closeDialog } = useOpenRow(clients);
  if (dialog === 'add') return <ClientDialog client={null} onClose={closeDialog} />;
  if (!client) return null;
  if (dialog === 'merge')
    return <MergeDialog key={client.id} client={client} onClose={closeDialog} />;
  if (dialog !== 'edit') return null;
  return <ClientDialog key={client.id} client={client} onClose={closeDialog} />;
}
