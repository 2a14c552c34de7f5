/** Refuses above the day's capacity, or asks. D122 */
import { todayOf } from '#base/addis-days.ts';
import type { Schemas } from '@digis/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { hashSalts } from '#db/locks.ts';
import type { BranchRow } from '../../records/branches/branch-queries.ts';

import { selectSettings } from '../../records/settings/setting-queries.ts';
import { branches } from '#db/tables/branches.ts';
import type { EventRow } from '#db/tables/events.ts';
import { type DayLoad, limitsOf, selectLoads } from './day-loads.ts';
import { isHoldOver } from '../../records/holds/hold.ts';

interface Wanted {
  id?: number;
  event_date: string;
  num_of_people: number;
  additional_plates?: number | undefined;
}

/** Serialises a day's bookings; lock event or branch first. */
const lockDay = (db: Database, branch: number, day: string) =>
  db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${branch} ${day}`}, ${hashSalts.branchDay}))`,
  );

const isOver = (load: DayLoad): boolean =>
  load.events > (load.max_events ?? Infinity) || load.people > (load.max_people ?? Infinity);

/** @returns the day's load if it exceeds the capacity and the user confirmed it, else null */
export async function requireRoom(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  branch: BranchRow,
  wanted: Wanted,
  isConfirmed: boolean,
): Promise<DayLoad | null> {
  if (branch.max_events === null && branch.max_people === null) return null;
  await lockDay(db, branch.id, wanted.event_date);
  const load = await loadWith(db, branch, wanted, todayOf(clock));
  if (!isOver(load)) return null;
  const { capacity_mode } = await selectSettings(db);
  if (!isConfirmed || capacity_mode === 'forbid')
    throw new AppError('CAPACITY', { capacity: load });
  return load;
}

/** Never refuses: money revived an event after its hold. D123 */
export async function overfilledBy(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  event: EventRow,
): Promise<DayLoad | null> {
  const today = todayOf(clock);
  if (!isHoldOver(event, today)) return null;
  const [branch] = await db.select().from(branches).where(eq(branches.id, event.branch_id));
  if (branch === undefined) return null;
  const load = await loadWith(db, branch, event, today);
  return isOver(load) ? load : null;
}

async function loadWith(
  db: Database,
  branch: Pick<BranchRow, 'id' | 'max_events' | 'max_people'>,
  { id, event_date, num_of_people, additional_plates = 0 }: Wanted,
  today: string,
): Promise<DayLoad> {
  const question = { branch: branch.id, from: event_date, to: event_date, today };
  const loads = await selectLoads(db, id === undefined ? question : { ...question, without: id });
  const { events, people, holds } = loads.get(event_date) ?? { events: 0, people: 0, holds: 0 };
  return {
    date: event_date,
    events: events + 1,
    people: people + num_of_people + additional_plates,
    holds,
    ...limitsOf(branch),
  };
}

export const overfilled = ({
  events,
  max_events,
  people,
  max_people,
}: DayLoad): Schemas['LogChange'] => ({
  field: 'capacity',
  before: [max_events, max_people].map((most) => most ?? '–').join(' / '),
  after: `${events} / ${people}`,
});
