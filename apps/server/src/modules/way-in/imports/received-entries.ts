// D161, I18
import { todayIso } from '@digis/ethio-date';
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { advances } from '#db/tables/cash.ts';
import { type EventRow, events } from '#db/tables/events.ts';
import { importRecords } from '#db/tables/imports.ts';
import { entries } from '#db/tables/journal.ts';
import { clientAccount, openingAccount } from '../../books/journal/accounts.ts';
import { appendEntries, type EntryToAppend } from '../../books/journal/append-entries.ts';
import type { Movement } from '../../books/journal/movement.ts';
import { factsOf } from '../../books/journal/movement-facts.ts';

export const isOfImport = (importId: number): SQL =>
  sql`(source.record_type = 'opening' AND source.facts ->> 'import' IS NOT DISTINCT FROM ${String(importId)})`;

type Paid = Pick<EventRow, 'id' | 'branch_id' | 'advance_amount'>;

const movementsOf = ({ id, branch_id, advance_amount }: Paid): Movement[] => [
  { account: clientAccount(id), amount: -advance_amount, side: 'in' },
  { account: openingAccount(branch_id), amount: advance_amount, side: 'in' },
];

export async function bookReceived(
  context: Context,
  importId: number,
  paid: readonly Paid[],
): Promise<void> {
  const dated = todayIso({ now: context.clock.now().getTime() });
  const facts = factsOf(context, {}, { import: importId, dated });
  const toAppend = paid.map((event) => ({
    entry: {
      branch_id: event.branch_id,
      event_id: event.id,
      record_type: 'opening' as const,
      ...facts,
    },
    movements: movementsOf(event),
  }));
  await appendByBranch(context, toAppend);
}

interface Received {
  entry: typeof entries.$inferSelect;
  event: Paid;
}

export function selectReceived(db: Database, importId: number): Promise<Received[]> {
  const isMade = and(eq(importRecords.import_id, importId), eq(importRecords.record, 'events'));
  return db
    .select({ entry: entries, event: events })
    .from(entries)
    .innerJoin(events, eq(events.id, entries.event_id))
    .innerJoin(importRecords, eq(importRecords.record_id, events.id))
    .where(and(isMade, eq(entries.record_type, 'opening'), isNull(entries.reverses_id)))
    .orderBy(asc(entries.id));
}

/** Takes back whole entries. The events must be locked. */
export async function takeBackReceived(
  context: Context,
  received: readonly Received[],
): Promise<void> {
  const { db } = context;
  const ids = received.map(({ event }) => event.id);
  await db.update(advances).set({ is_open: false }).where(inArray(advances.event_id, ids));
  const toAppend = received.map(({ entry: { id, branch_id, record_type, facts }, event }) => ({
    entry: {
      branch_id,
      event_id: event.id,
      record_type,
      reverses_id: id,
      ...factsOf(context, {}, facts),
    },
    movements: movementsOf(event).map(takenBack),
  }));
  await appendByBranch(context, toAppend);
}

const takenBack = (movement: Movement): Movement => ({
  ...movement,
  amount: -movement.amount,
  takesBack: true,
});

/** Ordered, against deadlocks of two imports. */
async function appendByBranch({ db }: Context, list: readonly EntryToAppend[]): Promise<void> {
  const byBranch = Map.groupBy(list, ({ entry }) => entry.branch_id);
  const inOrder = [...byBranch].toSorted(([a], [b]) => a - b);
  for (const [branch, some] of inOrder) await appendEntries(db, branch, some);
}
