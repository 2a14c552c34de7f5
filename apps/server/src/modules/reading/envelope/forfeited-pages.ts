/** Derived transactions for the kept deposits of deleted events. D178 */
import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { todayIso } from '@digis/ethio-date';
import { duringDays } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import { branches } from '#db/tables/branches.ts';
import { clients, events } from '#db/tables/events.ts';
import { selectMoneyOfEvents } from '../../bookings/events/money/event-money.ts';
import type { Asked, JournalEntry } from './journal-pages.ts';

const PAGE_SIZE = 500;

const selectPage = (db: Database, { branch, days }: Asked, last: { at: Date; id: number }) =>
  db
    .select({
      id: events.id,
      at: events.archived_at,
      branch: branches.name,
      client: clients.full_name,
    })
    .from(events)
    .innerJoin(branches, eq(branches.id, events.branch_id))
    .innerJoin(clients, eq(clients.id, events.client_id))
    .where(
      and(
        isNotNull(events.archived_at),
        eq(events.withdrawn, false),
        duringDays(sql`${events.archived_at}`, days),
        branch === null ? undefined : eq(events.branch_id, branch),
        or(
          gt(events.archived_at, last.at),
          and(eq(events.archived_at, last.at), gt(events.id, last.id)),
        ),
      ),
    )
    .orderBy(asc(events.archived_at), asc(events.id))
    .limit(PAGE_SIZE);

export async function* forfeitedPages(tx: Database, asked: Asked): AsyncGenerator<JournalEntry[]> {
  let last = { at: new Date(0), id: 0 };
  for (;;) {
    const rows = await selectPage(tx, asked, last);
    const end = rows.at(-1);
    if (end?.at == null) return;
    const moneyOf = await selectMoneyOfEvents(
      tx,
      rows.map(({ id }) => id),
    );
    yield rows.flatMap(({ id, at, branch, client }): JournalEntry[] => {
      const { received, open } = moneyOf(id);
      const kept = received + Math.min(open, 0);
      if (at === null || kept <= 0) return [];
      return [
        {
          reference: `EV-${id}-D`,
          day: todayIso({ now: at.getTime() }),
          branch,
          words: `Derived: kept of deleted event ${id}`,
          about: client,
          isDerived: true,
          lines: [
            { kind: 'client_deposits', santim: kept },
            { kind: 'other_income', santim: -kept },
          ],
        },
      ];
    });
    last = { at: end.at, id: end.id };
  }
}
