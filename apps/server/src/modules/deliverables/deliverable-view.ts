/** A deliverable on the wire. */
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { isoToEt } from '@digis/ethio-date';
import { vendorPriceFor } from '../journal/accrue-event.ts';
import { eventDateTime } from '../../base/addis-days.ts';
import type { DeliverableRow } from './deliverable-queries.ts';

export function deliverableView(row: DeliverableRow): Schemas['Deliverable'] {
  const { assignment, event, vendor, client, branch } = row;
  return {
    id: assignment.id,
    event_date: eventDateTime(event),
    et_date: isoToEt(event.event_date),
    time: event.time,
    eventId: event.id,
    client: {
      id: client.id,
      full_name: client.full_name,
      phone_number: client.phone_number,
      secondary_phone: client.secondary_phone,
    },
    branch,
    vendor: {
      id: vendor.id,
      name: vendor.name,
      category: vendor.category,
      // The price agreed for this event, not the vendor's present one.
      pricing: assignment.pricing,
      amount: toBirr(assignment.amount),
    },
    num_of_people: event.num_of_people,
    total: toBirr(vendorPriceFor(assignment, event)),
    delivered: assignment.delivered,
  };
}
