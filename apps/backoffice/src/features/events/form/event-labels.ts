/** Labels in the form's order, which the error summary follows. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useField, useFlag, useParsedField } from '#forms/use-field.ts';
import type { FieldLabels } from '#forms/use-field.ts';
import { eventClientLabels, eventFieldLabels } from '#i18n/labels/event-field-labels.ts';
import { factLabels } from '#money/places/paid-values.ts';
import type { EventFormValues, EventStore } from './event-form.ts';

const {
  event_date,
  time,
  branchId,
  num_of_people,
  guaranteed_people,
  fasting_people,
  packageId,
  items: custom_items,
  per_person,
  is_fixed: _isFixed,
  contact: contact_name,
  additionalitems: additional_items,
  ...others
} = eventFieldLabels;

export const eventLabels: FieldLabels<EventFormValues> = {
  ...eventClientLabels,
  event_date,
  time,
  branchId,
  num_of_people,
  guaranteed_people,
  fasting_people,
  packageId,
  custom_items,
  per_person,
  is_fixed: msg`One fixed price, whatever the number of people`,
  additional_items,
  ...others,
  ...factLabels,
  contact_name,
  contact_phone: msg`Phone at the place`,
  use_new_price: msg`Price of the package`,
  rename_client: msg`Rename the client in all events`,
  add_phone_to: msg`Add this number`,
  enquiryId: msg`Enquiry`,
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

type FlagName = 'is_fixed' | 'paid_full' | 'send_schedule' | 'rename_client' | 'record_past';

export function useEventFlag<Name extends FlagName>(store: EventStore, name: Name) {
  const { _ } = useLingui();
  return { children: _(eventLabels[name]), ...useFlag(store, name) };
}
