import { addDaysIso, todayIso } from '@digis/ethio-date';
import { toBirr } from '@digis/domain';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../contract/handler.ts';
import { events } from '../db/tables/events.ts';
import { advances } from '../db/tables/cash.ts';
import { pending } from '../db/tables/journal.ts';
import { agreementHandlers } from '../modules/bookings/agreements/agreement-handlers.ts';
import { assignmentHandlers } from '../modules/bookings/assignments/assignment-handlers.ts';
import { cashbookHandlers } from '../modules/money/cashbook/cashbook-handlers.ts';
import { cancelHandlers } from '../modules/bookings/cancelling/cancel-handlers.ts';
import { eventHandlers } from '../modules/bookings/events/event-handlers.ts';
import { selectEventMoney } from '../modules/bookings/events/money/event-money.ts';
import { leftOf } from '../modules/records/owed/left.ts';
import { shownName } from '../modules/records/users/user-names.ts';
import type { DemoBusiness } from './demo-business.ts';
import { type DemoPlaces, paidBy } from './demo-payments.ts';
import { demoAction, inputOf, type DemoAction } from './demo-action.ts';
import { pick, type Booking } from './demo-events.ts';

interface DemoEvent extends Booking {
  id: number;
  places: DemoPlaces;
}

export function eventHistory(booking: Booking, business: DemoBusiness): DemoAction[] {
  const demoEvent = { ...booking, id: 0, places: business.places };
  const { at, body } = demoEvent;
  const isCancelled = at % 25 === 9;
  const isRestored = at % 50 === 34;
  return [
    booked(demoEvent),
    decided(demoEvent),
    ...(at % 23 === 3 ? grown(demoEvent) : []),
    ...(at % 29 === 5 ? shrunk(demoEvent) : []),
    ...(at % 12 === 1 ? [agreed(demoEvent)] : []),
    ...(isCancelled ? cancelled(demoEvent, isRestored) : []),
    ...(at % 5 === 0 && !isCancelled ? [staffed(demoEvent, business)] : []),
    ...(at % 35 === 10 && !isCancelled ? [replaced(demoEvent, business)] : []),
    ...(isCancelled && !isRestored
      ? []
      : [
          demoAction([body.event_date, '19:00'], demoEvent.cashier, (context) =>
            collect(context, demoEvent),
          ),
        ]),
  ];
}

const booked = (demoEvent: DemoEvent): DemoAction =>
  demoAction([demoEvent.booked, '09:30'], demoEvent.planner, async (context) => {
    const { event } = await eventHandlers.scheduleEvent(context, inputOf(demoEvent.body));
    demoEvent.id = event.id;
  });

const later = ({ booked: day }: Booking, days: number): string => addDaysIso(day, days);
const before = ({ body }: Booking, days: number): string => addDaysIso(body.event_date, -days);

const decided = (demoEvent: DemoEvent): DemoAction =>
  demoAction([later(demoEvent, 1 + (demoEvent.at % 3)), '10:30'], demoEvent.cashier, (context) =>
    demoEvent.at % 25 === 7
      ? resolve(context, demoEvent, 'reject')
      : resolve(context, demoEvent, 'accept', demoEvent.at % 31 === 11 ? 0.9 : 1),
  );

async function edit(
  context: Context,
  demoEvent: DemoEvent,
  change: Partial<DemoEvent['body']>,
): Promise<void> {
  demoEvent.body = { ...demoEvent.body, ...change };
  await eventHandlers.updateEvent(context, inputOf({ ...demoEvent.body, id: demoEvent.id }));
}

const grown = (demoEvent: DemoEvent): DemoAction[] => [
  demoAction([later(demoEvent, 5), '11:00'], demoEvent.planner, (context) =>
    edit(context, demoEvent, {
      num_of_people: demoEvent.body.num_of_people + 60,
      advance_amount: (demoEvent.body.advance_amount ?? 0) + 10_000,
    }),
  ),
  demoAction([later(demoEvent, 6), '10:00'], demoEvent.cashier, (context) =>
    resolve(context, demoEvent, 'accept'),
  ),
];

const shrunk = (demoEvent: DemoEvent): DemoAction[] => [
  demoAction([later(demoEvent, 5), '15:00'], demoEvent.planner, (context) =>
    edit(context, demoEvent, {
      advance_amount: (demoEvent.body.advance_amount ?? 0) / 2,
      paid_full: false,
    }),
  ),
  demoAction([later(demoEvent, 7), '10:00'], demoEvent.cashier, (context) =>
    resolve(context, demoEvent, demoEvent.at % 2 === 0 ? 'reject' : 'accept'),
  ),
];

