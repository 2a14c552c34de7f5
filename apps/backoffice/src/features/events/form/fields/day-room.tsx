import type { Schemas } from '@digis/api-client/contract';
import { Text } from '@digis/ui';
import { useDayRoom } from '#api/queries/day-loads.ts';
import { useFormValue } from '#forms/use-field.ts';
import { DayRoomText } from '#i18n/day-room-words.tsx';
import type { EventStore } from '../event-form.ts';

/** An empty day of a branch without limits is not worth a line. */
const isTelling = ({ events, max_events, max_people }: Schemas['DayLoad']): boolean =>
  events > 0 || max_events !== undefined || max_people !== undefined;

export function DayRoom({ store }: { readonly store: EventStore }) {
  const day = useFormValue(store, (values) => values.event_date);
  const branchId = useFormValue(store, (values) => values.branchId);
  const room = useDayRoom(day, branchId);
  if (room === undefined || !isTelling(room)) return null;
  return (
    <Text size="small" tone="muted">
      <DayRoomText load={room} />
    </Text>
  );
}
