// D124
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { Badge, Birr, Card, DataTable, DateText, Link, Stack, Text } from '@digis/ui';
import { media, useMedia } from '@digis/ui/app';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../api/event-facts.ts';
import { useCan } from '../../auth/user.tsx';
import { MoneyInShort } from '../../lists/money-in-short.tsx';
import { OpenPayment } from '../../money/take/open-payment.tsx';
import { payableOf } from '../../money/take/payable.ts';
import { PAY, TakePaymentButton, mayPay } from '../../money/take/payment-act.tsx';
import { eventAddress } from '../../navigation/use-address.ts';
import { openDialog } from '../../navigation/dialog-acts.ts';
import { goTo } from '../../navigation/place.ts';
import { stageWords } from './paper/paper-words.ts';
import type { useEventsOf } from './client-data.ts';

type Event = Schemas['Event'];

interface ClientEventsProps {
  readonly client: Schemas['Client'];
  readonly events: ReturnType<typeof useEventsOf>;
}

export function ClientEvents({ client, events }: ClientEventsProps) {
  const { t } = useLingui();
  const can = useCan();
  const columns = useColumns();
  const isNarrow = useMedia(media.narrow);
  return (
    <Card title={t`Events`}>
      {can('View Events') ? (
        <>
          <DataTable
            aria-label={t`Events`}
            columns={columns}
            {...events}
            getRowId={({ id }) => id}
            getRowName={dayOfEvent}
            onRowPress={(event) => goTo(eventAddress(event.id, dayOfEvent(event)))}
            {...(mayPay(can) && {
              rowActions: (event: Event) => (
                <TakePaymentButton
                  variant="soft"
                  isIcon={isNarrow}
                  event={payableOf(event)}
                  onTake={() => openDialog(PAY, event.id)}
                />
              ),
            })}
          />
          <OpenPayment events={events.rows.map(payableOf)} />
        </>
      ) : (
        <Stack space="small">
          <Text>{formatCount(client.events.length)}</Text>
          {client.events.map((event) => (
            <DateText key={event.id} value={dayOfEvent(event)} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function useColumns(): readonly DataColumn<Event>[] {
  const { t, i18n } = useLingui();
  const can = useCan();
  const messages: DataColumn<Event> = {
    id: 'messages',
    header: t`Messages`,
    leaves: 1,
    cell: (event) => (
      <Link isStandalone href={eventAddress(event.id, dayOfEvent(event), 'messages')}>
        {t`Messages`}
      </Link>
    ),
  };
  return [
    {
      id: 'day',
      header: t`Event date`,
      cell: (event) => <DateText value={dayOfEvent(event)} />,
      isRowHeader: true,
    },
    {
      id: 'menu',
      header: t`Package`,
      leaves: 2,
      cell: (event) => event.package?.name ?? t`Custom`,
    },
    {
      id: 'guests',
      header: t`Guests`,
      align: 'end',
      cell: (event) => formatCount(event.num_of_people),
    },
    {
      id: 'total',
      header: t`Total`,
      align: 'end',
      cell: ({ total }) => <Birr value={total} />,
    },
    {
      id: 'stage',
      header: t`Stage`,
      leaves: 3,
      cell: ({ stage }) => <Badge>{i18n._(stageWords[stage])}</Badge>,
      isFact: true,
    },
    {
      id: 'money',
      width: '190px',
      header: t`Money`,
      cell: (event) => <MoneyInShort event={event} />,
      isFact: true,
    },
    ...(can('Create Event') ? [messages] : []),
  ];
}
