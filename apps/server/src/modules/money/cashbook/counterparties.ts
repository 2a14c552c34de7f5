import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Schemas } from '@digis/api-client/contract';
import type { Database } from '#db/open-database.ts';
import { accounts, entries, postings } from '#db/tables/journal.ts';
import { pettyCash } from '#db/tables/cash.ts';
import { users } from '#db/tables/users.ts';
import { events } from '#db/tables/events.ts';
import { shownNameOf } from '../../records/users/user-names.ts';
import type { EventBrief } from '../../bookings/events/event-briefs.ts';

export type Counterparty = Schemas['Counterparty'];
const otherSide = alias(postings, 'other_side');

export const clientOf = ({ client }: EventBrief): Counterparty => ({
  kind: 'client',
  id: client.id,
  name: client.full_name,
});

export const spenderOf = sql<{ id: number; name: string } | null>`(
  SELECT json_build_object('id', ${users.id}, 'name', ${shownNameOf(users)})
  FROM ${postings} side JOIN ${accounts} ON ${accounts.id} = side.account_id
    JOIN ${pettyCash} ON ${pettyCash.id} = ${accounts.petty_id} JOIN ${users} ON ${users.id} = ${pettyCash.user_id}
  WHERE side.entry_id = ${entries.id} LIMIT 1)`;

const payees = { vendor: entries.vendor_id, employee: entries.employee_id };

const payeeKind = (kind?: string) =>
  kind === 'vendor' || kind === 'employee' ? payees[kind] : undefined;

export const payeeOf = (counterparty?: string) => payeeKind(counterparty?.split(':')[0]);

export function isWith(db: Database, counterparty: string): SQL {
  const [kind, given] = counterparty.split(':');
  const id = Number(given);
  const payee = payeeKind(kind);
  if (payee) return eq(payee, id);
  if (kind === 'client') {
    const ofClient = db.select({ id: events.id }).from(events).where(eq(events.client_id, id));
    return sql`${entries.event_id} = ANY(ARRAY(${ofClient}))`;
  }
  const ofBoxes = db
    .select({ id: otherSide.entry_id })
    .from(otherSide)
    .innerJoin(accounts, eq(accounts.id, otherSide.account_id))
    .innerJoin(pettyCash, eq(pettyCash.id, accounts.petty_id))
    .where(eq(pettyCash.user_id, id));
  return sql`${entries.id} = ANY(ARRAY(${ofBoxes}))`;
}
