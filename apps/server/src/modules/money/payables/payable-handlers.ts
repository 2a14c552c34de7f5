/** Lists debts, the largest first. D177 */
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import { sql } from 'drizzle-orm';
import { branchToRead } from '#auth/branch-scope.ts';
import type { Handlers } from '#contract/handler.ts';
import { prepared } from '#db/fast/statements.ts';
import { bookedForComing } from '../../books/journal/coming.ts';

interface PayableRow {
  kind: Schemas['Payable']['kind'];
  id: string;
  name: string;
  branch_id: string;
  branch: string;
  /** Santim, also `coming`. */
  owed: string;
  coming: string;
  settle_date: string | null;
}

const branchId = sql.placeholder('branch');
const isHere = sql`(${branchId}::bigint IS NULL OR branch_id = ${branchId}::bigint)`;

const payables = prepared(
  'payables',
  sql<PayableRow>`WITH coming AS MATERIALIZED ${bookedForComing},
  owing AS (
    SELECT CASE WHEN vendor_id IS NULL THEN 'employee' ELSE 'vendor' END AS kind, coalesce(vendor_id, employee_id) AS id,
      branch_id, out_total - in_total AS owed,
      greatest(0, least(out_total - in_total, coalesce(coming.booked, 0))) AS coming, NULL::date AS settle_date, NULL AS remark
    FROM accounts LEFT JOIN coming ON coming.account_id = accounts.id
    WHERE (vendor_id IS NOT NULL OR employee_id IS NOT NULL) AND out_total > in_total AND ${isHere}
    UNION ALL SELECT 'advance', id, branch_id, rest, 0, settle_date, remark
    FROM advances WHERE is_open AND transact_type = 'out' AND rest > 0 AND ${isHere}
  )
  SELECT owing.kind, owing.id, coalesce(v.name, em.full_name, owing.remark) AS name, owing.branch_id, b.name AS branch,
    owing.owed, coalesce(owing.coming, 0) AS coming, to_char(owing.settle_date, 'YYYY-MM-DD') AS settle_date
  FROM owing JOIN branches b ON b.id = owing.branch_id
    LEFT JOIN vendors v ON owing.kind = 'vendor' AND v.id = owing.id
    LEFT JOIN employees em ON owing.kind = 'employee' AND em.id = owing.id
  ORDER BY owing.owed DESC, owing.kind, owing.id, owing.branch_id`,
);

export const payableHandlers = {
  listPayables: async ({ db, scope, clock }, { query }) => {
    const branch = branchToRead(scope, query.branchId);
    const rows = await payables(db, { branch, now: clock.now().toISOString() });
    return { success: true, payables: rows.map(payableView), totals: totalsOf(rows) };
  },
} satisfies Handlers<'listPayables'>;

const birr = (santim: bigint | string): number => sumToBirr(BigInt(santim));

const payableView = ({
  kind,
  id,
  name,
  branch_id,
  branch,
  owed,
  coming,
  settle_date,
}: PayableRow): Schemas['Payable'] => ({
  kind,
  id: Number(id),
  name,
  branch: { id: Number(branch_id), name: branch },
  owed: birr(owed),
  earned: birr(BigInt(owed) - BigInt(coming)),
  coming: birr(coming),
  ...(settle_date !== null && { settle_date }),
});

function totalsOf(rows: readonly PayableRow[]): Schemas['PayableTotals'] {
  const sum = (of: 'owed' | 'coming') => rows.reduce((all, row) => all + BigInt(row[of]), 0n);
  const [owed, coming] = [sum('owed'), sum('coming')];
  return { owed: birr(owed), earned: birr(owed - coming), coming: birr(coming) };
}
