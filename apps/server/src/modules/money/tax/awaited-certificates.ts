/** Events that still wait for a certificate: at most the withheld tax is unpaid. D171 */
import { isStanding } from '../../records/holds/hold.ts';
import type { Schemas } from '@digis/api-client/contract';
import { type DatedRule, toBirr, withholdingOf } from '@digis/domain';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { todayOf } from '#base/addis-days.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { branches } from '#db/tables/branches.ts';
import { clients, type EventRow, events } from '#db/tables/events.ts';
import { selectEventBriefs } from '../../bookings/events/event-briefs.ts';
import { leftInSql, leftOf } from '#modules/records/owed/left.ts';
import { selectRules } from '../../bookings/tax-rules/tax-rule-queries.ts';

const hasNoCertificate = sql`NOT EXISTS (SELECT FROM entries e JOIN certificate_numbers c ON c.entry_id = e.id
  WHERE e.event_id = ${events.id})`;

const selectOwing = (db: Database, branch: number | null, now: Date, today: string) =>
  db
    .select({ event: events, branch: { id: branches.id, name: branches.name } })
    .from(events)
    .innerJoin(branches, eq(branches.id, events.branch_id))
    .innerJoin(clients, and(eq(clients.id, events.client_id), eq(clients.withholds, true)))
    .where(
      and(
        sql`${leftInSql} > 0`,
        isNull(events.archived_at),
        isStanding(today),
        lte(events.starts_at, now),
        branch === null ? undefined : eq(events.branch_id, branch),
        hasNoCertificate,
      ),
    )
    .orderBy(asc(events.starts_at), asc(events.id));

const taxOfEvent = (rules: readonly DatedRule[], { total, vat, event_date: day }: EventRow) =>
  withholdingOf(rules, { net: toBirr(total - vat), day });

export async function selectAwaited(
  { db, clock }: Context,
  branch: number | null,
): Promise<Schemas['AwaitedCertificate'][]> {
  const rules = await selectRules(db);
  const rows = (await selectOwing(db, branch, clock.now(), todayOf(clock))).filter(
    ({ event }) => toBirr(leftOf(event)) <= taxOfEvent(rules, event),
  );
  const briefs = await selectEventBriefs(
    db,
    rows.map(({ event }) => event.id),
  );
  return rows.flatMap(({ event, branch: of }) => {
    const brief = briefs.get(event.id);
    return brief === undefined
      ? []
      : [{ event: brief, branch: of, proposed: taxOfEvent(rules, event) }];
  });
}
