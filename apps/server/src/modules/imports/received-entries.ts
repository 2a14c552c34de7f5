/** Received of imported events: opening entries against `opening:BRANCH` without cash, and those that take them back. SPEC: D161, I18 */
import { todayIso } from '@digis/ethio-date';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../contract/handler.ts';
import { inOnePacket } from '../../db/pipelined-session.ts';
import { advances } from '../../db/tables/cash.ts';
import { type EventRow, events } from '../../db/tables/events.ts';
import { importRecords } from '../../db/tables/imports.ts';
import { entries } from '../../db/tables/journal.ts';
import { clientAccount, openingAccount } from '../journal/accounts.ts';
import { appendEntry, type Movement } from '../journal/append-entry.ts';
import { factsOf } from '../journal/movement-facts.ts';

/** True of the entries `source` of an import. */
export const isOfImport = (importId: number): SQL =>
  sql`(source.record_type = 'opening' AND source.facts ->> 'import' IS NOT DISTINCT FROM ${String(importId)})`;

type Paid = Pick<EventRow, 'id' | 'branch_id' | 'advance_amount'>;

const movementsOf = ({ id, branch_id, advance_amount }: Paid): [Movement, Movement] => [
  { account: clientAccount(id), amount: -advance_amount, side: 'in' },
  { account: openingAccount(branch_id), amount: advance_amount, side: 'in' },
];

const takenBack = (movements: readonly Movement[]): Movement[] =>
  movements.map((movement) => ({ ...movement, amount: -movement.amount, takesBack: true }));

/** The advance of each event is what it has received already. */
export async function bookReceived(
  context: Context,
  importId: number,
  paid: readonly Paid[],
): Promise<void> {
  const dated = todayIso({ now: context.clock.now().getTime() });
  const facts = factsOf(context, {}, { import: importId, dated });
  await inPackets(paid, (event) => {
    const entry = { branch_id: event.branch_id, event_id: event.id, ...facts };
    return appendEntry(context.db, { ...entry, record_type: 'opening' }, movementsOf(event));
  });
}

/** The events are locked, and as the import left them, so all of each entry is taken back. */
export async function takeBackReceived(context: Context, importId: number): Promise<void> {
  const { db } = context;
  const isMade = and(eq(importRecords.import_id, importId), eq(importRecords.record, 'events'));
  const booked = await db
    .select({ entry: entries, event: events })
    .from(entries)
    .innerJoin(events, eq(events.id, entries.event_id))
    .innerJoin(importRecords, eq(importRecords.record_id, events.id))
    .where(and(isMade, eq(entries.record_type, 'opening'), isNull(entries.reverses_id)))
    .orderBy(asc(entries.id));
  await inPackets(booked, async ({ entry: { id, facts }, event }) => {
    const { branch_id, id: event_id } = event;
    const entry = { branch_id, event_id, reverses_id: id, ...factsOf(context, {}, facts) };
    const movements = takenBack(movementsOf(event));
    await appendEntry(db, { ...entry, record_type: 'opening' }, movements);
    const own = eq(advances.event_id, event_id);
    await db.update(advances).set({ is_open: false }).where(own);
  });
}

/** Entries whose statements travel together, each in its turn of the branch's numbers. */
const together = 100;

async function inPackets<Row>(
  rows: readonly Row[],
  write: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += together) {
    const writes = rows.slice(at, at + together).map((row, place) => [place, write(row)] as const);
    await inOnePacket(Object.fromEntries(writes));
  }
}
