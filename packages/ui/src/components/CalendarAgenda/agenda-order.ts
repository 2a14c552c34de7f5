/** Sorts the events of a day by time, with the night after midnight last. */
import { type IsoDate, isAfterMidnight, isTime, type Time } from '@digis/ethio-date';
import type { ReactNode } from 'react';

export interface AgendaEvent {
  readonly id: string | number;
  /** The day as picked; Gregorian, `YYYY-MM-DD`. */
  readonly date: IsoDate;
  /** 24-hour, `HH:MM`; left out for an event that lasts the whole day. */
  readonly time?: Time;
  readonly title: string;
  /** A line below the title: people, place. */
  readonly detail?: ReactNode;
  /** Content at the end of the line: a badge, a sum. */
  readonly end?: ReactNode;
  readonly onPress?: () => void;
}

/** A time before six in the morning belongs to the night of the day before. */
function place(time: Time | undefined): string {
  if (time === undefined || !isTime(time)) return '';
  return `${isAfterMidnight(time) ? 1 : 0} ${time}`;
}

export const eventsOn = (events: readonly AgendaEvent[], date: IsoDate): AgendaEvent[] =>
  events
    .filter((event) => event.date === date)
    .sort((one, other) => place(one.time).localeCompare(place(other.time)));
