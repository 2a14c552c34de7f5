// Spec 2.7, D139, D149
import type { Schemas } from '@digis/api-client/contract';
import { Button, DataTable, Page, RowActions, Skeleton, type DataColumn } from '@digis/ui';
import { lazyWithPreload } from '@digis/ui/app';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Merge } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useViewer } from '../../images/record-image.tsx';
import { ListSearch, useListWords, useEmptyList } from '../../lists/filters/list-search.tsx';
import { usePrint } from '../../lists/list-buttons.tsx';
import { ListMenu } from '../../lists/list-menu.tsx';
import { onPaper, rowsRead } from '../../lists/list-state.ts';
import { usePartsAhead } from '../../lists/parts-ahead.ts';
import { useRemoval, useRowActions } from '../../lists/row-actions.tsx';
import { useIdParameter } from '../../navigation/use-address.ts';
import { openDialog } from '../../navigation/dialog-acts.ts';
import { useKeptScroll } from '../../navigation/use-kept-scroll.ts';
import { useClientColumns } from './client-columns.tsx';
import { useClients, useDeleteClient } from './client-data.ts';
import { useUser } from '../../auth/user.tsx';
import { OpenClient } from './open-client.tsx';
import { exportColumn, exportPhone, createdExport } from '../../lists/files/export-values.ts';

const lastDayOf = ({ events }: Client) =>
  events
    .map(({ event_date }) => event_date.slice(0, 10))
    .sort()
    .at(-1) ?? null;

function useClientFileColumns(): readonly DataColumn<Client>[] {
  const { t } = useLingui();
  const { role } = useUser();
  const column = exportColumn<Client>;
  return [
    column('full_name', t`Full Name`, ({ full_name }) => full_name),
    column('phone_number', t`Primary Phone Number`, ({ phone_number }) =>
      exportPhone(phone_number),
    ),
    column(
      'secondary_phone',
      t`Secondary Phone`,
      ({ secondary_phone }) => secondary_phone && exportPhone(secondary_phone),
    ),
    ...(role === 'admin'
      ? [column('branch', t`Branch`, ({ branch }) => branch?.name ?? null)]
      : []),
    column('events', t`Total Events`, ({ events }) => events.length),
    column('last_event', t`Last event`, lastDayOf, 'day'),
    createdExport<Client>(t`Date Created`),
  ];
}

type Client = Schemas['Client'];

const ClientPage = lazyWithPreload(async () => (await import('./client-page.tsx')).ClientPage);

const parts = [ClientPage];

export function ClientsScreen() {
  const { t } = useLingui();
  const { value: id } = useIdParameter('client');
  const [wasListed, setListed] = useState(id === null);
  if (id === null && !wasListed) setListed(true);
  useKeptScroll(id !== null);
  usePartsAhead(parts);
  return (
    <>
      {id !== null && (
        <Suspense
          fallback={
            <Page title={t`Client`}>
              <Skeleton shape="card" count={3} label={t`Loading`} />
            </Page>
          }
        >
          <ClientPage key={id} id={id} />
        </Suspense>
      )}
      {wasListed && (
        <div hidden={id !== null}>
          <ListOfClients isCovered={id !== null} />
        </div>
      )}
    </>
  );
}

function ListOfClients({ isCovered }: { readonly isCovered: boolean }) {
  const { t } = useLingui();
  const page = useIdParameter('client');
  const clients = useClients(useListWords());
  const { role } = useUser();
  const { whole, button } = usePrint([clients]);
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
      <ListSearch label={t`Name or phone`} rows={rowsRead(clients)} hasMore={clients.hasMore}>
        <ClientsMenu clients={clients} print={button} />
      </ListSearch>
      <DataTable
        aria-label={t`Event Clients`}
        columns={useClientColumns(openImage)}
        emptyState={useEmptyList(t`No clients yet. The first booking makes one.`, () =>
          openDialog('add'),
        )}
        onRowPress={({ id }) => page.choose(id)}
        {...clients}
        {...onPaper(whole?.[0])}
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
      {!isCovered && <OpenClient clients={clients.rows} />}
      {question}
      {viewer}
    </Page>
  );
}

interface ClientsMenuProps {
  readonly clients: ReturnType<typeof useClients>;
  readonly print: ReturnType<typeof usePrint>['button'];
}

function ClientsMenu({ clients, print }: ClientsMenuProps) {
  const { t } = useLingui();
  const { branch } = useUser();
  return (
    <ListMenu
      list={clients}
      columns={useClientFileColumns()}
      name={t`Event Clients`}
      logged={{ name: 'clients', of: branch?.id ?? null }}
      file={['clients', branch?.name ?? '']}
      print={print}
    />
  );
}
