/** Events as the money screens show them: client, date and the parts of the price. */
import { inArray } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { isoToEt } from '@digis/ethio-date';
import type { Database } from '../../db/open-database.ts';
import { type clients, events } from '../../db/tables/events.ts';
import { selectClientsById } from '../clients/clients-by-id.ts';
import { leftOf, selectMoneyOfEvents, type EventMoney } from './money/event-money.ts';
import { eventDateTime } from '../../base/addis-days.ts';

export type EventBrief = Schemas['CashbookEvent'];

/** By id; of the ids that are null nothing is asked. */
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
      { ...briefOf(event, clientOf(event.client_id)), money: moneyView(event, moneyOf(event.id)) },
    ]),
  );
}

// SPEC: D142
const moneyView = (
  event: typeof events.$inferSelect,
  { received, open }: EventMoney,
): Schemas['EventMoney'] => ({
  total: toBirr(event.total),
  received: toBirr(received),
  waiting: toBirr(open),
  left: toBirr(leftOf(event)),
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
