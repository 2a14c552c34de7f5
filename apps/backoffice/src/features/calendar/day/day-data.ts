import type { IsoDate } from '@digis/ethio-date';
import { useNextPages } from '#api/pages.ts';
import { useEventsOn } from '#api/queries/events-of-day.ts';
import { useCalendar } from '../calendar-data.ts';

export function useEventsOfDay(date: IsoDate, isWhole: boolean) {
  const { rows, ...pages } = useEventsOn(date);
  useNextPages(pages, isWhole);
  const hasCome = pages.status !== 'loading' && pages.status !== 'error';
  return { ...pages, events: hasCome ? rows : undefined };
}

export const useCountOfDay = (day: IsoDate, isEnabled: boolean) =>
  useCalendar({ from: day, to: day }, isEnabled).data?.event_map[day];
