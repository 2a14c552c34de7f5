import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { accounts, entries, entryNumbers, moneyPlaces, postings } from '#db/tables/journal.ts';
import { closedPlaces, closes } from '#db/tables/till.ts';
import type { MoneyPlaceRow } from '../../books/money-places/money-place-queries.ts';

export type CloseRow = typeof closes.$inferSelect;

/** Santim. */
export interface Totals {
  in_total: number;
  out_total: number;
  transferred: number;
}

/** Santim; opening + came_in - went_out + moved = book. */
interface Figures {
  opening: number;
  came_in: number;
  went_out: number;
  moved: number;
  book: number;
}

export interface PlaceOfDay extends Figures, Totals {
  place: MoneyPlaceRow | null;
}

export interface Day {
  /** 0 before the first. */
  lastEntry: number;
  lastClose: CloseRow | undefined;
  newest: Date | null;
  places: PlaceOfDay[];
}

const none: Totals = { in_total: 0, out_total: 0, transferred: 0 };

export async function selectDay(db: Database, branch: number): Promise<Day> {
  const [numbered] = await db
    .select({ last: entryNumbers.last, newest_at: entryNumbers.newest_at })
    .from(entryNumbers)
    .where(eq(entryNumbers.branch_id, branch));
  const lastClose = await selectLastClose(db, branch);
  const before = lastClose === undefined ? [] : await selectClosed(db, lastClose.id);
  const now = await selectTotals(db, branch);
  const places = await selectOpenPlaces(db, branch);
  const totalsOf = (rows: readonly ({ place_id: number | null } & Totals)[], id: number | null) =>
    rows.find(({ place_id }) => place_id === id) ?? none;
  return {
    lastEntry: numbered?.last ?? 0,
    lastClose,
    newest: latestOf(numbered?.newest_at, lastClose?.created_at),
    places: [null, ...places].map((place) => {
      const id = place?.id ?? null;
      const totals = totalsOf(now, id);
      return { place, ...figuresOf(totalsOf(before, id), totals), ...pick(totals) };
    }),
  };
}

const latestOf = (...instants: (Date | null | undefined)[]): Date | null =>
  instants.reduce<Date | null>(
    (latest, at) => (at && (!latest || at > latest) ? at : latest),
    null,
  );

export async function selectLastClose(db: Database, branch: number): Promise<CloseRow | undefined> {
  const [row] = await db
    .select()
    .from(closes)
    .where(eq(closes.branch_id, branch))
    .orderBy(desc(closes.number))
    .limit(1);
  return row;
}

const selectClosed = (db: Database, close: number) =>
  db.select().from(closedPlaces).where(eq(closedPlaces.close_id, close));

const selectTotals = (db: Database, branch: number) =>
  db
    .select({
      place_id: accounts.place_id,
      in_total: accounts.in_total,
      out_total: accounts.out_total,
      transferred: accounts.transferred,
    })
    .from(accounts)
    .where(and(eq(accounts.branch_id, branch), eq(accounts.is_cash, true)));

const selectOpenPlaces = (db: Database, branch: number): Promise<MoneyPlaceRow[]> =>
  db
    .select()
    .from(moneyPlaces)
    .where(
      and(
        isNull(moneyPlaces.archived_at),
        or(isNull(moneyPlaces.branch_id), eq(moneyPlaces.branch_id, branch)),
      ),
    )
    .orderBy(moneyPlaces.id);

const balanceOf = ({ in_total, out_total, transferred }: Totals): number =>
  in_total - out_total + transferred;

/** A correction lowers the total of its side; a negative total counts on the other side. */
function figuresOf(before: Totals, now: Totals): Figures {
  const came_in = now.in_total - before.in_total;
  const went_out = now.out_total - before.out_total;
  return {
    opening: balanceOf(before),
    came_in: Math.max(came_in, 0) + Math.max(-went_out, 0),
    went_out: Math.max(went_out, 0) + Math.max(-came_in, 0),
    moved: now.transferred - before.transferred,
    book: balanceOf(now),
  };
}

const pick = ({ in_total, out_total, transferred }: Totals): Totals => ({
  in_total,
  out_total,
  transferred,
});

const mostTicked = 200;

/** Only the postings of this branch, because branches share the place. */
export function selectToTick(db: Database, branch: number, place: number, lastEntry: number) {
  const there = sql`SELECT ${accounts.id} FROM ${accounts}
    WHERE ${accounts.is_cash} AND ${accounts.branch_id} = ${branch} AND ${accounts.place_id} = ${place}`;
  const seen = sql`SELECT max(p.id) FROM postings p JOIN entries e ON e.id = p.entry_id
    WHERE e.branch_id = ${branch} AND e.number = ${lastEntry}`;
  const moved = db
    .select({ id: postings.id, entry_id: postings.entry_id, amount: postings.amount })
    .from(postings)
    .where(
      sql`${postings.account_id} = ANY(ARRAY(${there})) AND ${postings.id} > coalesce((${seen}), 0)`,
    )
    .orderBy(desc(postings.account_id), desc(postings.id))
    .limit(mostTicked)
    .as('moved');
  return db
    .select({
      id: sql<number>`coalesce(${postings.id}, ${moved.id})`.mapWith(Number),
      book_no: postings.book_no,
      amount: moved.amount,
      entry: entries,
    })
    .from(moved)
    .innerJoin(entries, eq(entries.id, moved.entry_id))
    .leftJoin(postings, and(eq(postings.entry_id, moved.entry_id), isNotNull(postings.book)))
    .orderBy(desc(moved.id));
}
