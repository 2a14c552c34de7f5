/** What each field of the event form is called, in the order of the form: at the field and in the summary of errors. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useField, useFlag, useParsedField } from '../../forms/use-field.ts';
import type { FieldLabels } from '../../forms/use-form-errors.ts';
import type { EventFormValues, EventStore } from './event-form.ts';

export const eventLabels: FieldLabels<EventFormValues> = {
  name: msg`Client name`,
  primary_phone: msg`Primary phone`,
  secondary_phone: msg`Secondary phone`,
  event_date: msg`Event date`,
  time: msg`Time`,
  branchId: msg`Branch`,
  packageId: msg`Package`,
  custom_items: msg`Items`,
  per_person: msg`Price per person`,
  is_fixed: msg`One fixed price, whatever the number of people`,
  num_of_people: msg`Number of people`,
  additional_items: msg`Additional items`,
  additional_price: msg`Additional price`,
  discount_amount: msg`Discount`,
  advance_amount: msg`Advance`,
  paid_full: msg`Paid in full`,
  send_sms: msg`SMS confirmation`,
  send_schedule: msg`SMS reminder before the event`,
  remark: msg`Remark`,
  additional_plates: msg`Additional plates`,
  client_id: msg`Client ID image`,
  client_image: msg`Client face image`,
  use_new_price: msg`Price of the package`,
  rename_client: msg`Rename the client in all events`,
  record_past: msg`Record it anyway`,
};

type FieldName = keyof EventFormValues;

export function useEventField<Name extends FieldName>(store: EventStore, name: Name) {
  const { _ } = useLingui();
  return { label: _(eventLabels[name]), ...useField(store, name) };
}

export function useEventParsedField<Name extends FieldName>(store: EventStore, name: Name) {
  const { _ } = useLingui();
  return { label: _(eventLabels[name]), ...useParsedField(store, name) };
}

type FlagName =
  | 'is_fixed'
  | 'paid_full'
  | 'send_sms'
  | 'send_schedule'
  | 'rename_client'
  | 'record_past';

export function useEventFlag<Name extends FlagName>(store: EventStore, name: Name) {
  const { _ } = useLingui();
  return { children: _(eventLabels[name]), ...useFlag(store, name) };
}
