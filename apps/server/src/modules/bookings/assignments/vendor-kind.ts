/** Assignment of vendors, which fixes their price. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { vendorAssignments, vendors } from '#db/tables/people.ts';
import { selectVendorClashes } from '../conflicts/conflicts.ts';
import { accrue, vendorDebt } from '../../books/journal/accruals.ts';
import { payableFor } from '../../books/journal/accrue-event.ts';
import type { Kind } from './assign-people.ts';

export const vendorKind: Kind<typeof vendors.$inferSelect> = {
  field: 'vendors',
  action: 'event.assign_vendors',
  selectAssigned: (db, eventId) =>
    db
      .select({ id: vendorAssignments.vendor_id, name: vendors.name })
      .from(vendorAssignments)
      .innerJoin(vendors, eq(vendors.id, vendorAssignments.vendor_id))
      .where(eq(vendorAssignments.event_id, eventId)),
  nameOf: ({ name }) => name,
  lockPeople: (db, ids) =>
    db
      .select()
      .from(vendors)
      .where(and(inArray(vendors.id, [...ids]), isNull(vendors.archived_at)))
      .orderBy(asc(vendors.id))
      .for('no key update'),
  selectClashes: selectVendorClashes,
  add: async (context, event, { id, pricing, amount }) => {
    const row = { event_id: event.id, vendor_id: id, pricing, amount };
    await context.db.insert(vendorAssignments).values(row);
    await accrue(context, event, vendorDebt(id), payableFor(row, event, 'vendors'));
  },
  remove: async (context, event, id) => {
    const row = and(eq(vendorAssignments.event_id, event.id), eq(vendorAssignments.vendor_id, id));
    await context.db.delete(vendorAssignments).where(row);
    await accrue(context, event, vendorDebt(id), 0);
  },
};
