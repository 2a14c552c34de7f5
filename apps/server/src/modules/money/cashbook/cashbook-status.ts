/** Reads the totals of the accounts, so that the cost does not grow with the entries. D78, D86 */
import { sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import { can } from '#auth/require-permission.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { prepared } from '#db/fast/statements.ts';
import { accounts } from '#db/tables/journal.ts';
import { bookedForComing } from '../../books/journal/coming.ts';
import { balancesByPlace, placeBrief } from '../../books/money-places/money-place-queries.ts';
import { isCashOf } from './book/book-page.ts';

interface Figures {
  pending: string;
  advances: string;
  cash_in: string;
  cash_out: string;
  owed: string;
  coming: string;
}

const branchId = sql.placeholder('branch');

/** One statement: every cashier's screen polls it. */
const figuresWhere = (name: string, isHere: SQL, isCash: SQL) =>
  prepared(
    name,
    sql<Figures>`
    SELECT
      (SELECT count(*) FROM pending WHERE state = 'open' AND ${isHere}) AS pending,
      (SELECT count(*) FROM advances WHERE is_open AND ${isHere}) AS advances,
      cash.in_total AS cash_in, cash.out_total AS cash_out,
      (SELECT coalesce(sum(greatest(out_total - in_total, 0)), 0) FROM accounts WHERE vendor_id IS NOT NULL AND ${isHere})
        + (SELECT coalesce(sum(greatest(out_total - in_total, 0)), 0) FROM accounts WHERE employee_id IS NOT NULL AND ${isHere})
        + (SELECT coalesce(sum(rest), 0) FROM advances WHERE is_open AND transact_type = 'out' AND ${isHere}) AS owed,
      (SELECT coalesce(sum(greatest(0, least(out_total - in_total, coming.booked))), 0)
        FROM ${bookedForComing} coming JOIN accounts ON accounts.id = coming.account_id WHERE ${isHere}) AS coming
    FROM (
      SELECT coalesce(sum(in_total), 0) AS in_total, coalesce(sum(out_total), 0) AS out_total
      FROM ${accounts} WHERE ${isCash}
    ) cash`,
  );

const figuresOfBranch = figuresWhere(
  'cashbook_figures_of_branch',
  sql`branch_id = ${branchId}`,
  isCashOf(branchId),
);
const figuresOfAll = figuresWhere('cashbook_figures', sql`true`, isCashOf(null));

export async function statusOf(
  { db, user, clock }: Context,
  branch: number | null,
): Promise<Schemas['CashbookStatus']> {
  const now = clock.now().toISOString();
  const [row] =
    branch === null ? await figuresOfAll(db, { now }) : await figuresOfBranch(db, { branch, now });
  if (row === undefined) throw new Error('the cashbook has no figures');
  return {
    pendingCount: can(user, 'Cashbook Approve Pending Transaction') ? Number(row.pending) : 0,
    advanceCount: can(user, 'Cashbook Settle Advance Payment') ? Number(row.advances) : 0,
    ...(can(user, 'Cashbook View Balance') && {
      ...balancesOf(row),
      ...(await placesOf(db, branch)),
    }),
  };
}

/** D126: the places add up to the balance; omitted if there is only the branch's cash. */
async function placesOf(
  db: Database,
  branch: number | null,
): Promise<Pick<Schemas['CashbookStatus'], 'places'>> {
  const rows = await balancesByPlace(db, branch);
  if (rows.every(({ place }) => place === null)) return {};
  return {
    places: rows.map(({ place, balance }) => ({
      ...(place !== null && { place: placeBrief(place) }),
      balance: sumToBirr(balance),
    })),
  };
}

function balancesOf(row: Figures) {
  const totalIn = BigInt(row.cash_in);
  const totalOut = BigInt(row.cash_out);
  const owed = BigInt(row.owed);
  const coming = BigInt(row.coming);
  return {
    balance: sumToBirr(totalIn - totalOut),
    outstanding: sumToBirr(owed),
    earned: sumToBirr(owed - coming),
    coming: sumToBirr(coming),
    estimate: sumToBirr(totalIn - totalOut - owed),
    totalIn: sumToBirr(totalIn),
    totalOut: sumToBirr(totalOut),
  };
}
