// Spec 5, D26, D30-D32, D102
import { eventLimits, isAnyPhone, isMobilePhone, normalisePhone } from '@digis/domain';
import type { IsoDate } from '@digis/ethio-date';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldErrors } from '#forms/form-store.ts';
import { isCustom, isMovedIntoThePast } from './event-form.ts';
import type { EventFormValues } from './event-form.ts';
import { isFixedEvent, noTierMessage, priceOf } from './event-price.ts';
import type { EventPrice, EventTerms } from './event-price.ts';

const anyPrefix = ['0'];
const required = msg`This is required`;
const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '');

const REQUIRED = [
  'name',
  'primary_phone',
  'secondary_phone',
  'packageId',
  'event_date',
  'time',
  'branchId',
  'advance_amount',
] as const satisfies (keyof EventFormValues)[];

export interface CheckTerms extends EventTerms {
  readonly prefixes: readonly string[];
}

function phoneFault(
  typed: string,
  known: string | undefined,
  prefixes: readonly string[],
): MessageDescriptor | undefined {
  const phone = normalisePhone(typed);
  if (phone === '' || phone === known || isMobilePhone(phone, prefixes)) return undefined;
  const allowed = prefixes.join(', ');
  return isMobilePhone(phone, anyPrefix)
    ? msg`Invalid phone format: the number begins with ${allowed}`
    : msg`Invalid phone format`;
}

function peopleFault(values: EventFormValues, price: EventPrice): MessageDescriptor | undefined {
  if (isFixedEvent(values)) return undefined;
  if (values.num_of_people === null) return required;
  if (values.num_of_people === 0) return msg`At least one person`;
  return price.state === 'no-tier' ? noTierMessage(price) : undefined;
}

/** D32 The discount may be as large as the price, the advance as large as the total. */
function moneyFaults(
  values: EventFormValues,
  price: EventPrice,
  received: number | undefined,
): FieldErrors<EventFormValues> {
  if (price.state !== 'priced') return {};
  const additional = values.additional_price ?? 0;
  const limits = eventLimits({ base: price.base, additional, total: price.total, received });
  if ((values.discount_amount ?? 0) > limits.discount) {
    return { discount_amount: msg`The discount is more than the price` };
  }
  return !values.paid_full && (values.advance_amount ?? 0) > limits.advance
    ? { advance_amount: msg`The advance is more than the total` }
    : {};
}

/** The date of an expired hold counts as valid until the user edits it. D123 */
function holdFault(
  { hold_until, event_date }: EventFormValues,
  before: string | undefined,
  today: IsoDate,
): MessageDescriptor | undefined {
  if (hold_until === null) return undefined;
  if (event_date !== null && hold_until > event_date) return msg`Not after the day of the event`;
  return hold_until < today && hold_until !== before ? msg`This day has passed` : undefined;
}

export function checkEvent(
  values: EventFormValues,
  terms: CheckTerms,
  today: IsoDate,
): FieldErrors<EventFormValues> {
  const { scheduled, prefixes } = terms;
  const price = priceOf(values, terms);
  const errors: FieldErrors<EventFormValues> = moneyFaults(values, price, scheduled?.received);
  const note = (name: keyof EventFormValues, fault: MessageDescriptor | undefined) => {
    if (fault) errors[name] = fault;
  };
  for (const name of REQUIRED) note(name, isBlank(values[name]) ? required : undefined);
  const known = scheduled?.client;
  note('primary_phone', phoneFault(values.primary_phone, known?.phone_number, prefixes));
  note('secondary_phone', phoneFault(values.secondary_phone, known?.secondary_phone, prefixes));
  const { contact_phone } = values;
  const isNoPhone = !isBlank(contact_phone) && !isAnyPhone(normalisePhone(contact_phone));
  note('contact_phone', isNoPhone ? msg`Invalid phone format` : undefined);
  note('num_of_people', peopleFault(values, price));
  if (isMovedIntoThePast(values, scheduled, today) && !values.record_past) {
    note('record_past', msg`This day has passed. Record it anyway?`);
  }
  note('hold_until', holdFault(values, scheduled?.hold_until, today));
  if (isCustom(values)) note('per_person', values.per_person ? undefined : required);
  return errors;
}
