/** Derived transactions: an event that has begun turns its deposit into sales. D178 */
import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import { todayOf } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import { branches } from '#db/tables/branches.ts';
import { clients, events } from '#db/tables/events.ts';
import { standOnDays } from '../../records/holds/hold.ts';
import type { Asked, JournalEntry } from './journal-pages.ts';

const PAGE_SIZE = 500;

const selectPage = (
  db: Database,
  { branch, days: { from, to }, now }: Asked,
  last: { day: string; id: number },
) =>
  db
    .select({
      id: events.id,
      day: events.event_date,
      total: events.total,
      vat: events.vat,
      branch: branches.name,
      client: clients.full_name,
    })
    .from(events)
    .innerJoin(branches, eq(branches.id, events.branch_id))
    .innerJoin(clients, eq(clients.id, events.client_id))
    .where(
      and(
        standOnDays({ branch, from, to, today: todayOf({ now: () => now }) }),
        lte(events.starts_at, now),
        gt(events.total, 0),
        or(
          gt(events.event_date, last.day),
          and(eq(events.event_date, last.day), gt(events.id, last.id)),
        ),
      ),
    )
    .orderBy(asc(events.event_date), asc(events.id))
    .limit(PAGE_SIZE);

type Row = Awaited<ReturnType<typeof selectPage>>[number];

const entryOf = ({ id, day, total, vat, branch, client }: Row): JournalEntry => ({
  reference: `EV-${id}`,
  day,
  branch,
  words: `Derived: sales of event ${id}`,
  about: client,
  isDerived: true,
  lines: [
    { kind: 'client_deposits', santim: total },
    { kind: 'sales', santim: vat - total },
    ...(vat === 0 ? [] : [{ kind: 'vat' as const, santim: -vat }]),
  ],
});

export async function* derivedPages(tx: Database, asked: Asked): AsyncGenerator<JournalEntry[]> {
  let last = { day: asked.days.from, id: 0 };
  for (;;) {
    const rows = await selectPage(tx, asked, last);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows.map(entryOf);
    last = end;
  }
}
