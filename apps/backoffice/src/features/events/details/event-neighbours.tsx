import { IconButton } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { Schemas } from '@digis/api-client/contract';
import { dayOfEvent } from '#api/event-facts.ts';
import { useAddress } from '#navigation/use-address.ts';
import { changeAddress } from '#navigation/place.ts';
import { useNextPages } from '#api/pages.ts';
import { useEventsOn } from '#api/queries/events-of-day.ts';
import { useEvents } from '../event-data.ts';
import { useListInSight } from '../list/list-in-sight.ts';

type Event = Schemas['Event'];

/** Used with Alt, so that the keys alone still scroll the page. */
const steps: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

interface EventNeighboursProps {
  readonly id: number;
  readonly on: string | null;
  readonly isListed: boolean;
}

function useOrder({ id, on, isListed }: EventNeighboursProps): readonly Event[] {
  const { list } = useListInSight();
  const listed = useEvents(list ?? { branch: null, isDeleted: false }, isListed && list !== null);
  const isIn = listed.rows.some((event) => event.id === id);
  const isAwaited = isListed && listed.status === 'loading';
  const ofDay = useEventsOn(isIn || isAwaited ? null : on);
  useNextPages(ofDay, !isIn && !ofDay.rows.slice(0, -1).some((event) => event.id === id));
  return isIn ? listed.rows : ofDay.rows;
}

export function EventNeighbours(props: EventNeighboursProps) {
  const { t } = useLingui();
  const { dialog } = useAddress();
  const order = useOrder(props);
  const at = order.findIndex(({ id }) => id === props.id);
  const neighbour = (step: -1 | 1) => (at === -1 ? undefined : order[at + step]);
  const go = (step: -1 | 1) => {
    const event = neighbour(step);
    if (event) changeAddress({ event: event.id, on: dayOfEvent(event) }, { replace: true });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = event.altKey && dialog === null ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  return (
    <>
      <IconButton
        variant="soft"
        aria-label={t`Previous event (Alt Page Up)`}
        isDisabled={neighbour(-1) === undefined}
        onPress={() => go(-1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton
        variant="soft"
        aria-label={t`Next event (Alt Page Down)`}
        isDisabled={neighbour(1) === undefined}
        onPress={() => go(1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </>
  );
}
