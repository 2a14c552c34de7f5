import type { Kit } from '#theme/kit-context.ts';
import { dayName } from '../../MonthCalendar/month-words.ts';
import { timeWords } from '../../TimeText/time-words.ts';
import { dateOf, timeOf, type TimedEvent } from './hour-event.ts';
import type { HourColumn, HourSlot } from './place-events.ts';

export function clockOf(minutes: number, { date }: HourColumn, { dates }: Kit) {
  return timeWords(timeOf(minutes), dates, dateOf(minutes) === date ? null : date);
}

/** `3:00 in the morning to 5:00 in the morning, 9:00 AM – 11:00 AM` */
export function spanWords(from: number, to: number, column: HourColumn, kit: Kit): string {
  const start = clockOf(from, column, kit);
  const end = clockOf(to, column, kit);
  const western = `${start.western} – ${end.western}`;
  return `${kit.strings.fromTo(start.ethiopic, end.ethiopic)}${kit.strings.comma}${western}`;
}

/** `Wedding of Selam, 9:00 in the afternoon to …, 3:00 PM – 6:00 PM, 350 guests` */
export function eventName(event: TimedEvent, column: HourColumn, kit: Kit): string {
  const { title, detail } = event.event;
  const time = event.isWholeDay ? kit.strings.allDay : spanWords(event.from, event.to, column, kit);
  return [title, time, detail].filter(Boolean).join(kit.strings.comma);
}

export function columnName({ date, resource }: HourColumn, kit: Kit): string {
  if (resource === undefined) return dayName(kit.calendar, date, kit.dates, kit.strings.comma);
  return [resource.name, resource.detail].filter(Boolean).join(kit.strings.comma);
}

const MOST_NAMED = 3;

export function bookedWords(events: readonly TimedEvent[], { strings }: Kit): string {
  if (events.length === 0) return strings.free;
  if (events.length > MOST_NAMED) return strings.eventCount(events.length);
  return events.map(({ event }) => event.title).join(strings.comma);
}

export interface NamedSlot extends Pick<HourSlot, 'running'> {
  readonly from: number;
  readonly isUnavailable: boolean;
}

/** `3:00 in the morning, 9:00 AM, Monday, Meskerem 11 2019, 21 September 2026, free` */
export function slotName(slot: NamedSlot, column: HourColumn, kit: Kit): string {
  const { ethiopic, western } = clockOf(slot.from, column, kit);
  const isClosed = slot.isUnavailable && slot.running.length === 0;
  const state = isClosed ? kit.strings.unavailable : bookedWords(slot.running, kit);
  return [ethiopic, western, columnName(column, kit), state].join(kit.strings.comma);
}
