// D112, D142
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import {
  Birr,
  Button,
  EmptyState,
  Grid,
  Inline,
  Menu,
  Page,
  Skeleton,
  Stack,
  StatCard,
  Card,
  DataTable,
  DateText,
  Link,
  type DataColumn,
  type PageProps,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Merge, Pencil } from 'lucide-react';
import { useCan, useUser } from '../../auth/user.tsx';
import { useAddressWithout, eventAddress } from '../../navigation/use-address.ts';
import { openDialog, openSchedule } from '../../navigation/dialog-acts.ts';
import { ClientCard } from './client-card.tsx';
import { ClientCash } from './client-cash.tsx';
import { ClientEnquiries } from './client-enquiries.tsx';
import { ClientEvents } from './client-events.tsx';
import { useClient, useEventsOf, useMessagesOf } from './client-data.ts';
import { OpenClient } from './open-client.tsx';
import { dayOfEvent } from '../../api/event-facts.ts';
import { useClientPaper } from './paper/use-client-paper.tsx';
import { useMessageColumns } from '../../lists/columns/message-columns.tsx';

type Message = Schemas['SmsMessage'];

function ClientMessages({ id }: Pick<Schemas['Client'], 'id'>) {
  const { t } = useLingui();
  const can = useCan();
  const day: DataColumn<Message> = {
    id: 'event',
    header: t`Event date`,
    cell: ({ eventId, event_date }) => {
      if (eventId === undefined || event_date === undefined) return null;
      const on = dayOfEvent({ event_date });
      if (!can('View Events')) return <DateText value={on} />;
      return (
        <Link isStandalone href={eventAddress(eventId, on, 'messages')}>
          <DateText value={on} />
        </Link>
      );
    },
  };
  return (
    <Card title={t`Messages`}>
      <DataTable
        aria-label={t`Messages`}
        columns={[...useMessageColumns(), day]}
        {...useMessagesOf(id)}
        getRowId={({ id: message }) => message}
        getRowName={({ text }) => text}
      />
    </Card>
  );
}

type Client = Schemas['Client'];

export function ClientPage({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const back = { label: t`Event Clients`, href: useAddressWithout('client', 'dialog', 'id') };
  const { data: client, error, isLoading, retry } = useClient(id);
  if (!client) {
    return (
      <Page title={t`Client`} back={back}>
        {error ? (
          <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
        ) : isLoading ? (
          <Skeleton shape="card" count={3} label={t`Loading`} />
        ) : (
          <EmptyState title={t`This client does not exist, or belongs to another branch.`} />
        )}
      </Page>
    );
  }
  return <Known client={client} back={back} />;
}

interface KnownProps extends Pick<PageProps, 'back'> {
  readonly client: Client;
}

function Known({ client, back }: KnownProps) {
  const can = useCan();
  const events = useEventsOf(client, can('View Events'));
  const last = events.rows[0];
  return (
    <Page title={client.full_name} back={back} action={<PageActions client={client} last={last} />}>
      <Stack space="large">
        {can('View Events') && <Figures client={client} events={events} />}
        <ClientCard client={client} />
        <ClientEvents client={client} events={events} />
        {can('View Events') && <ClientEnquiries client={client} />}
        {can('Cashbook View Records') && <ClientCash client={client} />}
        {can('Create Event') && <ClientMessages id={client.id} />}
      </Stack>
      <OpenClient clients={[client]} />
    </Page>
  );
}

interface FiguresProps {
  readonly client: Client;
  readonly events: ReturnType<typeof useEventsOf>;
}

function Figures({ client, events: { rows, isWhole, error } }: FiguresProps) {
  const { t } = useLingui();
  if (error) return null;
  const sum = (of: (event: Schemas['Event']) => number) =>
    rows.reduce((total, event) => total + of(event), 0);
  const owed = sum(({ left }) => Math.max(left, 0));
  const waiting = sum(({ pending }) => pending);
  return (
    <Grid column="small" space="medium">
      <StatCard label={t`Events`} value={formatCount(client.events.length)} />
      <StatCard
        label={t`Booked`}
        isLoading={!isWhole}
        value={<Birr value={sum(({ total }) => total)} />}
      />
      <StatCard
        label={t`Received`}
        isLoading={!isWhole}
        value={<Birr value={sum(({ received }) => received)} />}
        hint={
          waiting !== 0 && (
            <Trans>
              <Birr value={waiting} /> waiting
            </Trans>
          )
        }
      />
      <StatCard
        label={t`Left to pay`}
        isLoading={!isWhole}
        tone={owed > 0 ? 'critical' : 'neutral'}
        value={<Birr value={owed} />}
      />
    </Grid>
  );
}

interface PageActionsProps {
  readonly client: Client;
  readonly last: Schemas['Event'] | undefined;
}

function PageActions({ client, last }: PageActionsProps) {
  const { t } = useLingui();
  const can = useCan();
  const { role } = useUser();
  const { id, full_name: name, phone_number, secondary_phone = phone_number, branch } = client;
  const schedule = () =>
    openSchedule({
      name,
      primary_phone: phone_number,
      secondary_phone,
      ...(branch && { branchId: String(branch.id) }),
      ...(last?.package && { packageId: String(last.package.id) }),
    });
  const [printing, paper] = useClientPaper(id);
  const edit = {
    id: 'edit',
    label: t`Edit`,
    icon: <Pencil aria-hidden />,
    onPress: () => openDialog('edit', id),
  };
  const merge = {
    id: 'merge',
    label: t`Merge`,
    icon: <Merge aria-hidden />,
    onPress: () => openDialog('merge', id),
  };
  return (
    <Inline>
      {can('Create Event') && (
        <Button tone="brand" onPress={schedule}>
          <Trans>Schedule for this client</Trans>
        </Button>
      )}
      <Menu
        aria-label={t`More actions, ${name}`}
        items={role === 'admin' ? [edit, ...printing, merge] : [edit, ...printing]}
      />
      {paper}
    </Inline>
  );
}
