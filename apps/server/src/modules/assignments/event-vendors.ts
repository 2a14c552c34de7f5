/** Which vendors can be assigned to an event: at what price, and where else they are booked at about that time. SPEC: D125 */
import type { AnswerOf, QueryOf } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../../contract/handler.ts';
import { vendorAssignments } from '../../db/tables/people.ts';
import { selectVendors } from '../vendors/vendor-queries.ts';
import { vendorOffer } from '../vendors/vendor-view.ts';
import { selectVendorClashes } from '../conflicts/conflicts.ts';
import { freeFirst, selectConflicts, selectLiveEvent } from './known-conflicts.ts';

/** Those without a conflict first. The price of an assigned vendor is the one that was agreed. */
export async function readVendors(
  context: Context,
  query: QueryOf<'readEventVendors'>,
): Promise<AnswerOf<'readEventVendors'>> {
  const { db } = context;
  const event = await selectLiveEvent(context, query.id);
  const offered = (await selectVendors(db)).filter(({ archived_at }) => archived_at === null);
  const ids = offered.map(({ id }) => id);
  const conflictsOf = await selectConflicts(context, (hours) =>
    selectVendorClashes(db, event, ids, hours),
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
