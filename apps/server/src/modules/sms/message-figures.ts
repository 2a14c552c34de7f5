/** The figures a message can contain, read when it is sent or previewed, because money moves after an event is scheduled. */
// SPEC: D144
import { formatAmount, toBirr } from '@digis/domain';
import {
  formatEthiopianTime,
  formatEtDate,
  formatWesternTime,
  isAfterMidnight,
  isoToEpochDay,
  isoToEt,
  todayIso,
} from '@digis/ethio-date';
import type { EventRecord } from '../events/event-queries.ts';
import type { EventRow } from '../../db/tables/events.ts';
import { claimOf } from '../events/money/claim-event.ts';
import { leftOf } from '../events/money/event-money.ts';
import type { MessageRow } from '../outbox/message-queries.ts';

/** A reminder that is late counts from today, one that waits for its hour from that day. */
function daysLeft(eventDate: string, dueAt: Date, now: Date): number {
  const goesOut = todayIso({ now: Math.max(dueAt.getTime(), now.getTime()) });
  return Math.max(0, isoToEpochDay(eventDate) - isoToEpochDay(goesOut));
}

// SPEC: D145, at night the civil day as well, or half the guests come a night early.
export function hourWords({ time, event_date }: Pick<EventRow, 'time' | 'event_date'>): string {
  const ethiopic = formatEthiopianTime(time, 'am');
  if (!isAfterMidnight(time)) return ethiopic;
  return `${ethiopic} (${formatWesternTime(time, 'am', event_date)})`;
}

export function messageFigures(
  { event, client, received }: EventRecord,
  message: MessageRow,
  now: Date,
) {
  // An overpayment is a credit of the client; a message never asks for a negative amount.
  const left = Math.max(0, leftOf(event));
  const values = {
    client_name: client.full_name,
    days_left: String(daysLeft(event.event_date, message.due_at, now)),
    advance_paid: formatAmount(toBirr(claimOf(event))),
    received_money: formatAmount(toBirr(received)),
    left_money: formatAmount(toBirr(left)),
    event_date: formatEtDate(isoToEt(event.event_date), 'long', 'am'),
    event_time: hourWords(event),
    venue: event.venue,
    place: event.venue,
  };
  return { values, isPaid: left === 0 };
}
