/** What the screens read, and how it is asked for. */
import type { Schemas } from '@digis/api-client/contract';
import { type Calendar, epochDayToIso, firstOfMonth, monthGrid } from '@digis/ethio-date';
import useSWR from 'swr';

export type EventRow = Schemas['Event'];

/** Until what is shown is asked for again. */
const ONE_MINUTE = 60_000;
/** Today and the days after it that make a week. */
export const DAYS_AFTER_TODAY = 6;

export async function read(path: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${sessionStorage.getItem('digis.token')}` };
  const answer = await fetch(path, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}

/** The six weeks that show the month of a day. */
export const daysAround = (calendar: Calendar, date: string): readonly string[] =>
  monthGrid(firstOfMonth(calendar, date)).map(epochDayToIso);

/** The events of each day around a day, and those of today and tomorrow. */
export function useCalendar(calendar: Calendar, date: string) {
  const days = daysAround(calendar, date);
  return useSWR<Schemas['Calendar'], Error>(`/api/get-calendar?from=${days[0]}&to=${days.at(-1)}`, {
    refreshInterval: ONE_MINUTE,
  });
}

/** Who is signed in; undefined until it is known. */
export const useUser = () =>
  useSWR<Schemas['UserInfo']>('/api/user-info', { refreshInterval: ONE_MINUTE }).data?.user;
