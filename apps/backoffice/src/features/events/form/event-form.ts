import { eventUpdateOf } from '@digis/api-client';
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { normalisePhone } from '@digis/domain';
import { isoToEt } from '@digis/ethio-date';
import type { IsoDate, Time } from '@digis/ethio-date';
import type { FormStore } from '#forms/form-store.ts';
import { dayOfEvent } from '#api/event-facts.ts';
import { atTheBox, paidOf } from '#money/places/paid-values.ts';

export const CUSTOM = 'custom';

const nullable = <Value>(value: Value | null = null): Value | null => value;
const listOf = <Value>(values: readonly Value[] = []): readonly Value[] => values;

const emptyEvent = {
  name: '',
  primary_phone: '',
  secondary_phone: '',
  branchId: nullable<string>(),
  venue: '',
  occasion: nullable<Schemas['Occasion']>(),
  venue_note: '',
  contact_name: '',
  contact_phone: '',
  packageId: nullable<string>(),
  custom_items: listOf<number>(),
  per_person: nullable<number>(),
  is_fixed: false,
  event_date: nullable<IsoDate>(),
  time: nullable<Time>(),
  num_of_people: nullable<number>(),
  /** D174 */
  guaranteed_people: nullable<number>(),
  /** D175 */
  fasting_people: nullable<number>(),
  advance_amount: nullable<number>(0),
  additional_price: nullable<number>(0),
  discount_amount: nullable<number>(0),
  additional_items: listOf<string>(),
  remark: '',
  paid_full: false,
  /** Last day of the hold; null for a booked event. D123 */
  hold_until: nullable<IsoDate>(),
  ...atTheBox,
  /** null: the client gets a confirmation if an advance is paid. D184 */
  send_sms: nullable<boolean>(),
  send_schedule: true,
  additional_plates: nullable<number>(0),
  /** The path of an uploaded image. D35 */
  client_id: nullable<string>(),
  client_image: nullable<string>(),
  use_new_price: false,
  rename_client: false,
  add_phone_to: nullable<number>(),
  enquiryId: nullable<number>(),
  record_past: false,
};

export type EventFormValues = Readonly<typeof emptyEvent>;

export const eventNotes = ['remark'] as const satisfies readonly (keyof EventFormValues)[];

export type EventStore = FormStore<EventFormValues>;

export const newEvent = (branchId: string | null, event_date: IsoDate | null): EventFormValues => ({
  ...emptyEvent,
  branchId,
  event_date,
});

/** Saving these values unchanged changes nothing. D36 */
export function valuesOf(event: Schemas['Event']): EventFormValues {
  const {
    id: _id,
    version: _version,
    et_date: _etDate,
    client,
    contact,
    ...same
  } = eventUpdateOf(event);
  return {
    ...emptyEvent,
    ...same,
    ...client,
    contact_name: contact?.name ?? '',
    contact_phone: contact?.phone ?? '',
    branchId: String(same.branchId),
    packageId: String(same.packageId),
  };
}

export const isClaimed = ({ paid_full, advance_amount }: EventFormValues): boolean =>
  paid_full || (advance_amount ?? 0) > 0;

/** Without the user's choice, events on hold or without an advance get no confirmation. */
export const isConfirmed = (values: EventFormValues): boolean =>
  values.send_sms ?? (isClaimed(values) && values.hold_until === null);

export const isCustom = (values: EventFormValues) => values.packageId === CUSTOM;

/**
 * The values must have passed the form's check.
 * @throws Error when a required value is missing
 */
export function eventBody(values: EventFormValues): BodyOf<'scheduleEvent'> {
  const { name, primary_phone, secondary_phone, event_date, time, branchId } = values;
  if (event_date === null || time === null || branchId === null) {
    throw new Error('An event without date, time or branch was sent: check the form first.');
  }
  return {
    ...sameOf(values),
    send_sms: isConfirmed(values),
    client: {
      name: name.trim(),
      primary_phone: normalisePhone(primary_phone),
      secondary_phone: normalisePhone(secondary_phone),
    },
    contact: {
      name: values.contact_name.trim(),
      phone: normalisePhone(values.contact_phone),
    },
    event_date,
    time,
    et_date: isoToEt(event_date),
    branchId: Number(branchId),
    num_of_people: values.num_of_people ?? 0,
    advance_amount: values.advance_amount ?? 0,
    // D126 Without a payment, the server assumes cash.
    ...(isClaimed(values) && values.place !== null && { payment: paidOf(values) }),
    additional_price: values.additional_price ?? 0,
    discount_amount: values.discount_amount ?? 0,
    // D28
    additional_plates: values.additional_plates ?? 0,
    additional_items: [...values.additional_items],
    ...(isCustom(values)
      ? {
          packageId: CUSTOM,
          custom_items: [...values.custom_items],
          per_person: values.per_person ?? 0,
          ...(values.is_fixed && { guaranteed_people: null }),
        }
      : // `is_fixed` is sent too, because an update keeps omitted fields.
        { packageId: Number(values.packageId), is_fixed: false }),
  };
}

export const newEventBody = (
  values: EventFormValues,
  { confirm }: Pick<BodyOf<'scheduleEvent'>, 'confirm'>,
): BodyOf<'scheduleEvent'> => ({
  ...eventBody(values),
  ...(confirm && { confirm }),
  ...(values.add_phone_to !== null && { add_phone_to: values.add_phone_to }),
  ...(values.enquiryId !== null && { enquiryId: values.enquiryId }),
});

function sameOf({
  name: _name,
  primary_phone: _primaryPhone,
  secondary_phone: _secondaryPhone,
  custom_items: _customItems,
  per_person: _perPerson,
  use_new_price: _useNewPrice,
  rename_client: _renameClient,
  add_phone_to: _addPhoneTo,
  enquiryId: _enquiryId,
  record_past: _recordPast,
  contact_name: _contactName,
  contact_phone: _contactPhone,
  send_sms: _sendSms,
  place: _place,
  reference: _reference,
  second_reference: _second,
  evidence: _evidence,
  ...same
}: EventFormValues) {
  return same;
}

/** D27, D34 */
export const eventUpdate = (
  { id, version }: Pick<Schemas['Event'], 'id' | 'version'>,
  values: EventFormValues,
): BodyOf<'updateEvent'> => ({
  ...eventBody(values),
  id,
  version,
  use_new_price: values.use_new_price,
  rename_client: values.rename_client,
});

/** An event that stays on its past day needs no second confirmation. D143 */
export const isMovedIntoThePast = (
  { event_date }: EventFormValues,
  scheduled: Schemas['Event'] | null,
  today: IsoDate,
): boolean =>
  event_date !== null &&
  event_date < today &&
  (scheduled === null || event_date !== dayOfEvent(scheduled));

export const withoutLateMessages = (
  values: EventFormValues,
  scheduled: Schemas['Event'] | null,
  today: IsoDate,
): EventFormValues =>
  isMovedIntoThePast(values, scheduled, today)
    ? { ...values, send_sms: false, send_schedule: false }
    : values;
