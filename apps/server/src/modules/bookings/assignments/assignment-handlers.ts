// Spec 2.6
import { eq } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Handlers, Context } from '#contract/handler.ts';
import { vendorAssignments } from '#db/tables/people.ts';
import { assignPeople } from './assign-people.ts';
import { setAttendance } from './attendance.ts';
import { employeeKind } from './employee-kind.ts';
import { readStaff } from './event-staff.ts';
import { selectVendorClashes } from '../conflicts/conflicts.ts';
import { selectVendors } from '../../records/vendors/vendor-queries.ts';
import { vendorOffer } from '../../records/vendors/vendor-view.ts';
import { requireLiveEvent } from '../events/event-queries.ts';
import { freeFirst, selectConflicts } from './known-conflicts.ts';
import { vendorKind } from './vendor-kind.ts';

/** Assigned vendors keep the agreed price. D125 */
async function readVendors(
  context: Context,
  query: QueryOf<'readEventVendors'>,
): Promise<AnswerOf<'readEventVendors'>> {
  const { db } = context;
  const { event } = await requireLiveEvent(context, query.id);
  const offered = (await selectVendors(db)).filter(({ archived_at }) => archived_at === null);
  const ids = offered.map(({ id }) => id);
  const conflictsOf = await selectConflicts(context, (near) =>
    selectVendorClashes(db, event, ids, near),
  );
  const rows = await db
    .select()
    .from(vendorAssignments)
    .where(eq(vendorAssignments.event_id, event.id));
  const agreed = new Map(rows.map(({ vendor_id, ...row }) => [vendor_id, row]));
  const vendors = offered.map((vendor) => {
    const { pricing, amount } = agreed.get(vendor.id) ?? vendor;
    return {
      ...vendorOffer(vendor),
      pricing,
      amount: toBirr(amount),
      conflicts: conflictsOf(vendor.id),
    };
  });
  return { success: true, vendors: vendors.toSorted((a, b) => freeFirst(a, b) || a.id - b.id) };
}

export const assignmentHandlers = {
  readEventStaff: (context, { query }) => readStaff(context, query),

  readEventVendors: (context, { query }) => readVendors(context, query),

  assignEmployees: async (context, { body: { eventId, employees: ids, force = false } }) => {
    await assignPeople(context, employeeKind, { eventId, ids, isForced: force });
    return { success: true };
  },

  assignVendors: async (context, { body: { eventId, vendors: ids, force = false } }) => {
    await assignPeople(context, vendorKind, { eventId, ids, isForced: force });
    return { success: true };
  },
  setAttendance: async (context, { body }) => {
    await setAttendance(context, body);
    return { success: true };
  },
} satisfies Handlers<
  'readEventStaff' | 'readEventVendors' | 'assignEmployees' | 'assignVendors' | 'setAttendance'
>;
