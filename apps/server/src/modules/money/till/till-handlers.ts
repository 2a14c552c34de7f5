// D128
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr, toBirr } from '@digis/domain';
import { and, eq } from 'drizzle-orm';
import { branchToBook, branchToRead } from '#auth/branch-scope.ts';
import { can } from '#auth/require-permission.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { exactSum } from '#db/fast/statements.ts';
import { pending } from '#db/tables/journal.ts';
import { bookedView } from '../../books/journal/booked-view.ts';
import { isNotes, placeBrief } from '../../books/money-places/money-place-queries.ts';
import { bookLater } from './booked-later.ts';
import { closeDay } from './close-day.ts';
import { figuresView, listCloses } from './close-view.ts';
import { type Day, type PlaceOfDay, selectDay, selectToTick } from './open-day.ts';

export const tillHandlers = {
  listCloses: async (context, { query }) => {
    const branch = branchToRead(context.scope, query.branchId);
    const isFirst = query.id === undefined && query.cursor === undefined;
    return {
      success: true,
      ...(await listCloses(context, branch, query)),
      ...(branch !== null && isFirst && { now: await readDay(context, branch) }),
    };
  },

  closeDay: (context, { query, body }) =>
    closeDay(context, branchToBook(context.scope, query.branchId), body),

  bookDifference: async (context, { body }) => ({
    success: true,
    ...bookedView(context, await bookLater(context, body)),
  }),
} satisfies Handlers<'listCloses' | 'closeDay' | 'bookDifference'>;

async function readDay(context: Context, branch: number): Promise<Schemas['OpenDay']> {
  const { db } = context;
  const day = await selectDay(db, branch);
  const places = [];
  for (const place of day.places) places.push(await openPlace(context, branch, day, place));
  const [waiting] = await db
    .select({ count: db.$count(pending, isWaiting(branch)), amount: exactSum(pending.amount) })
    .from(pending)
    .where(isWaiting(branch));
  return {
    last_entry: day.lastEntry,
    ...(day.lastClose && { last_close: day.lastClose.created_at.toISOString() }),
    places,
    waiting: { count: waiting?.count ?? 0, amount: sumToBirr(waiting?.amount ?? 0n) },
  };
}

const isWaiting = (branch: number) =>
  and(eq(pending.branch_id, branch), eq(pending.state, 'open'), eq(pending.transact_type, 'in'));

async function openPlace(
  { db, user }: Context,
  branch: number,
  day: Day,
  { place, ...figures }: PlaceOfDay,
): Promise<Schemas['OpenPlace']> {
  const isShared = !isNotes(place) && place?.branch_id === null;
  return {
    ...(place !== null && { place: placeBrief(place) }),
    ...(isShared && { is_shared: true }),
    ...(can(user, 'Cashbook View Balance') && figuresView(figures)),
    ...(isShared && {
      entries: await toTick(db, branch, place.id, day.lastClose?.last_entry ?? 0),
    }),
  };
}

async function toTick(...asked: Parameters<typeof selectToTick>) {
  const rows = await selectToTick(...asked);
  return rows.map(({ id, book_no, amount, entry }) => ({
    id,
    ...(book_no !== null && { book_no }),
    amount: toBirr(Math.abs(amount)),
    transact_type: amount > 0 ? ('in' as const) : ('out' as const),
    createdAt: entry.created_at.toISOString(),
    ...(entry.facts.reference !== undefined && { reference: entry.facts.reference }),
    ...(entry.remark !== '' && { remark: entry.remark }),
  }));
}
