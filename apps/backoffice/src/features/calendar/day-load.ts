/** Compares a day's events and guests with the branch's limits. D122 */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import type { IsoDate } from '@digis/ethio-date';
import type { DayLoad } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';

type Day = Schemas['CalendarDay'];

const SOME = 300;

const MANY = 600;

/** An absent limit means no limit. D122 */
interface Load {
  readonly events: number;
  readonly people: number;
  readonly max_events?: number | undefined;
  readonly max_people?: number | undefined;
}

const ofMost = (count: number, most: number | undefined): string =>
  most === undefined ? formatCount(count) : `${formatCount(count)}/${formatCount(most)}`;

export function levelOf({ events, people, max_events, max_people }: Load): 1 | 2 | 3 {
  if (max_events === undefined && max_people === undefined) {
    return people > MANY ? 3 : people >= SOME ? 2 : 1;
  }
  const full = Math.max(events / (max_events ?? Infinity), people / (max_people ?? Infinity));
  return full >= 1 ? 3 : full >= 0.5 ? 2 : 1;
}

export function useDayLoad(calendar: Schemas['Calendar'] | undefined) {
  const { t } = useLingui();
  const { max_events, max_people } = calendar ?? {};
  // Not `plural`, whose locale data took a tenth of the render time.
  const wordsOf = ({ count, people }: Day) => {
    const guests = people === 1 ? t`1 guest` : t`${formatCount(people)} guests`;
    const room =
      max_people === undefined
        ? guests
        : t`${formatCount(people)} of ${formatCount(max_people)} guests`;
    return max_events === undefined ? room : t`${count} of ${max_events} events, ${room}`;
  };
  return (date: IsoDate): DayLoad | null => {
    const day = calendar?.event_map[date];
    if (day === undefined || day.people === 0) return null;
    const events = max_events === undefined ? '' : `${ofMost(day.count, max_events)} · `;
    return {
      words: wordsOf(day),
      figure: `${events}${ofMost(day.people, max_people)}`,
      level: levelOf({ events: day.count, people: day.people, max_events, max_people }),
    };
  };
}
