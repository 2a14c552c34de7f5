import { type IsoDate, isAfterMidnight, isTime, type Time } from '@digis/ethio-date';
import type { ReactNode } from 'react';

export interface AgendaEvent {
  readonly id: string | number;
  /** Gregorian, `YYYY-MM-DD`. A time after midnight belongs to the evening before. */
  readonly date: IsoDate;
  /** 24-hour, `HH:MM`; unset for an event of the whole day. */
  readonly time?: Time;
  readonly title: string;
  /** Shown below the title: people, place. */
  readonly detail?: ReactNode;
  readonly end?: ReactNode;
  readonly onPress?: () => void;
}

/** Sorts times before six in the morning last, because they belong to the night. */
function place(time: Time | undefined): string {
  if (time === undefined || !isTime(time)) return '';
  return `${isAfterMidnight(time) ? 1 : 0} ${time}`;
}

export const eventsOn = (events: readonly AgendaEvent[], date: IsoDate): AgendaEvent[] =>
  events
    .filter((event) => event.date === date)
    .sort((one, other) => place(one.time).localeCompare(place(other.time)));
