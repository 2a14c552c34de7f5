import { type IsoDate, isAfterMidnight, isTime, type Time } from '@digis/ethio-date';
import type { ReactNode } from 'react';

export interface AgendaEvent {
  readonly id: string | number;
  /** Gregorian, `YYYY-MM-DD`, as picked. */
  readonly date: IsoDate;
  /** 24-hour, `HH:MM`; none for the whole day. */
  readonly time?: Time;
  readonly title: string;
  /** Below the title: people, place. */
  readonly detail?: ReactNode;
  readonly end?: ReactNode;
  readonly onPress?: () => void;
}

/** Times before six in the morning belong to the night before. */
function place(time: Time | undefined): string {
  if (time === undefined || !isTime(time)) return '';
  return `${isAfterMidnight(time) ? 1 : 0} ${time}`;
}

export const eventsOn = (events: readonly AgendaEvent[], date: IsoDate): AgendaEvent[] =>
  events
    .filter((event) => event.date === date)
    .sort((one, other) => place(one.time).localeCompare(place(other.time)));
