/** The events of the opened day, a hundred at a time, and how many it has in all. Spec 2.4. */
import type { IsoDate } from '@digis/ethio-date';
import { useEffect } from 'react';
import { useReadPages } from '#api/pages.ts';
import { useCalendar } from '../calendar-data.ts';

/** `isWhole`: every page is read, for a paper. */
export function useEventsOfDay(date: IsoDate, isWhole: boolean) {
  const { rows, ...pages } = useReadPages('/event', {
    query: { date },
    pick: ({ events }) => events,
  });
  const { status, hasMore, onLoadMore } = pages;
  const isNextWanted = isWhole && hasMore && status === 'ready';
  useEffect(() => {
    if (isNextWanted) onLoadMore();
  });
  const hasCome = status !== 'loading' && status !== 'error';
  return { ...pages, events: hasCome ? rows : undefined };
}

/** The count of a day with more events than have been read. */
export const useCountOfDay = (day: IsoDate, isEnabled: boolean) =>
  useCalendar({ from: day, to: day }, isEnabled).data?.event_map[day];
