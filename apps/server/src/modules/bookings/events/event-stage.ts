// D124
import type { Schemas } from '@digis/api-client/contract';
import { and, gt, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { minutesBefore } from '#base/clock.ts';
import { events } from '#db/tables/events.ts';
import { pending } from '#db/tables/journal.ts';
import { isDeletedEvent, receivedOfEvent, type EventRecord } from './event-queries.ts';

type Stage = Schemas['EventStage'];
type Payment = Schemas['EventPayment'];

interface MoneyOfEvent extends Pick<EventRecord, 'received' | 'open'> {
  readonly event: Pick<EventRecord['event'], 'total'>;
}

const lastBegun = (now: Date): Date => minutesBefore(now, 6 * 60);

export function stageOf({ event, received }: EventRecord, now: Date): Stage {
  if (event.archived_at !== null) return 'cancelled';
  if (event.starts_at <= lastBegun(now)) return 'done';
  return received > 0 ? 'confirmed' : 'booked';
}

export function paymentOf({ event, received, open }: MoneyOfEvent): Payment {
  if (open !== 0) return 'claimed';
  if (received > event.total) return 'credit';
  if (received === event.total) return 'paid';
  return received > 0 ? 'part' : 'none';
}

export function isInStage(stage: Stage, now: Date): SQL | undefined {
  const live = isNull(events.archived_at);
  const ahead = and(live, gt(events.starts_at, lastBegun(now)));
  const conditions: Readonly<Record<Stage, () => SQL | undefined>> = {
    cancelled: () => isDeletedEvent,
    done: () => and(live, lte(events.starts_at, lastBegun(now))),
    confirmed: () => and(ahead, sql`${receivedOfEvent} > 0`),
    booked: () => and(ahead, sql`${receivedOfEvent} <= 0`),
  };
  return conditions[stage]();
}

const isWaiting = sql`EXISTS (SELECT FROM ${pending}
  WHERE ${pending.event_id} = ${events.id} AND ${pending.state} = 'open')`;

/** If nothing is pending, the claim is the received amount (I3); as a column it has statistics. */
const receivedOf = (isDeleted: boolean): SQL =>
  isDeleted ? receivedOfEvent : sql`${events.advance_amount}`;

export function isPaidLike(payment: Payment, isDeleted: boolean): SQL {
  const received = receivedOf(isDeleted);
  const isFull = isDeleted ? sql`${received} = ${events.total}` : isClaimFull;
  const conditions: Readonly<Record<Payment, SQL>> = {
    claimed: isWaiting,
    credit: sql`${received} > ${events.total} AND NOT ${isFull}`,
    paid: isFull,
    part: sql`${received} > 0 AND ${received} < ${events.total} AND NOT ${isFull}`,
    none: sql`${received} <= 0 AND NOT ${isFull}`,
  };
  return payment === 'claimed' ? isWaiting : sql`NOT ${isWaiting} AND ${conditions[payment]}`;
}

const isClaimFull = sql`(${events.paid_full} OR ${events.advance_amount} = ${events.total})`;
