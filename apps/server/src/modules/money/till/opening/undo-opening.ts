import { requireAdmin } from '#auth/require-permission.ts';
import { lockEvents } from '#modules/bookings/events/event-queries.ts';
import type { AnswerOf } from '@digis/api-client/contract';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { recordAction } from '#action-log/record-action.ts';
import { AppError } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { pettyCash } from '#db/tables/cash.ts';
import { accounts, entries, postings } from '#db/tables/journal.ts';
import { openings } from '#db/tables/till.ts';
import { lockBranch } from '#modules/records/branches/branch-queries.ts';
import { takeBackEntry } from '../../corrections/take-back-entry.ts';
import { isOf } from './opening-view.ts';

export async function undoOpening(context: Context, id: number): Promise<AnswerOf<'undoOpening'>> {
  const { db, user, clock } = context;
  requireAdmin(user);
  const [opening] = await db.select().from(openings).where(eq(openings.id, id));
  if (opening === undefined) throw new AppError('NOT_FOUND');
  const rows = await selectEntries(db, id);
  await lockEvents(
    db,
    rows.flatMap(({ event_id }) => event_id ?? []),
  );
  const { name } = await lockBranch(db, opening.branch_id, 'update');
  const [undone] = await db
    .update(openings)
    .set({ undone_by: user.id, undone_at: clock.now() })
    .where(and(eq(openings.id, id), isNull(openings.undone_at)))
    .returning({ id: openings.id });
  if (undone === undefined) throw new AppError('ALREADY_PROCESSED');
  for (const entry of rows) await takeBack(context, entry);
  await closeCards(db, rows);
  await recordAction(context, { action: 'cash.reopen', subject: name, entityId: id });
  return { success: true };
}

async function takeBack(context: Context, entry: EntryRow): Promise<void> {
  try {
    await takeBackEntry(context, entry);
  } catch (error) {
    const isUsed =
      error instanceof AppError && ['VALIDATION', 'INSUFFICIENT_BALANCE'].includes(error.code);
    throw isUsed ? new AppError('IN_USE') : error;
  }
}

type EntryRow = typeof entries.$inferSelect;

const selectEntries = (db: Database, opening: number): Promise<EntryRow[]> =>
  db.select().from(entries).where(isOf(opening)).orderBy(asc(entries.id));

async function closeCards(db: Database, rows: readonly EntryRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const cards = db
    .select({ id: accounts.petty_id })
    .from(postings)
    .innerJoin(accounts, eq(accounts.id, postings.account_id))
    .where(and(inArray(postings.entry_id, ids), isNotNull(accounts.petty_id)));
  await db.update(pettyCash).set({ closed: true }).where(inArray(pettyCash.id, cards));
}
