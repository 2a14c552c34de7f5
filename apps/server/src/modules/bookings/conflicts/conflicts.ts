import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Schemas } from '@digis/api-client/contract';
import type { Scope } from '#auth/branch-scope.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { clients, type EventRow, events } from '#db/tables/events.ts';
import { employeeAssignments, employees, vendorAssignments, vendors } from '#db/tables/people.ts';
import { AppError } from '#base/errors.ts';
import { eventDateTime, todayOf } from '#base/addis-days.ts';
import { isStanding } from '../../records/holds/hold.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';

type Conflict = Schemas['Conflict'];

export interface Clash {
  id: number;
  name: string;
  event: EventRow;
  client: string;
}

/** `today` decides which holds have ended. */
export interface Nearness {
  hours: number;
  today: string;
  most?: number;
}

interface Assigned {
  table: SQLWrapper;
  event: PgColumn;
  person: PgColumn;
  condition?: SQLWrapper;
}

/** Indexes alone: a join would walk the index per id. */
function clashesWith(
  { id, starts_at }: EventRow,
  { table, event, person, condition = sql`true` }: Assigned,
  ids: readonly number[],
  { hours, today, most }: Nearness,
): SQL {
  const away = hours * 3_600_000;
  const isNear = and(
    ne(events.id, id),
    isNull(events.archived_at),
    isStanding(today),
    gt(events.starts_at, new Date(starts_at.getTime() - away)),
    lt(events.starts_at, new Date(starts_at.getTime() + away)),
  );
  return sql`(WITH near AS MATERIALIZED (SELECT ${events.id}, ${events.starts_at} FROM ${events} WHERE ${isNear}),
      work AS MATERIALIZED (SELECT ${person} AS person, ${event} AS event_id FROM ${table}
        WHERE ${event} = ANY(ARRAY(SELECT id FROM near)) AND ${inArray(person, [...ids])} AND ${condition})
    SELECT person, event_id FROM (SELECT person, event_id,
        row_number() OVER (PARTITION BY person ORDER BY near.starts_at, event_id) AS nth
      FROM work JOIN near ON near.id = event_id) counted
    WHERE nth <= coalesce(${most ?? null}::int, nth)) clash`;
}

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
    .from(clashesWith(event, staffed, ids, near))
    .innerJoin(employees, sql`${employees.id} = clash.person`)
    .innerJoin(events, sql`${events.id} = clash.event_id`)
    .innerJoin(clients, eq(clients.id, events.client_id))
    .orderBy(asc(employees.id), asc(events.starts_at), asc(events.id));

const staffed: Assigned = {
  table: employeeAssignments,
  event: employeeAssignments.event_id,
  person: employeeAssignments.employee_id,
  condition: employeeAssignments.came,
};

/** A vendor paid per person only delivers. */
export const selectVendorClashes = (
  db: Database,
  event: EventRow,
  ids: readonly number[],
  near: Nearness,
): Promise<Clash[]> =>
  db
    .select({ id: vendors.id, name: vendors.name, event: events, client: clients.full_name })
    .from(clashesWith(event, supplied, ids, near))
    .innerJoin(vendors, and(sql`${vendors.id} = clash.person`, eq(vendors.pricing, 'fixed')))
    .innerJoin(events, sql`${events.id} = clash.event_id`)
    .innerJoin(clients, eq(clients.id, events.client_id))
    .orderBy(asc(vendors.id), asc(events.starts_at), asc(events.id));

const supplied: Assigned = {
  table: vendorAssignments,
  event: vendorAssignments.event_id,
  person: vendorAssignments.vendor_id,
};

/** D149: staff learn only the hour of another branch's event. */
export const conflictOf = ({ id, name, event, client }: Clash, { branchId }: Scope): Conflict => ({
  id,
  name,
  event_date: eventDateTime(event),
  time: event.time,
  ...((branchId === null || branchId === event.branch_id) && { eventId: event.id, client }),
});

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

export const forcedChange = ({ name, client, time }: Conflict): Schemas['LogChange'] => ({
  field: 'force',
  before: client === undefined ? time : `${client}, ${time}`,
  after: name,
});
