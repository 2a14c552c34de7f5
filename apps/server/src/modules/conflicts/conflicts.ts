/** Scheduling conflicts: people assigned to another event at about the same time, and whether that prevents a booking. */
import { and, asc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import type { Scope } from '../../auth/branch-scope.ts';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { clients, type EventRow, events } from '../../db/tables/events.ts';
import {
  employeeAssignments,
  employees,
  vendorAssignments,
  vendors,
} from '../../db/tables/people.ts';
import { AppError } from '../../base/errors.ts';
import { eventDateTime, todayOf } from '../../base/addis-days.ts';
import { isStanding } from '../capacity/hold.ts';
import { selectSettings } from '../settings/setting-queries.ts';

type Conflict = Schemas['Conflict'];

export interface Clash {
  id: number;
  name: string;
  event: EventRow;
  client: string;
}

/** How near is too near, and the day on which kept days are on or have ended. */
export interface Nearness {
  hours: number;
  today: string;
}

/** Live events that begin less than the given hours apart. */
const clashesWith = ({ id, starts_at }: EventRow, { hours, today }: Nearness) => {
  const away = hours * 3_600_000;
  return and(
    ne(events.id, id),
    isNull(events.archived_at),
    isStanding(today),
    gt(events.starts_at, new Date(starts_at.getTime() - away)),
    lt(events.starts_at, new Date(starts_at.getTime() + away)),
  );
};

export const selectEmployeeClashes = (
  db: Database,
  event: EventRow,
  ids: readonly number[],
  near: Nearness,
): Promise<Clash[]> =>
  db
    .select({
      id: employees.id,
      name: employees.full_name,
      event: events,
      client: clients.full_name,
    })
    .from(employeeAssignments)
    .innerJoin(employees, eq(employees.id, employeeAssignments.employee_id))
    .innerJoin(events, eq(events.id, employeeAssignments.event_id))
    .innerJoin(clients, eq(clients.id, events.client_id))
    .where(and(inArray(employees.id, [...ids]), employeeAssignments.came, clashesWith(event, near)))
    .orderBy(asc(employees.id), asc(events.starts_at));

/** A vendor who is paid per person delivers goods; one with a fixed price attends and can be at one event only. */
export const selectVendorClashes = (
  db: Database,
  event: EventRow,
  ids: readonly number[],
  near: Nearness,
): Promise<Clash[]> =>
  db
    .select({ id: vendors.id, name: vendors.name, event: events, client: clients.full_name })
    .from(vendorAssignments)
    .innerJoin(vendors, eq(vendors.id, vendorAssignments.vendor_id))
    .innerJoin(events, eq(events.id, vendorAssignments.event_id))
    .innerJoin(clients, eq(clients.id, events.client_id))
    .where(
      and(inArray(vendors.id, [...ids]), eq(vendors.pricing, 'fixed'), clashesWith(event, near)),
    )
    .orderBy(asc(vendors.id), asc(events.starts_at));

/** SPEC: D149, of another branch's event staff learn the hour, nothing else. */
export const conflictOf = ({ id, name, event, client }: Clash, { branchId }: Scope): Conflict => ({
  id,
  name,
  event_date: eventDateTime(event),
  time: event.time,
  ...((branchId === null || branchId === event.branch_id) && { eventId: event.id, client }),
});

/** The conflicts that were overridden, for the log. */
export async function requireNoConflict(
  { db, scope, clock }: Pick<Context, 'db' | 'scope' | 'clock'>,
  isForced: boolean,
  select: (near: Nearness) => Promise<Clash[]>,
): Promise<Conflict[]> {
  const { conflict_hours, conflict_mode } = await selectSettings(db);
  const clashes = await select({ hours: Number(conflict_hours), today: todayOf(clock) });
  const conflicts = clashes.map((clash) => conflictOf(clash, scope));
  if (conflicts.length > 0 && (!isForced || conflict_mode === 'forbid')) {
    throw new AppError('CONFLICTS', { conflicts });
  }
  return conflicts;
}

/** The log's text about people who are booked twice at that time, because the user confirmed it. */
export const forcedChange = ({ name, client, time }: Conflict): Schemas['LogChange'] => ({
  field: 'force',
  before: client === undefined ? time : `${client}, ${time}`,
  after: name,
});
