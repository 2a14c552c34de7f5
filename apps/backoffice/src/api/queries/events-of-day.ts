import { useReadPages } from '../pages.ts';

export const useEventsOn = (day: string | null) =>
  useReadPages('/event', {
    query: { date: day ?? '' },
    isEnabled: day !== null,
    pick: ({ events }) => events,
  });
