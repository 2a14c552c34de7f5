/** Demo data of an event from its booking to its last payment. */
import { addDaysIso, todayIso } from '@digis/ethio-date';
import { toBirr } from '@digis/domain';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../contract/handler.ts';
import { events } from '../db/tables/events.ts';
import { advances } from '../db/tables/cash.ts';
import { pending } from '../db/tables/journal.ts';
import { agreementHandlers } from '../modules/agreements/agreement-handlers.ts';
import { assignmentHandlers } from '../modules/assignments/assignment-handlers.ts';
import { cashbookHandlers } from '../modules/cashbook/cashbook-handlers.ts';
import { eventHandlers } from '../modules/events/event-handlers.ts';
import { leftOf, selectEventMoney } from '../modules/events/money/event-money.ts';
import type { DemoBusiness } from './demo-business.ts';
import { asking, deed, type Deed } from './demo-deed.ts';
import { pick, type Booking } from './demo-events.ts';

/** The event's id is known after booking; its fields change with every edit. */
interface Life extends Booking {
  id: number;
}

export function eventLife(booking: Booking, business: DemoBusiness): Deed[] {
  const life = { ...booking, id: 0 };
  const { at, body } = life;
  const isCancelled = at % 25 === 9;
  const isRestored = at % 50 === 34;
  return [
    booked(life),
    decided(life),
    ...(at % 23 === 3 ? grown(life) : []),
    ...(at % 29 === 5 ? shrunk(life) : []),
    ...(at % 12 === 1 ? [agreed(life)] : []),
    ...(isCancelled ? cancelled(life, isRestored) : []),
    ...(at % 5 === 0 && !isCancelled ? [staffed(life, business)] : []),
    ...(isCancelled && !isRestored
      ? []
      : [deed([body.event_date, '19:00'], life.cashier, (context) => collect(context, life))]),
  ];
}

const booked = (life: Life): Deed =>
  deed([life.booked, '09:30'], life.planner, async (context) => {
    const { event } = await eventHandlers.scheduleEvent(context, asking(life.body));
    life.id = event.id;
  });

const later = ({ booked: day }: Booking, days: number): string => addDaysIso(day, days);
const before = ({ body }: Booking, days: number): string => addDaysIso(body.event_date, -days);

const decided = (life: Life): Deed =>
  deed([later(life, 1 + (life.at % 3)), '10:30'], life.cashier, (context) =>
    life.at % 25 === 7
      ? resolve(context, life, 'reject')
      : resolve(context, life, 'accept', life.at % 31 === 11 ? 0.9 : 1),
  );

async function edit(context: Context, life: Life, change: Partial<Life['body']>): Promise<void> {
  life.body = { ...life.body, ...change };
  await eventHandlers.updateEvent(context, asking({ ...life.body, id: life.id }));
}

/** More guests, and a larger advance agreed. */
const grown = (life: Life): Deed[] => [
  deed([later(life, 5), '11:00'], life.planner, (context) =>
    edit(context, life, {
      num_of_people: life.body.num_of_people + 60,
      advance_amount: (life.body.advance_amount ?? 0) + 10_000,
    }),
  ),
  deed([later(life, 6), '10:00'], life.cashier, (context) => resolve(context, life, 'accept')),
];

/** Half of the advance is asked back; every other time the cashier refuses. */
const shrunk = (life: Life): Deed[] => [
  deed([later(life, 5), '15:00'], life.planner, (context) =>
    edit(context, life, { advance_amount: (life.body.advance_amount ?? 0) / 2, paid_full: false }),
  ),
  deed([later(life, 7), '10:00'], life.cashier, (context) =>
    resolve(context, life, life.at % 2 === 0 ? 'reject' : 'accept'),
  ),
];

const cancelled = (life: Life, isRestored: boolean): Deed[] => [
  deed([before(life, 7), '11:00'], 'admin', async (context) => {
    const { received } = await selectEventMoney(context.db, life.id);
    const refund = Math.min(4_000, toBirr(received));
    await eventHandlers.deleteEvent(context, asking({ id: life.id, refund }));
  }),
  isRestored
    ? deed([before(life, 6), '09:00'], 'admin', (context) =>
        eventHandlers.restoreEvent(context, asking({ id: life.id })),
      )
    : deed([before(life, 6), '10:00'], life.cashier, (context) => resolve(context, life, 'accept')),
];

const agreed = (life: Life): Deed =>
  deed([later(life, 4), '14:00'], life.planner, async (context) => {
    const [row] = await context.db.select().from(events).where(eq(events.id, life.id));
    if (row === undefined) throw new Error('an agreement of an event that was not booked');
    const { client, event_date } = life.body;
    const body = {
      eventId: life.id,
      date: todayIso({ now: context.clock.now().getTime() }),
      behalf: context.user.username,
      client: client.name,
      client_phone: client.primary_phone,
      event_date,
      advance: toBirr(row.advance_amount),
      left: toBirr(leftOf(row)),
    };
    await agreementHandlers.generateAgreement(context, asking(body));
  });

const staffed = (life: Life, { employees, vendors }: DemoBusiness): Deed =>
  deed([before(life, 5), '16:00'], life.planner, async (context) => {
    const forced = { eventId: life.id, force: true };
    const turn = life.at / 5;
    const waiters = [pick(employees, turn), pick(employees, turn + 1)];
    await assignmentHandlers.assignEmployees(context, asking({ ...forced, employees: waiters }));
    const helpers = [pick(vendors, turn)];
    await assignmentHandlers.assignVendors(context, asking({ ...forced, vendors: helpers }));
  });

/** Accepts the pending payments of this event with `part` of the amount asked for. */
async function resolve(
  context: Context,
  { id }: Life,
  action: 'accept' | 'reject',
  part = 1,
): Promise<void> {
  const isOpen = and(eq(pending.event_id, id), eq(pending.state, 'open'));
  const [row] = await context.db.select().from(pending).where(isOpen);
  if (row === undefined) return;
  const body = { type: 'pending', action, actionId: row.id } as const;
  const amount = toBirr(Math.round(row.amount * part));
  await cashbookHandlers.resolveTransaction(context, asking({ ...body, amount }));
}

/** On the evening of the feast the client pays the rest: it is settled, or claimed and accepted. */
async function collect(context: Context, life: Life): Promise<void> {
  const { db } = context;
  const [event] = await db.select().from(events).where(eq(events.id, life.id));
  if (event === undefined || leftOf(event) <= 0) return;
  const [row] = await db
    .select()
    .from(advances)
    .where(and(eq(advances.event_id, life.id), eq(advances.is_open, true)));
  if (row === undefined) {
    await edit(context, life, { paid_full: true });
    await resolve(context, life, 'accept');
    return;
  }
  const amount = toBirr(leftOf(event));
  const first = life.at % 10 === 0 ? Math.floor(amount / 2) : amount;
  const body = { type: 'advance', action: 'accept', actionId: row.id } as const;
  for (const part of [first, amount - first]) {
    if (part > 0) {
      await cashbookHandlers.resolveTransaction(context, asking({ ...body, amount: part }));
    }
  }
}
