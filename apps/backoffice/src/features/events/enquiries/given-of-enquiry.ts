import type { Schemas } from '@digis/api-client/contract';
import type { IsoDate } from '@digis/ethio-date';
import { CUSTOM, type EventFormValues } from '../form/event-form.ts';
import { usualHold } from '../form/fields/usual-hold.ts';

type Option = Schemas['EnquiryOption'];

const ofOption = (option: Option): Partial<EventFormValues> => ({
  num_of_people: option.num_of_people,
  ...(option.packageId === undefined
    ? {
        packageId: CUSTOM,
        custom_items: option.items.map(({ id }) => id),
        per_person: option.unit_price,
        is_fixed: option.is_fixed,
      }
    : { packageId: String(option.packageId) }),
});

export const givenOfEnquiry = (
  enquiry: Schemas['Enquiry'],
  option: Option | undefined,
): Partial<EventFormValues> => ({
  enquiryId: enquiry.id,
  branchId: String(enquiry.branchId),
  name: enquiry.name,
  primary_phone: enquiry.phone,
  // D30 The same number twice, because many clients have only one phone.
  secondary_phone: enquiry.phone,
  event_date: enquiry.event_date ?? null,
  num_of_people: enquiry.num_of_people ?? null,
  remark: enquiry.words,
  ...(option && ofOption(option)),
});

export const keptOfEnquiry = (
  enquiry: Schemas['Enquiry'],
  option: Option | undefined,
  today: IsoDate,
): Partial<EventFormValues> => ({
  ...givenOfEnquiry(enquiry, option),
  hold_until: usualHold(today, enquiry.event_date ?? null),
});
