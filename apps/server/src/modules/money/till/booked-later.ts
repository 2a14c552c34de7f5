import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import { AppError, invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { moneyPlaces } from '#db/tables/journal.ts';
import { closedPlaces, closes } from '#db/tables/till.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import type { Appended } from '../../books/journal/append-entry.ts';
import { lockNumber } from '../../records/owed/owed.ts';
import { bookDifference } from './book-difference.ts';
import { type CloseRow, selectLastClose } from './open-day.ts';

export const bookingEntry = (
  { branch_id, number }: Pick<CloseRow, 'branch_id' | 'number'>,
  { entry_id, place_id }: typeof closedPlaces,
): SQL => sql`coalesce(${entry_id}, (SELECT e.id FROM entries e
    WHERE e.record_type = 'close_difference' AND e.reverses_id IS NULL AND e.branch_id = ${branch_id}
      AND (e.facts ->> 'close')::int = ${number} AND (e.facts ->> 'place')::bigint IS NOT DISTINCT FROM ${place_id}))`;

export async function bookLater(
  context: Context,
  { id, place }: BodyOf<'bookDifference'>,
): Promise<Appended> {
  const { db, user, scope } = context;
  const [close] = await db.select().from(closes).where(eq(closes.id, id));
  if (close === undefined) throw new AppError('NOT_FOUND');
  requireVisible(scope, close.branch_id);
  await lockBranch(db, close.branch_id, 'share');
  // A second concurrent call sees the first booking.
  await lockNumber(db, close.branch_id);
  // The next close includes an earlier difference.
  if ((await selectLastClose(db, close.branch_id))?.id !== id)
    throw new AppError('BALANCE_CHANGED');
  const found = await selectFound(db, close, place ?? null);
  const booked = await bookDifference(context, {
    ...found,
    branch: close.branch_id,
    number: close.number,
    remark: close.remark,
    isOwn: close.created_by === user.id,
  });
  await recordAction(context, {
    action: 'cash.close',
    subject: `${close.number}`,
    entityId: id,
    changes: [{ field: 'difference', before: '', after: String(toBirr(found.difference)) }],
  });
  return booked;
}

async function selectFound(db: Database, close: CloseRow, place: number | null) {
  const [found] = await db
    .select({
      counted: closedPlaces.counted,
      book: closedPlaces.book,
      place: moneyPlaces,
      booked: bookingEntry(close, closedPlaces),
    })
    .from(closedPlaces)
    .leftJoin(moneyPlaces, eq(moneyPlaces.id, closedPlaces.place_id))
    .where(
      and(
        eq(closedPlaces.close_id, close.id),
        sql`${closedPlaces.place_id} IS NOT DISTINCT FROM ${place}::bigint`,
      ),
    );
  const difference = (found?.counted ?? 0) - (found?.book ?? 0);
  if (found === undefined || found.counted === null || difference === 0) {
    throw invalid({ place: 'notAllowed' });
  }
  if (found.booked !== null) throw new AppError('ALREADY_PROCESSED');
  return { place: found.place, difference };
}
