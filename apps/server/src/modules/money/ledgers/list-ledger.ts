import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { entries, postings } from '#db/tables/journal.ts';
import {
  correctionView,
  type LinksOfEntry,
  linksOfEntry,
  linkView,
} from '../../books/journal/correction-links.ts';
import { placeIn } from '../../books/money-places/money-place-queries.ts';
import { shownFacts } from '../../books/journal/movement-facts.ts';
import { selectEventBriefs, type EventBrief } from '../../bookings/events/event-briefs.ts';
import { isUnseen, nextOf, skippedRows, type PageQuery } from '#db/id-page.ts';

type LedgerEntry = Schemas['LedgerEntry'];

export interface LedgerPage {
  ledger: LedgerEntry[];
  next?: string;
}

interface LedgerQuery extends PageQuery {
  type: 'in' | 'out';
  pageSize: number;
}

export async function listLedger(
  db: Database,
  accountIds: readonly number[],
  query: LedgerQuery,
): Promise<LedgerPage> {
  if (accountIds.length === 0) return { ledger: [] };
  const rows = await db
    .select({
      id: postings.id,
      amount: postings.amount,
      entry: entries,
      balance: owedAfter(accountIds, sql`${postings.id}`),
      place: placeIn(entries.facts),
      ...linksOfEntry,
    })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .where(
      and(
        inArray(postings.account_id, [...accountIds]),
        eq(postings.transact_type, query.type),
        isUnseen(postings.id, query),
      ),
    )
    .orderBy(desc(postings.id))
    .limit(query.pageSize)
    .offset(skippedRows(query, query.pageSize));
  const briefs = await selectEventBriefs(
    db,
    rows.map(({ entry }) => entry.event_id),
  );
  return {
    ledger: rows.map((row) => entryView(row, query.type, briefs)),
    ...nextOf(rows, query.pageSize),
  };
}

interface LedgerRow extends LinksOfEntry {
  id: number;
  amount: number;
  entry: typeof entries.$inferSelect;
  /** Santim. */
  balance: number;
  place: Schemas['PlaceBrief'] | null;
}

/** Santim owed on all these accounts. */
export const owedAfter = (accountIds: readonly number[], posting: SQL) =>
  sql`(SELECT coalesce(-sum(latest.balance_after), 0) FROM unnest(ARRAY[${sql.join([...accountIds], sql`, `)}]::bigint[]) one(id)
    CROSS JOIN LATERAL (SELECT p.balance_after FROM postings p
      WHERE p.account_id = one.id AND p.id <= ${posting} ORDER BY p.id DESC LIMIT 1) latest)`.mapWith(
    Number,
  );

/** Debts: negative in the journal, positive in a ledger; corrections keep their sign. */
function entryView(
  { id, amount, entry, balance, place, ...links }: LedgerRow,
  side: 'in' | 'out',
  briefs: ReadonlyMap<number, EventBrief>,
): LedgerEntry {
  const event = entry.event_id === null ? undefined : briefs.get(entry.event_id);
  const isOpened = entry.record_type === 'opening' && entry.reverses_id === null;
  const source = isOpened
    ? 'opening'
    : entry.reverses_id === null
      ? sourceOf(event, entry.remark)
      : 'adjustment';
  return {
    id,
    amount: toBirr(side === 'in' ? -amount : amount),
    createdAt: entry.created_at.toISOString(),
    transact_type: side,
    ...(event && { event: { client: event.client, et_date: event.et_date } }),
    ...shownFacts(entry, place),
    ...(source !== '' && { source }),
    balance_after: toBirr(balance),
    ...(side === 'out' && links.record !== null && { record: linkView(links.record) }),
    ...correctionView(links, amount),
  };
}

const sourceOf = (event: EventBrief | undefined, remark: string): string =>
  event === undefined ? remark : `${event.client.full_name}, ${event.event_date.slice(0, 10)}`;
