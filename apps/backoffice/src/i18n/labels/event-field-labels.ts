import type { Schemas } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

export const eventClientLabels = {
  primary_phone: msg`Primary phone`,
  name: msg`Client name`,
  secondary_phone: msg`Secondary phone`,
};

export const eventFieldLabels = {
  event_date: msg`Event date`,
  time: msg`Time`,
  branchId: msg`Branch`,
  venue: msg`Place`,
  occasion: msg`Occasion`,
  venue_note: msg`How to find it`,
  contact: msg`Contact at the place`,
  num_of_people: msg`Number of people`,
  guaranteed_people: msg`Guaranteed number of guests`,
  fasting_people: msg`Fasting guests`,
  packageId: msg`Package`,
  items: msg`Items`,
  per_person: msg`Price per person`,
  is_fixed: msg`Fixed price`,
  additionalitems: msg`Additional items`,
  additional_price: msg`Additional price`,
  discount_amount: msg`Discount`,
  advance_amount: msg`Advance`,
  paid_full: msg`Paid in full`,
  hold_until: msg`Keep the day until`,
  send_sms: msg`SMS confirmation`,
  send_schedule: msg`SMS reminder before the event`,
  remark: msg`Remark`,
  additional_plates: msg`Additional plates`,
  client_id: msg`Client ID image`,
  client_image: msg`Client face image`,
};

const resultLabels = {
  client: msg`Client`,
  agreed_by: msg`Signed for the company by`,
  employees: msg`Assigned employees`,
  vendors: msg`Assigned vendors`,
  unit_price: msg`Price per person`,
  base: msg`Price before additions and discount`,
  net: msg`Net`,
  vat: msg`VAT`,
  vat_mode: msg`VAT`,
  vat_rate: msg`VAT, percent`,
  total: msg`Total`,
  pending: msg`Waiting for approval`,
};

type Nameless = 'id' | 'version' | 'createdAt' | 'deletedAt' | 'starts_at' | 'et_date';
type Derived =
  | ('branch' | 'package' | 'received' | 'unit_price_tier' | 'left')
  | ('stage' | 'hold' | 'payment' | 'employees_needed' | 'menu' | 'paper' | 'deletion');

/** Fails to compile if a new field of the contract has no label. */
export const eventLogLabels = { ...eventFieldLabels, ...resultLabels } satisfies Record<
  Exclude<keyof Schemas['Event'], Nameless | Derived>,
  MessageDescriptor
>;

const labels = { ...eventLogLabels, ...eventClientLabels };

export function useEventLabel(): (field: keyof typeof labels) => string {
  const { _ } = useLingui();
  return (field) => _(labels[field]);
}
