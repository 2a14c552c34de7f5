import type { Schemas } from '@digis/api-client/contract';
import { DateText, Link, Text } from '@digis/ui';
import { dayOfEvent } from '../../api/event-facts.ts';
import { useCan } from '../../auth/user.tsx';
import { addressOf, clientAddress, eventAddress } from '../../navigation/use-address.ts';

type EventAt = Pick<Schemas['CashbookEvent'], 'id' | 'event_date'>;

export function useEventPlace(): ((event: EventAt) => string) | null {
  const can = useCan();
  if (can('View Events')) return (event) => eventAddress(event.id, dayOfEvent(event));
  if (can('Calendar')) return (event) => addressOf({ event: event.id, on: dayOfEvent(event) });
  return null;
}

export function EventDay({ event }: { readonly event: EventAt }) {
  const placeOf = useEventPlace();
  const day = dayOfEvent(event);
  if (!placeOf) return <DateText value={day} />;
  return (
    <span>
      <Link href={placeOf(event)} isStandalone>
        <DateText value={day} only="ethiopic" />
      </Link>{' '}
      <Text as="span" tone="muted">
        <DateText value={day} only="gregory" />
      </Text>
    </span>
  );
}

export function ClientLink({ client }: { readonly client: Schemas['EventClient'] }) {
  const can = useCan();
  if (!can('Clients')) return client.full_name;
  return (
    <Link href={clientAddress(client.id)} isStandalone>
      {client.full_name}
    </Link>
  );
}
