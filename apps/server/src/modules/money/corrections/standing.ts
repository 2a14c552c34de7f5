import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { accounts, entries, postings } from '#db/tables/journal.ts';
import type { Account } from '../../books/journal/accounts.ts';
import type { Movement } from '../../books/journal/movement.ts';

export type EntryRow = typeof entries.$inferSelect;

export interface Standing extends Account {
  /** false: the other side of a transfer. */
  isShown: boolean;
  /** Signed santim. */
  left: number;
  side: 'in' | 'out';
}

export async function selectEntryOf(db: Database, posting: number): Promise<EntryRow | undefined> {
  const [row] = await db
    .select({ entry: entries })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .where(eq(postings.id, posting));
  return row?.entry;
}

export async function selectStanding(db: Database, entry: number): Promise<Standing[]> {
  const { rows } = await db.execute<{
    name: string;
    branch_id: string | null;
    event_id: string | null;
    vendor_id: string | null;
    employee_id: string | null;
    petty_id: string | null;
    place_id: string | null;
    is_cash: boolean;
    is_shown: boolean;
    left: string;
    side: 'in' | 'out';
  }>(sql`SELECT ${accounts.name}, ${accounts.branch_id}, ${accounts.event_id}, ${accounts.vendor_id},
      ${accounts.employee_id}, ${accounts.petty_id}, ${accounts.place_id}, ${accounts.is_cash},
      bool_or(${postings.book} IS NOT NULL) AS is_shown, sum(${postings.amount}) AS left,
      min(${postings.transact_type}) FILTER (WHERE ${entries.id} = ${entry}) AS side
    FROM ${entries} JOIN ${postings} ON ${postings.entry_id} = ${entries.id}
      JOIN ${accounts} ON ${accounts.id} = ${postings.account_id}
    WHERE ${entries.id} = ${entry} OR ${entries.reverses_id} = ${entry} AND ${entries.record_type} <> 'accrual'
    GROUP BY ${accounts.id} ORDER BY ${accounts.name} COLLATE "C"`);
  return rows.map(({ name, left, side, is_cash, is_shown, ...ids }) => ({
    name,
    left: Number(left),
    side,
    is_cash,
    isShown: is_shown,
    ...Object.fromEntries(
      Object.entries(ids).flatMap(([key, id]) => (id === null ? [] : [[key, Number(id)]])),
    ),
  }));
}

const isWithheld = ({ name }: Standing): boolean => name.startsWith('withheld:');

const openedOf = (standing: readonly Standing[]): Standing | undefined =>
  standing.some(isOpening) ? standing.find((one) => !isOpening(one)) : undefined;

const isOpening = ({ name }: Standing): boolean => name.startsWith('opening:');

/** The book's cash, else petty cash, withheld tax or opened account. */
export function mainOf(standing: readonly Standing[]): Standing {
  const main =
    standing.find(({ isShown }) => isShown) ??
    standing.find(({ petty_id }) => petty_id) ??
    standing.find(isWithheld) ??
    openedOf(standing);
  if (main === undefined)
    throw new Error('an entry moved neither a book nor a box, a tax or an opening');
  return main;
}

const isSalary = ({ name }: Standing): boolean => name.startsWith('expense:salary');

/** `by`: santim. Salary first, because it was paid twice. */
export function takeBack(standing: readonly Standing[], by: number): Movement[] {
  const main = mainOf(standing);
  if (by === Math.abs(main.left)) return standing.flatMap((one) => partOf(one, Math.abs(one.left)));
  let rest = by;
  const others = standing
    .filter(({ left }) => left !== 0 && left > 0 !== main.left > 0)
    .toSorted((a, b) => Number(isSalary(b)) - Number(isSalary(a)))
    .flatMap((one) => {
      const part = Math.min(rest, Math.abs(one.left));
      rest -= part;
      return partOf(one, part);
    });
  return [...partOf(main, by), ...others];
}

function partOf({ left, side, isShown: _shown, ...account }: Standing, part: number): Movement[] {
  return part === 0 ? [] : [{ account, amount: left > 0 ? -part : part, side, takesBack: true }];
}

export const salaryIn = (movements: readonly Movement[]): number =>
  movements
    .filter(({ account }) => account.name.startsWith('expense:salary'))
    .reduce((sum, { amount }) => sum - amount, 0);
