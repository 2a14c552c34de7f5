/** The counterparty of an entry: the client of its event, a vendor, an employee, or the holder of a petty cash. */
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Schemas } from '@digis/api-client/contract';
import type { Database } from '../../db/open-database.ts';
import { employees, vendors } from '../../db/tables/people.ts';
import { accounts, entries, postings } from '../../db/tables/journal.ts';
import { pettyCash } from '../../db/tables/cash.ts';
import { users } from '../../db/tables/users.ts';
import { events } from '../../db/tables/events.ts';
import { shownNameOf } from '../users/user-names.ts';
import type { EventBrief } from '../events/event-briefs.ts';

export type Counterparty = Schemas['Counterparty'];
/** The other posting of an entry of the book. */
const otherSide = alias(postings, 'other_side');

type Entry = Pick<typeof entries.$inferSelect, 'id' | 'event_id' | 'employee_id'>;

export const clientOf = ({ client }: EventBrief): Counterparty => ({
  kind: 'client',
  id: client.id,
  name: client.full_name,
});

/** By entry; cash recorded by hand has no known counterparty. */
export async function selectCounterparties(
  db: Database,
  page: readonly Entry[],
  briefs: ReadonlyMap<number, EventBrief>,
): Promise<ReadonlyMap<number, Counterparty>> {
  const found = new Map<number, Counterparty>();
  if (page.length === 0) return found;
  for (const row of await selectOtherSides(db, page)) {
    const { entry, vendor, spender } = row;
    if (vendor) found.set(entry, { kind: 'vendor', id: vendor.id, name: vendor.name });
    if (spender) found.set(entry, { kind: 'user', id: spender.id, name: spender.name });
  }
  const paid = await selectEmployees(db, page);
  for (const { id, event_id, employee_id } of page) {
    const employee = paid.get(employee_id ?? 0);
    const event = briefs.get(event_id ?? 0);
    if (employee) found.set(id, { kind: 'employee', id: employee.id, name: employee.full_name });
    if (event) found.set(id, clientOf(event));
  }
  return found;
}

/** Entries with one counterparty, given as `vendor:2`. */
export function isWith(db: Database, counterparty: string): SQL {
  const [kind, given] = counterparty.split(':');
  const id = Number(given);
  if (kind === 'vendor') return eq(entries.vendor_id, id);
  if (kind === 'employee') return eq(entries.employee_id, id);
  if (kind === 'client') {
    const ofClient = db.select({ id: events.id }).from(events).where(eq(events.client_id, id));
    return sql`${entries.event_id} = ANY(ARRAY(${ofClient}))`;
  }
  return exists(
    db
      .select({ id: otherSide.id })
      .from(otherSide)
      .innerJoin(accounts, eq(accounts.id, otherSide.account_id))
      .innerJoin(pettyCash, eq(pettyCash.id, accounts.petty_id))
      .where(and(eq(otherSide.entry_id, entries.id), eq(pettyCash.user_id, id))),
  );
}

/** The accounts that the cash went to or came from tell of vendors and of petty cash. */
const selectOtherSides = (db: Database, page: readonly Entry[]) =>
  db
    .select({
      entry: postings.entry_id,
      vendor: { id: vendors.id, name: vendors.name },
      spender: { id: users.id, name: shownNameOf(users) },
    })
    .from(postings)
    .innerJoin(accounts, eq(accounts.id, postings.account_id))
    .leftJoin(vendors, eq(vendors.id, accounts.vendor_id))
    .leftJoin(pettyCash, eq(pettyCash.id, accounts.petty_id))
    .leftJoin(users, eq(users.id, pettyCash.user_id))
    .where(
      inArray(
        postings.entry_id,
        page.map(({ id }) => id),
      ),
    );

async function selectEmployees(db: Database, page: readonly Entry[]) {
  const ids = page.flatMap(({ employee_id }) => employee_id ?? []);
  const rows =
    ids.length === 0 ? [] : await db.select().from(employees).where(inArray(employees.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
