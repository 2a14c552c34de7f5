// D108, D122, D180
import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { useRef, useState } from 'react';
import { conflictsIn, loadIn, placesIn } from '../refused-conflicts.ts';
import type { EventFormValues } from './event-form.ts';

interface Clash {
  readonly conflicts: readonly Schemas['Conflict'][];
  readonly at: string;
}

/** An override of a conflict is valid for this hour only. */
export const hourOf = ({ event_date, time }: EventFormValues): string => `${event_date} ${time}`;

interface TakenPlace {
  readonly places: readonly Schemas['PlaceTaken'][];
  readonly at: string;
}

export const placeOf = (values: EventFormValues): string => `${values.venue} ${hourOf(values)}`;

interface FullDay {
  readonly load: Schemas['DayLoad'];
  readonly at: string;
}

export const roomOf = ({ event_date, branchId, num_of_people }: EventFormValues): string =>
  `${event_date} ${branchId} ${num_of_people}`;

/** An override of a refund is valid for this sum only. */
export const claimSaid = ({ advance_amount, paid_full }: EventFormValues): string =>
  `${advance_amount} ${paid_full}`;

export interface Meant {
  readonly confirm?: Schemas['Confirmations'];
}

export const isQuestion = (error: ApiError): boolean =>
  error.code === 'OPENED' ||
  conflictsIn(error) !== null ||
  placesIn(error) !== null ||
  loadIn(error) !== null;

export function useQuestions() {
  const [clash, setClash] = useState<Clash | null>(null);
  const [taken, setTaken] = useState<TakenPlace | null>(null);
  const [full, setFull] = useState<FullDay | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const meant = useRef<Meant>({});
  return {
    asked: { clash, taken, full, opened },
    meant: () => meant.current,
    ask(error: ApiError, values: EventFormValues) {
      const [conflicts, places, load] = [conflictsIn(error), placesIn(error), loadIn(error)];
      setClash(conflicts && { conflicts, at: hourOf(values) });
      setTaken(places && { places, at: placeOf(values) });
      setFull(load && { load, at: roomOf(values) });
      setOpened(error.code === 'OPENED' ? claimSaid(values) : null);
    },
    mean(now: Meant) {
      meant.current = now;
      setClash(null);
      setTaken(null);
      setFull(null);
      setOpened(null);
    },
  };
}
