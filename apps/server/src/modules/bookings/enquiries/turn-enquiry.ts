/** Turns an enquiry into an event, at most once. D173 */
import type { Database } from '#db/open-database.ts';
import type { Scope } from '#auth/branch-scope.ts';
import { AppError } from '#base/errors.ts';
import type { EnquiryRow } from '#db/tables/enquiries.ts';
import { changeEnquiry, lockEnquiry } from './enquiry-queries.ts';

interface Booking {
  enquiryId?: number | undefined;
  branchId: number;
}

export async function lockTurned(
  db: Database,
  scope: Scope,
  { enquiryId, branchId }: Booking,
): Promise<EnquiryRow | null> {
  if (enquiryId === undefined) return null;
  const enquiry = await lockEnquiry(db, scope, enquiryId);
  if (enquiry.branch_id !== branchId) throw new AppError('NOT_FOUND');
  return enquiry;
}

export async function linkEvent(
  db: Database,
  enquiry: EnquiryRow | null,
  eventId: number,
): Promise<void> {
  if (enquiry === null) return;
  await changeEnquiry(db, enquiry, { event_id: eventId, lost_because: null });
}
