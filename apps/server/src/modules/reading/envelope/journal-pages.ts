// D178, I19
import { todayIso } from '@digis/ethio-date';
import { sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { instantAt, duringDays } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import { categoryOfCost, eventOfCost } from '../../money/costs/cost-tags.ts';
import type { FiscalDays } from './fiscal-period.ts';
import { type GlKind, glKindOf } from './accounts/gl-accounts.ts';
import { aboutOf, type EntryNames, wordsOf } from './entry-words.ts';

export interface Asked {
  branch: number | null;
  days: FiscalDays;
  now: Date;
}

interface JournalLine {
  kind: GlKind;
  /** Positive: debit. */
  santim: number;
}

export interface JournalEntry {
  /** At most twenty ASCII characters. */
  reference: string;
  day: string;
  branch: string;
  /** English. */
  words: string;
  /** As typed, in any language. */
  about: string;
  isDerived: boolean;
  /** Sums to zero. */
  lines: readonly JournalLine[];
}

const entry = sql`e`;

const PAGE_SIZE = 200;

interface Row extends EntryNames {
  id: string;
  number: number;
  branch_id: string;
  branch: string;
  created_at: string;
  dated: string | null;
  category: Schemas['CostCategory'] | null;
  lines: { account: string; place: string | null; amount: number }[];
}

/** Opening figures have a day of their own, so they are read in another order. */
interface Order {
  key: SQL;
  condition: SQL;
  begin: string;
}

const ordersOf = ({ days: { from, to } }: Asked): Order[] => [
  {
    key: sql`(e.facts ->> 'dated')`,
    condition: sql`e.record_type = 'opening' AND e.facts ->> 'dated' BETWEEN ${from} AND ${to}`,
    begin: from,
  },
  {
    key: sql`e.created_at`,
    condition: sql`e.record_type <> 'opening' AND ${duringDays(sql`e.created_at`, { from, to })}`,
    begin: instantAt(from, '00:00').toISOString(),
  },
];

const pageText = (
  { branch }: Asked,
  { key, condition }: Order,
  last: { key: string; id: string },
) => {
  const here = branch === null ? sql`` : sql`AND e.branch_id = ${branch}`;
  return sql`WITH page AS MATERIALIZED (
    SELECT e.*, ${key}::text AS page_key FROM entries e
    WHERE ${condition} ${here} AND ${key} >= ${last.key} AND (${key}, e.id) > (${last.key}, ${last.id}::bigint)
    ORDER BY ${key}, e.id LIMIT ${PAGE_SIZE}
  )
  SELECT e.id, e.number, e.branch_id, b.name AS branch, e.record_type, e.created_at::text, e.facts ->> 'dated' AS dated,
    coalesce(e.event_id, ${eventOfCost(entry)}) AS event_id, ${categoryOfCost(entry)} AS category, e.reverses_id, e.remark, e.page_key, c.full_name AS client, v.name AS vendor, w.full_name AS employee,
    e.facts ->> 'reference' AS bank_reference, e.facts ->> 'certificate_no' AS certificate_no,
    (SELECT json_agg(json_build_object('account', a.name, 'place', m.kind, 'amount', p.amount) ORDER BY p.id)
      FROM postings p JOIN accounts a ON a.id = p.account_id LEFT JOIN money_places m ON m.id = a.place_id
      WHERE p.entry_id = e.id) AS lines
  FROM page e JOIN branches b ON b.id = e.branch_id
    LEFT JOIN events ev ON ev.id = e.event_id LEFT JOIN clients c ON c.id = ev.client_id
    LEFT JOIN vendors v ON v.id = e.vendor_id LEFT JOIN employees w ON w.id = e.employee_id
  ORDER BY ${key}, e.id`;
};

const entryOf = (row: Row): JournalEntry => ({
  reference: `B${row.branch_id}-${row.number}`,
  day: row.dated ?? todayIso({ now: new Date(row.created_at).getTime() }),
  branch: row.branch,
  words: wordsOf(row),
  about: aboutOf(row),
  isDerived: false,
  lines: row.lines.map(({ account, place, amount }) => ({
    kind: glKindOf(account, place, row.category),
    santim: amount,
  })),
});

export async function* journalPages(tx: Database, asked: Asked): AsyncGenerator<JournalEntry[]> {
  for (const order of ordersOf(asked)) {
    let last = { key: order.begin, id: '0' };
    for (;;) {
      const { rows } = await tx.execute<Row & { page_key: string }>(pageText(asked, order, last));
      const end = rows.at(-1);
      if (end === undefined) break;
      yield rows.map(entryOf);
      if (rows.length < PAGE_SIZE) break;
      last = { key: end.page_key, id: end.id };
    }
  }
}
