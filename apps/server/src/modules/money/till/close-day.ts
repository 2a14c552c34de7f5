// D128, I20
import { tillDayOf } from '#base/addis-days.ts';
import type { AnswerOf, BodyOf, FieldErrorCode } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { AppError, invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import { entryNumbers } from '#db/tables/journal.ts';
import { closedPlaces, closes } from '#db/tables/till.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import { requireTrueClock } from '../../books/journal/true-clock.ts';
import { lockNumber } from '../../records/owed/owed.ts';
import { bookDifference } from './book-difference.ts';
import { closeView, readClose } from './close-view.ts';
import { type Closed, countsOf, notCounted } from './counts.ts';
import { type Day, selectDay, type Totals, selectToTick } from './open-day.ts';
import type { Database } from '#db/open-database.ts';

type Body = BodyOf<'closeDay'>;
export async function closeDay(
  context: Context,
  branch: number,
  body: Body,
): Promise<AnswerOf<'closeDay'>> {
  const { db, clock } = context;
  await lockBranch(db, branch, 'share');
  await db.insert(entryNumbers).values({ branch_id: branch, last: 0 }).onConflictDoNothing();
  // Blocks entries, so that `last_entry` stays the last.
  await lockNumber(db, branch);
  const day = await selectDay(db, branch);
  if (day.lastEntry !== body.last_entry) throw new AppError('BALANCE_CHANGED');
  if (day.newest !== null) requireTrueClock(clock.now(), day.newest);
  const counts = countsOf(body, day);
  await requireTicked(db, branch, body, day);
  const remark = body.remark?.trim() ?? '';
  const closed = day.places.map((place, at): Closed => ({
    ...place,
    ...(counts[at] ?? notCounted),
  }));
  if (body.dry_run === true) {
    return { success: true, close: closeView(context, { day: today(context), ...body }, closed) };
  }
  const isDifferent = closed.some((place) => differenceOf(place) !== 0);
  if (isDifferent && remark === '') throw invalid({ remark: 'required' });
  const id = await insertClose(context, { branch, body, day, closed, remark });
  return { success: true, close: await readClose(context, id) };
}

const differenceOf = ({ book, counted }: Closed): number => (counted === null ? 0 : counted - book);

const today = ({ clock }: Context): string => tillDayOf(clock);

const totalsAfter = ({ in_total, out_total }: Totals, difference: number): Partial<Totals> =>
  difference > 0 ? { in_total: in_total + difference } : { out_total: out_total - difference };

interface NewClose {
  branch: number;
  body: Body;
  day: Day;
  closed: Closed[];
  remark: string;
}

async function insertClose(
  context: Context,
  { branch, body, day, closed, remark }: NewClose,
): Promise<number> {
  const { db, user, clock } = context;
  const number = (day.lastClose?.number ?? 0) + 1;
  const rows = [];
  for (const { place, ...row } of closed) {
    const difference = differenceOf({ place, ...row });
    const isBooked = body.book_difference === true && difference !== 0;
    const entry_id = isBooked
      ? (await bookDifference(context, { branch, place, difference, number, remark, isOwn: true }))
          .id
      : null;
    const after = isBooked ? totalsAfter(row, difference) : {};
    rows.push({ ...row, ...after, place_id: place?.id ?? null, entry_id });
  }
  const [close] = await db
    .insert(closes)
    .values({
      branch_id: branch,
      number,
      day: today(context),
      last_entry: day.lastEntry,
      remark,
      created_by: user.id,
      created_at: clock.now(),
    })
    .returning({ id: closes.id });
  if (close === undefined) throw new Error('a close was not inserted');
  const { id } = close;
  await db.insert(closedPlaces).values(rows.map((row) => ({ ...row, close_id: id })));
  await recordAction(context, {
    action: 'cash.close',
    subject: `${number}`,
    entityId: id,
    changes: closed.flatMap(({ place, book, counted }) =>
      counted === null || counted === book
        ? []
        : [
            {
              field: place?.name ?? 'box',
              before: String(toBirr(book)),
              after: String(toBirr(counted)),
            },
          ],
    ),
  });
  return id;
}

/** Only postings since the last close can be ticked. D128 */
async function requireTicked(
  db: Database,
  branch: number,
  { places }: BodyOf<'closeDay'>,
  day: Day,
): Promise<void> {
  const errors: Record<string, FieldErrorCode> = {};
  for (const [at, { place, seen = [] }] of places.entries()) {
    if (seen.length === 0 || typeof place !== 'number') continue;
    const rows = await selectToTick(db, branch, place, day.lastClose?.last_entry ?? 0);
    const offered = new Set(rows.map(({ id }) => id));
    if (new Set(seen).size < seen.length) errors[`places.${at}.seen`] = 'duplicate';
    else if (!seen.every((id) => offered.has(id))) errors[`places.${at}.seen`] = 'notFound';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
