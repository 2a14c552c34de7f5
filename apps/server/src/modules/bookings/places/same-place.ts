/** Asks about two events at a place within six hours. D180 */
import { and, asc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { eventDateTime } from '#base/addis-days.ts';
import { AppError } from '#base/errors.ts';
import { hashSalts } from '#db/locks.ts';
import type { Database } from '#db/open-database.ts';
import { inOnePacket } from '#db/fast/pipelined-session.ts';
import { prepared } from '#db/fast/statements.ts';
import { isStanding } from '../../records/holds/hold.ts';
import { clients, type EventRow, events } from '#db/tables/events.ts';

const hoursApart = 6;

type Held = Pick<EventRow, 'venue' | 'branch_id' | 'starts_at'> & { id?: number };

/** Not per day: a night continues into the next. */
const lockPlace = prepared(
  'lock_place',
  sql`SELECT pg_advisory_xact_lock(hashtextextended(
    ${sql.placeholder('branch')}::text || ' ' || fold_homophones(${sql.placeholder('venue')}), ${sql.raw(String(hashSalts.branchPlace))}))`,
);

export async function requireFreePlace(
  db: Database,
  { id, venue, branch_id, starts_at }: Held,
  isConfirmed: boolean,
  today: string,
): Promise<void> {
  if (venue === '') return;
  const away = hoursApart * 3_600_000;
  const taken = db
    .select({ event: events, client: clients.full_name })
    .from(events)
    .innerJoin(clients, eq(clients.id, events.client_id))
    .where(
      and(
        eq(events.branch_id, branch_id),
        ne(events.venue, ''),
        sql`fold_homophones(${events.venue}) = fold_homophones(${venue})`,
        gt(events.starts_at, new Date(starts_at.getTime() - away)),
        lt(events.starts_at, new Date(starts_at.getTime() + away)),
        isNull(events.archived_at),
        isStanding(today),
        id === undefined ? undefined : ne(events.id, id),
      ),
    )
    .orderBy(asc(events.starts_at), asc(events.id));
  const { rows } = await inOnePacket({
    lock: lockPlace(db, { branch: branch_id, venue }),
    rows: taken,
  });
  if (rows.length === 0 || isConfirmed) return;
  throw new AppError('PLACE', {
    places: rows.map(({ event, client }) => ({
      eventId: event.id,
      client,
      event_date: eventDateTime(event),
      time: event.time,
      venue: event.venue,
    })),
  });
}
