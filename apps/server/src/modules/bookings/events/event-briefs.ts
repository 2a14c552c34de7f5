import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { isoToEt } from '@digis/ethio-date';
import type { Database } from '#db/open-database.ts';
import { type clients, events } from '#db/tables/events.ts';
import { selectClientsById } from '../../records/clients/clients-by-id.ts';
import { selectMoneyOfEvents, type EventMoney } from './money/event-money.ts';
import { leftOf } from '#modules/records/owed/left.ts';
import { eventDateTime } from '#base/addis-days.ts';

export type EventBrief = Schemas['CashbookEvent'];

export async function selectEventBriefs(
  db: Database,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, EventBrief>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(events).where(inArray(events.id, wanted));
  const moneyOf = await selectMoneyOfEvents(db, wanted);
  const clientOf = await selectClientsById(
    db,
    rows.map(({ client_id }) => client_id),
  );
  return new Map(
    rows.map((event) => [
      event.id,
      briefWithMoney(event, clientOf(event.client_id), moneyOf(event.id)),
    ]),
  );
}

export const receivedOf = (eventId: PgColumn) =>
  sql`coalesce((SELECT held.out_total - held.in_total FROM accounts held WHERE held.event_id = ${eventId}), 0)`.mapWith(
    Number,
  );
export const openOf = (eventId: PgColumn) =>
  sql`coalesce((SELECT CASE waiting.transact_type WHEN 'out' THEN -waiting.amount ELSE waiting.amount END
    FROM pending waiting WHERE waiting.event_id = ${eventId} AND waiting.state = 'open'), 0)`.mapWith(
    Number,
  );

export const briefWithMoney = (
  event: typeof events.$inferSelect,
  client: typeof clients.$inferSelect,
  money: EventMoney,
): EventBrief => ({ ...briefOf(event, client), money: moneyView(event, money) });

// D142
const moneyView = (
  event: typeof events.$inferSelect,
  { received, open }: EventMoney,
): Schemas['EventMoney'] => ({
  total: toBirr(event.total),
  received: toBirr(received),
  waiting: toBirr(open),
  left: toBirr(leftOf(event)),
  ...(event.vat_mode !== 'off' && {
    net: toBirr(event.total - event.vat),
    vat: toBirr(event.vat),
    vat_rate: event.vat_rate,
  }),
});

const briefOf = (
  { id, event_date, time, num_of_people, advance_amount }: typeof events.$inferSelect,
  client: typeof clients.$inferSelect,
): EventBrief => ({
  id,
  event_date: eventDateTime({ event_date, time }),
  et_date: isoToEt(event_date),
  client: {
    id: client.id,
    full_name: client.full_name,
    phone_number: client.phone_number,
    secondary_phone: client.secondary_phone,
  },
  num_of_people,
  advance_amount: toBirr(advance_amount),
});
