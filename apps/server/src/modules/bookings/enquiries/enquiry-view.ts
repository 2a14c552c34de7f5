import type { Schemas } from '@digis/api-client/contract';
import { namedUser } from '../../records/users/user-names.ts';
import type { EnquiryRecord } from './enquiry-queries.ts';

function stateOf({ enquiry, hold_until }: EnquiryRecord): Schemas['EnquiryState'] {
  if (enquiry.lost_because !== null) return 'lost';
  if (enquiry.event_id === null) return 'open';
  return hold_until === null ? 'booked' : 'kept';
}

export function enquiryView(record: EnquiryRecord): Schemas['Enquiry'] {
  const { enquiry, branch, user } = record;
  const { et_year: year, et_month: month } = enquiry;
  return {
    id: enquiry.id,
    version: enquiry.version,
    branchId: enquiry.branch_id,
    branch,
    name: enquiry.name,
    phone: enquiry.phone,
    ...(enquiry.event_date !== null && { event_date: enquiry.event_date }),
    ...(year !== null && month !== null && { et_month: { year, month } }),
    ...(enquiry.num_of_people !== null && { num_of_people: enquiry.num_of_people }),
    words: enquiry.words,
    ...(enquiry.call_on !== null && { call_on: enquiry.call_on }),
    state: stateOf(record),
    ...(enquiry.lost_because !== null && { lost_because: enquiry.lost_because }),
    ...(enquiry.event_id !== null && { eventId: enquiry.event_id }),
    options: enquiry.options,
    ...namedUser(user),
    createdAt: enquiry.created_at.toISOString(),
  };
}
