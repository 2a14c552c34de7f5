/** The form of an event without its looks: its values and the body it sends. Spec 2.6, 7. */
import { eventUpdateOf } from '@digis/api-client';
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { normalisePhone } from '@digis/domain';
import { isoToEt } from '@digis/ethio-date';
import type { IsoDate, Time } from '@digis/ethio-date';
import type { FormStore } from '../../forms/form-store.ts';

/** The choice that is no package of the list. */
export const CUSTOM = 'custom';

export interface EventFormValues {
  readonly name: string;
  readonly primary_phone: string;
  readonly secondary_phone: string;
  readonly branchId: string | null;
  readonly packageId: string | null;
  readonly custom_items: readonly number[];
  readonly per_person: number | null;
  readonly is_fixed: boolean;
  readonly event_date: IsoDate | null;
  readonly time: Time | null;
  readonly num_of_people: number | null;
  readonly advance_amount: number | null;
  readonly additional_price: number | null;
  readonly discount_amount: number | null;
  readonly additional_items: readonly string[];
  readonly remark: string;
  readonly paid_full: boolean;
  readonly send_sms: boolean;
  readonly send_schedule: boolean;
  readonly additional_plates: number | null;
  /** Path of the photo of the ID card. SPEC: D35 */
  readonly client_id: string | null;
  /** Path of the photo of the face. */
  readonly client_image: string | null;
  readonly use_new_price: boolean;
  readonly rename_client: boolean;
  /** A day that has passed is meant. SPEC: D143 */
  readonly record_past: boolean;
}

export type EventStore = FormStore<EventFormValues>;

export const newEvent = (branchId: string | null, event_date: IsoDate | null): EventFormValues => ({
  name: '',
  primary_phone: '',
  secondary_phone: '',
  branchId,
  packageId: null,
  custom_items: [],
  per_person: null,
  is_fixed: false,
  event_date,
  time: null,
  num_of_people: null,
  advance_amount: 0,
  additional_price: 0,
  discount_amount: 0,
  additional_items: [],
  remark: '',
  paid_full: false,
  send_sms: true,
  send_schedule: true,
  additional_plates: 0,
  client_id: null,
  client_image: null,
  use_new_price: false,
  rename_client: false,
  record_past: false,
});

/** The form of an event that is there: saved at once, it changes nothing. SPEC: D36 */
export function valuesOf(event: Schemas['Event']): EventFormValues {
  const update = eventUpdateOf(event);
  return {
    ...newEvent(String(event.branchId), update.event_date),
    ...update.client,
    packageId: String(update.packageId),
    custom_items: event.items.map(({ id }) => id),
    per_person: event.per_person ?? null,
    is_fixed: event.is_fixed,
    time: event.time,
    num_of_people: event.num_of_people,
    advance_amount: event.advance_amount,
    additional_price: event.additional_price,
    discount_amount: event.discount_amount,
    additional_items: event.additionalitems.map(({ name }) => name),
    remark: event.remark ?? '',
    paid_full: event.paid_full,
    send_sms: event.send_sms,
    send_schedule: event.send_schedule,
    additional_plates: event.additional_plates,
    client_id: event.client_id ?? null,
    client_image: event.client_image ?? null,
  };
}

export const isCustom = (values: EventFormValues) => values.packageId === CUSTOM;

/**
 * The body of a form that the check found nothing wrong with.
 * @throws Error when a required value is missing, which the check would have named
 */
export function eventBody(values: EventFormValues): BodyOf<'scheduleEvent'> {
  const { event_date, time, branchId } = values;
  if (event_date === null || time === null || branchId === null) {
    throw new Error('An event without date, time or branch was sent: check the form first.');
  }
  return {
    client: {
      name: values.name.trim(),
      primary_phone: normalisePhone(values.primary_phone),
      secondary_phone: normalisePhone(values.secondary_phone),
    },
    event_date,
    time,
    et_date: isoToEt(event_date),
    branchId: Number(branchId),
    num_of_people: values.num_of_people ?? 0,
    advance_amount: values.advance_amount ?? 0,
    additional_price: values.additional_price ?? 0,
    discount_amount: values.discount_amount ?? 0,
    // SPEC: D28 plates are entered when an event is edited, and none before.
    additional_plates: values.additional_plates ?? 0,
    additional_items: [...values.additional_items],
    remark: values.remark.trim(),
    paid_full: values.paid_full,
    send_sms: values.send_sms,
    send_schedule: values.send_schedule,
    client_id: values.client_id,
    client_image: values.client_image,
    ...(isCustom(values)
      ? {
          packageId: CUSTOM,
          custom_items: [...values.custom_items],
          per_person: values.per_person ?? 0,
          is_fixed: values.is_fixed,
        }
      : // Said, because what an update leaves out stays as it was.
        { packageId: Number(values.packageId), is_fixed: false }),
  };
}

/** What only an edit can ask for besides. SPEC: D27, D34 */
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
