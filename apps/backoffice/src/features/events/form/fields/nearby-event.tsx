/** Warns about an event with the same phone on the same or a neighbouring day, which may be a duplicate. SPEC: D143 */
import type { Schemas } from '@digis/api-client/contract';
import { isoToEpochDay } from '@digis/ethio-date';
import type { IsoDate } from '@digis/ethio-date';
import { Button, DateText, Notice, TimeText, lazyWithPreload } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { dayOfEvent } from '#api/event-facts.ts';
import { useFormValue } from '#forms/use-field.ts';
import { useCan } from '#auth/user.tsx';
import { useClientOfPhone } from './known-client.tsx';
import type { EventStore } from '../event-form.ts';

const EventPanel = lazyWithPreload(
  async () => (await import('../../details/event-panel.tsx')).EventPanel,
);

export interface NearbyEventProps {
  readonly store: EventStore;
  readonly scheduled: Schemas['Event'] | null;
}

const isBeside = (day: IsoDate, other: IsoDate) =>
  Math.abs(isoToEpochDay(day) - isoToEpochDay(other)) <= 1;

export function NearbyEvent({ store, scheduled }: NearbyEventProps) {
  const day = useFormValue(store, (values) => values.event_date);
  const { client } = useClientOfPhone(store);
  const near =
    day === null
      ? undefined
      : client?.events.find(
          (event) => event.id !== scheduled?.id && isBeside(day, dayOfEvent(event)),
        );
  if (!client || !near) return null;
  return <NearbyNotice key={near.id} name={client.full_name} event={near} />;
}

interface NearbyNoticeProps {
  readonly name: string;
  readonly event: Schemas['ClientEvent'];
}

function NearbyNotice({ name, event }: NearbyNoticeProps) {
  const can = useCan();
  // Not in the address: it opens over the form, whose values have to stay.
  const [isOpen, setOpen] = useState(false);
  const day = dayOfEvent(event);
  const canRead = can('View Events') || can('Calendar');
  return (
    <>
      <Notice
        tone="caution"
        isLive
        action={
          canRead && (
            <Button size="small" variant="soft" onPress={() => setOpen(true)}>
              <Trans>Open the event</Trans>
            </Button>
          )
        }
      >
        <Trans>
          {name} has an event on <DateText value={day} />,{' '}
          <TimeText value={event.event_date.slice(11, 16)} pickedDay={day} />.
        </Trans>
      </Notice>
      {isOpen && (
        <Suspense>
          <EventPanel id={event.id} on={day} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
