/** The messages to a client about every event, each leading to the messages of its event for who may see events. SPEC: D42 */
import type { Schemas } from '@digis/api-client/contract';
import { Card, DataTable, DateText, Link } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent } from '../../api/event-facts.ts';
import { useCan } from '../../auth/user.tsx';
import { pagesOf } from '../../lists/list-state.ts';
import { useMessageColumns } from '../../lists/message-columns.tsx';
import { eventAddress } from '../../navigation/use-address.ts';
import { useMessagesOf } from './client-data.ts';

type Message = Schemas['SmsMessage'];

export function ClientMessages({ id }: Pick<Schemas['Client'], 'id'>) {
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
        {...pagesOf(useMessagesOf(id))}
        getRowId={({ id: message }) => message}
        getRowName={({ text }) => text}
      />
    </Card>
  );
}
