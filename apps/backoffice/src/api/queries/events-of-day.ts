/** The events of a day, the earliest first, a hundred at a time. Spec 2.4. */
import { useReadPages } from '../pages.ts';

/** No events where the day is unknown. */
export const useEventsOn = (day: string | null) =>
  useReadPages('/event', {
    query: { date: day ?? '' },
    isEnabled: day !== null,
    pick: ({ events }) => events,
  });
