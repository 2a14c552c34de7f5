/** Queries on deliverables by the day of the event. */
import { and, asc, eq, gt, gte, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { branches } from '../../db/tables/branches.ts';
import { clients, events } from '../../db/tables/events.ts';
import { vendorAssignments, vendors } from '../../db/tables/people.ts';
import { AppError } from '../../base/errors.ts';

export interface DeliverableFilter {
  branchId: number | null;
  vendorId: number | undefined;
  from: string;
  to: string | undefined;
}

export interface DeliverablePage {
  /** Day and assignment where the page before ended. */
  after: { event_date: string; id: number } | undefined;
  skip: number;
  limit: number;
}

function* conditionsOf({ branchId, vendorId, from, to }: DeliverableFilter): Generator<SQL> {
  yield isNull(events.archived_at);
  yield gte(events.event_date, from);
  if (to !== undefined) yield lte(events.event_date, to);
  if (branchId !== null) yield eq(events.branch_id, branchId);
  if (vendorId !== undefined) yield eq(vendorAssignments.vendor_id, vendorId);
}

/** Written out, because PostgreSQL has no statistics for row comparisons across two tables. */
const afterPlace = ({ event_date, id }: { event_date: string; id: number }): SQL | undefined =>
  and(
    gte(events.event_date, event_date),
    or(gt(events.event_date, event_date), gt(vendorAssignments.id, id)),
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
    .orderBy(asc(events.event_date), asc(vendorAssignments.id))
    .limit(limit)
    .offset(skip);

export type DeliverableRow = Awaited<ReturnType<typeof selectDeliverables>>[number];

/** Only live events: vendors deliver nothing to a deleted one. */
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
