/** The questions that a refused event form asks, and the confirmed answers: conflicts of staff, a place in use. SPEC: D108, D180 */
import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { useRef, useState } from 'react';
import { conflictsIn, placesIn } from '../refused-conflicts.ts';
import type { EventFormValues } from './event-form.ts';

/** The people of the event are needed elsewhere at the hour to which it was moved. */
interface Clash {
  readonly conflicts: readonly Schemas['Conflict'][];
  readonly at: string;
}

/** Another hour is another question. */
export const hourOf = ({ event_date, time }: EventFormValues): string => `${event_date} ${time}`;

/** Another event of the branch is at the place that the form names. */
interface TakenPlace {
  readonly places: readonly Schemas['PlaceTaken'][];
  readonly at: string;
}

/** Another place or hour is another question. */
export const placeOf = (values: EventFormValues): string => `${values.venue} ${hourOf(values)}`;

/** The confirmed answers to the questions. */
export interface Meant {
  readonly force?: true;
  readonly same_place?: true;
}

export const isQuestion = (error: ApiError): boolean =>
  conflictsIn(error) !== null || placesIn(error) !== null;

export function useQuestions() {
  const [clash, setClash] = useState<Clash | null>(null);
  const [taken, setTaken] = useState<TakenPlace | null>(null);
  const meant = useRef<Meant>({});
  return {
    clash,
    taken,
    meant: () => meant.current,
    ask(error: ApiError, values: EventFormValues) {
      const [conflicts, places] = [conflictsIn(error), placesIn(error)];
      setClash(conflicts && { conflicts, at: hourOf(values) });
      setTaken(places && { places, at: placeOf(values) });
    },
    mean(now: Meant) {
      meant.current = now;
      setClash(null);
      setTaken(null);
    },
  };
}
