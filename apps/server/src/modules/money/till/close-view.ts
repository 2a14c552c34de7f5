// D86, D128
import { and, asc, desc, eq, gt, isNotNull, lt, not, sql } from 'drizzle-orm';
import { operations, type QueryOf, type Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { can } from '#auth/require-permission.ts';
import { endOfTillDay } from '#base/addis-days.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { branches } from '#db/tables/branches.ts';
import { entries, moneyPlaces, postings } from '#db/tables/journal.ts';
import { closedPlaces, closes } from '#db/tables/till.ts';
import { users } from '#db/tables/users.ts';
import { isUnseen, nextOf } from '#db/id-page.ts';
import { linkView } from '../../books/journal/correction-links.ts';
import { placeBrief } from '../../books/money-places/money-place-queries.ts';
import { nameColumns, namedUser } from '../../records/users/user-names.ts';
import type { Closed } from './counts.ts';
import type { CloseRow, PlaceOfDay } from './open-day.ts';
import { bookingEntry } from './booked-later.ts';

const { pageSize } = operations.listCloses;

/** Without View Balance: only figures of counted places, for the closing user. */
export function closeView(
  { user }: Pick<Context, 'user'>,
  { day, last_entry }: Pick<CloseRow, 'day' | 'last_entry'>,
  places: readonly (Closed & { booked?: Schemas['EntryLink'] })[],
  closer: number = user.id,
): Schemas['Close'] {
  const hasBalance = can(user, 'Cashbook View Balance');
  return {
    day,
    last_entry,
    places: places.map((place) =>
      placeView(place, hasBalance || (place.counted !== null && closer === user.id)),
    ),
  };
}

const placeView = (
  {
    place,
    counted,
    notes,
    coins,
    seen,
    booked,
    ...figures
  }: Closed & {
    booked?: Schemas['EntryLink'];
  },
  hasFigures: boolean,
): Schemas['ClosedPlace'] => ({
  ...(place !== null && { place: placeBrief(place) }),
  ...(hasFigures && figuresView(figures)),
  ...(counted !== null && { counted: toBirr(counted) }),
  ...(hasFigures && counted !== null && { difference: toBirr(counted - figures.book) }),
  ...(booked && { booked }),
  ...(notes.length > 0 && { notes }),
  ...(coins !== 0 && { coins: toBirr(coins) }),
  ...(seen.length > 0 && { seen }),
});

type Figures = Pick<PlaceOfDay, 'opening' | 'came_in' | 'went_out' | 'moved' | 'book'>;

export const figuresView = ({ opening, came_in, went_out, moved, book }: Figures) => ({
  opening: toBirr(opening),
  came_in: toBirr(came_in),
  went_out: toBirr(went_out),
  moved: toBirr(moved),
  book: toBirr(book),
});

const selectCloses = (db: Database) =>
  db
    .select({
      id: closes.id,
      close: closes,
      closer: nameColumns(users),
      branch: { id: branches.id, name: branches.name },
    })
    .from(closes)
    .innerJoin(users, eq(users.id, closes.created_by))
    .innerJoin(branches, eq(branches.id, closes.branch_id));

type Found = Awaited<ReturnType<typeof selectCloses>>[number];

export async function listCloses(
  context: Context,
  branch: number | null,
  query: QueryOf<'listCloses'>,
): Promise<{ closes: Schemas['Close'][]; next?: string }> {
  const { db } = context;
  const rows = await selectCloses(db)
    .where(
      and(
        branch === null ? undefined : eq(closes.branch_id, branch),
        query.id === undefined ? undefined : eq(closes.id, query.id),
        isUnseen(closes.id, query),
      ),
    )
    .orderBy(desc(closes.id))
    .limit(pageSize);
  const found = [];
  for (const row of rows) found.push(await viewOf(context, row));
  return { closes: found, ...nextOf(rows, pageSize) };
}

export async function readClose(context: Context, id: number): Promise<Schemas['Close']> {
  const [row] = await selectCloses(context.db).where(eq(closes.id, id));
  if (row === undefined) throw new Error('a close is gone');
  return viewOf(context, row);
}

async function viewOf(context: Context, row: Found): Promise<Schemas['Close']> {
  const { close, closer, branch } = row;
  const later = await selectLater(context.db, close);
  return {
    id: close.id,
    number: close.number,
    ...closeView(context, close, await selectPlaces(context.db, close), close.created_by),
    createdAt: close.created_at.toISOString(),
    ...namedUser(closer),
    ...(close.remark !== '' && { remark: close.remark }),
    branch,
    ...(later.length > 0 && { later: later.map(linkView) }),
  };
}

async function selectPlaces(db: Database, close: CloseRow) {
  const rows = await db
    .select({
      row: closedPlaces,
      place: moneyPlaces,
      booked: { id: postings.id, book_no: postings.book_no },
    })
    .from(closedPlaces)
    .leftJoin(moneyPlaces, eq(moneyPlaces.id, closedPlaces.place_id))
    .leftJoin(
      postings,
      and(eq(postings.entry_id, bookingEntry(close, closedPlaces)), isNotNull(postings.book)),
    )
    .where(eq(closedPlaces.close_id, close.id))
    .orderBy(asc(closedPlaces.id));
  return rows.map(({ row, place, booked }) => ({
    ...row,
    place,
    ...(booked !== null && { booked: linkView(booked) }),
  }));
}

const mostLater = 200;

function selectLater(db: Database, { branch_id, day, last_entry, number }: CloseRow) {
  return db
    .select({ id: postings.id, book_no: postings.book_no })
    .from(entries)
    .innerJoin(postings, and(eq(postings.entry_id, entries.id), isNotNull(postings.book)))
    .where(
      and(
        eq(entries.branch_id, branch_id),
        gt(entries.number, last_entry),
        lt(entries.number, last_entry + mostLater),
        lt(entries.created_at, endOfTillDay(day)),
        not(sql`coalesce((${entries.facts} ->> 'close')::int = ${number}, false)`),
      ),
    )
    .orderBy(asc(entries.number));
}
