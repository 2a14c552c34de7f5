/** The number of an agreement: of the branch's book, else of year and event. D162 */
import { count, eq, max, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { agreementBooks, agreements } from '#db/tables/agreements.ts';
import type { EventRow } from '#db/tables/events.ts';

export interface PaperNumber {
  /** The id of the branch whose book it is; null for a number of year and event. */
  book: number | null;
  book_no: number | null;
  earlier: number;
}

const selectNumbers = (db: Database, eventId: number) =>
  db
    .select({ book: agreements.book, book_no: agreements.book_no, papers: count() })
    .from(agreements)
    .where(eq(agreements.event_id, eventId))
    .groupBy(agreements.book, agreements.book_no);

async function lockNext(db: Database, branchId: number): Promise<number | null> {
  const [book] = await db
    .select({ next_no: agreementBooks.next_no })
    .from(agreementBooks)
    .where(eq(agreementBooks.branch_id, branchId))
    .for('no key update');
  return book?.next_no ?? null;
}

/** An event keeps its number in each book. Lock the event's row first. */
export async function takeNumber(
  db: Database,
  { id, branch_id }: Pick<EventRow, 'id' | 'branch_id'>,
): Promise<PaperNumber> {
  const numbers = await selectNumbers(db, id);
  const known =
    numbers.find(({ book }) => book === branch_id) ?? numbers.find(({ book }) => book === null);
  if (known !== undefined) {
    const { papers, ...number } = known;
    return { ...number, earlier: papers };
  }
  const next = await lockNext(db, branch_id);
  if (next === null) return { book: null, book_no: null, earlier: 0 };
  await setNextNumber(db, branch_id, next + 1);
  return { book: branch_id, book_no: next, earlier: 0 };
}

/** `next_no` null: number agreements by year and event. */
export async function setNextNumber(
  db: Database,
  branch_id: number,
  next_no: number | null,
): Promise<void> {
  await db
    .insert(agreementBooks)
    .values({ branch_id, next_no })
    .onConflictDoUpdate({ target: agreementBooks.branch_id, set: { next_no } });
}

export interface BookState {
  next: number | null;
  least: number;
}

export async function lockBook(db: Database, branchId: number): Promise<BookState> {
  const next = await lockNext(db, branchId);
  const [row] = await db
    .select({ last: max(agreements.book_no) })
    .from(agreements)
    .where(eq(agreements.book, branchId));
  return { next, least: (row?.last ?? 0) + 1 };
}

const last = sql<number | null>`(SELECT max(${agreements.book_no}) FROM ${agreements}
  WHERE ${agreements.book} = ${agreementBooks.branch_id})`;

export async function selectBooks(db: Database): Promise<ReadonlyMap<number, BookState>> {
  const { branch_id, next_no } = agreementBooks;
  const rows = await db.select({ branch_id, next_no, last }).from(agreementBooks);
  return new Map(
    rows.map((row) => [row.branch_id, { next: row.next_no, least: (row.last ?? 0) + 1 }]),
  );
}
