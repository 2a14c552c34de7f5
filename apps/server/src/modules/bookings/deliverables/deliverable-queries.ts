import { addDaysIso } from '@digis/ethio-date';
import { and, asc, eq, gt, gte, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { branches } from '#db/tables/branches.ts';
import { clients, events } from '#db/tables/events.ts';
import { vendorAssignments, vendors } from '#db/tables/people.ts';
import { morningOf } from '#base/addis-days.ts';
import { AppError } from '#base/errors.ts';

interface DeliverableFilter {
  branchId: number | null;
  vendorId: number | undefined;
  from: string;
  to: string | undefined;
}

export interface Place {
  starts_at: Date;
  eventId: number;
  id: number;
}

interface DeliverablePage {
  after: Place | undefined;
  skip: number;
  limit: number;
}

function* conditionsOf({ branchId, vendorId, from, to }: DeliverableFilter): Generator<SQL> {
  yield isNull(events.archived_at);
  yield gte(events.starts_at, morningOf(from));
  if (to !== undefined) yield lt(events.starts_at, morningOf(addDaysIso(to, 1)));
  if (branchId !== null) yield eq(events.branch_id, branchId);
  if (vendorId !== undefined) yield eq(vendorAssignments.vendor_id, vendorId);
}

/** Continues in the index at the last row seen; `id` matters only within the last event. */
const afterPlace = ({ starts_at, eventId, id }: Place): SQL | undefined =>
  and(
    sql`(${events.starts_at}, ${events.id}) >= (${starts_at}, ${eventId}::bigint)`,
    or(ne(events.id, eventId), gt(vendorAssignments.id, id)),
  );

export const selectDeliverables = (
  db: Database,
  filter: DeliverableFilter,
  { after, skip, limit }: DeliverablePage,
) =>
  db
    .select({
      assignment: vendorAssignments,
      event: events,
      vendor: vendors,
      client: clients,
      branch: { id: branches.id, name: branches.name },
    })
    .from(events)
    .innerJoin(vendorAssignments, eq(vendorAssignments.event_id, events.id))
    .innerJoin(vendors, eq(vendors.id, vendorAssignments.vendor_id))
    .innerJoin(clients, eq(clients.id, events.client_id))
    .innerJoin(branches, eq(branches.id, events.branch_id))
    .where(and(...conditionsOf(filter), after === undefined ? undefined : afterPlace(after)))
    .orderBy(asc(events.starts_at), asc(events.id), asc(vendorAssignments.id))
    .limit(limit)
    .offset(skip);

export type DeliverableRow = Awaited<ReturnType<typeof selectDeliverables>>[number];

export async function lockDeliverable(db: Database, id: number) {
  const [row] = await db
    .select({ assignment: vendorAssignments, event: events, vendor: vendors })
    .from(vendorAssignments)
    .innerJoin(events, eq(events.id, vendorAssignments.event_id))
    .innerJoin(vendors, eq(vendors.id, vendorAssignments.vendor_id))
    .where(and(eq(vendorAssignments.id, id), isNull(events.archived_at)))
    .for('update', { of: vendorAssignments });
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export async function markAssignment(db: Database, id: number, delivered: boolean): Promise<void> {
  await db.update(vendorAssignments).set({ delivered }).where(eq(vendorAssignments.id, id));
}