const cancelled = (demoEvent: DemoEvent, isRestored: boolean): DemoAction[] => [
  demoAction([before(demoEvent, 7), '11:00'], 'admin', async (context) => {
    const { received } = await selectEventMoney(context.db, demoEvent.id);
    const refund = Math.min(4_000, toBirr(received));
    await cancelHandlers.deleteEvent(context, inputOf({ id: demoEvent.id, refund }));
  }),
  isRestored
    ? demoAction([before(demoEvent, 6), '09:00'], 'admin', (context) =>
        cancelHandlers.restoreEvent(context, inputOf({ id: demoEvent.id })),
      )
    : demoAction([before(demoEvent, 6), '10:00'], demoEvent.cashier, (context) =>
        resolve(context, demoEvent, 'accept'),
      ),
];

const agreed = (demoEvent: DemoEvent): DemoAction =>
  demoAction([later(demoEvent, 4), '14:00'], demoEvent.planner, async (context) => {
    const [row] = await context.db.select().from(events).where(eq(events.id, demoEvent.id));
    if (row === undefined) throw new Error('an agreement of an event that was not booked');
    const { client, event_date } = demoEvent.body;
    const body = {
      eventId: demoEvent.id,
      date: todayIso({ now: context.clock.now().getTime() }),
      behalf: shownName(context.user),
      client: client.name,
      client_phone: client.primary_phone,
      event_date,
      advance: toBirr(row.advance_amount),
      left: toBirr(leftOf(row)),
    };
    await agreementHandlers.generateAgreement(context, inputOf(body));
  });

const staffed = (demoEvent: DemoEvent, { employees, vendors }: DemoBusiness): DemoAction =>
  demoAction([before(demoEvent, 5), '16:00'], demoEvent.planner, async (context) => {
    const forced = { eventId: demoEvent.id, force: true };
    const turn = demoEvent.at / 5;
    const waiters = [pick(employees, turn), pick(employees, turn + 1)];
    await assignmentHandlers.assignEmployees(context, inputOf({ ...forced, employees: waiters }));
    const helpers = [pick(vendors, turn)];
    await assignmentHandlers.assignVendors(context, inputOf({ ...forced, vendors: helpers }));
  });

const replaced = (demoEvent: DemoEvent, { employees }: DemoBusiness): DemoAction =>
  demoAction([before(demoEvent, -1), '09:00'], demoEvent.planner, async (context) => {
    const turn = demoEvent.at / 5;
    const absent = { eventId: demoEvent.id, employeeId: pick(employees, turn), came: false };
    const replacement = pick(employees, turn + 2);
    await assignmentHandlers.setAttendance(
      context,
      inputOf({ ...absent, replacement, force: true }),
    );
  });

async function resolve(
  context: Context,
  { id, places }: DemoEvent,
  action: 'accept' | 'reject',
  part = 1,
): Promise<void> {
  const isOpen = and(eq(pending.event_id, id), eq(pending.state, 'open'));
  const [row] = await context.db.select().from(pending).where(isOpen);
  if (row === undefined) return;
  const body = { type: 'pending', action, actionId: row.id } as const;
  const amount = toBirr(Math.round(row.amount * part));
  const paid = paidBy(context, places, { event: row.id, amount, turn: 0 });
  await cashbookHandlers.resolveTransaction(
    context,
    inputOf({ ...body, amount, ...(action === 'accept' && paid) }),
  );
}

async function collect(context: Context, demoEvent: DemoEvent): Promise<void> {
  const { db } = context;
  const { places } = demoEvent;
  const [event] = await db.select().from(events).where(eq(events.id, demoEvent.id));
  if (event === undefined || leftOf(event) <= 0) return;
  const [row] = await db
    .select()
    .from(advances)
    .where(and(eq(advances.event_id, demoEvent.id), eq(advances.is_open, true)));
  if (row === undefined && (await selectEventMoney(db, event.id)).open === 0) {
    const amount = toBirr(leftOf(event));
    const paid = paidBy(context, places, { event: event.id, amount, turn: 1 });
    await cashbookHandlers.takePayment(context, inputOf({ eventId: event.id, amount, ...paid }));
    return;
  }
  if (row === undefined) {
    await edit(context, demoEvent, { paid_full: true });
    await resolve(context, demoEvent, 'accept');
    return;
  }
  const amount = toBirr(leftOf(event));
  const first = demoEvent.at % 10 === 0 ? Math.floor(amount / 2) : amount;
  const body = { type: 'advance', action: 'accept', actionId: row.id } as const;
  for (const [turn, part] of [first, amount - first].entries()) {
    if (part <= 0) continue;
    const paid = paidBy(context, places, { event: event.id, amount: part, turn: 2 + turn });
    await cashbookHandlers.resolveTransaction(context, inputOf({ ...body, amount: part, ...paid }));
  }
}
