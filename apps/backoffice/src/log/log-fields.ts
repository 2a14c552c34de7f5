/** Every field that an edit can change, in the words of the form it is edited in. Spec 2.15, D95. */
import type { Schemas } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { eventLogLabels } from '../i18n/event-field-labels.ts';

/** By the contract: a field that is new there fails to type-check here. */
type LoggedField =
  | Exclude<keyof Schemas['Client'], 'id' | 'createdAt' | 'events' | 'branch'>
  | Exclude<keyof Schemas['EmployeeInput'], 'id' | 'branchId'>
  | Exclude<keyof Schemas['VendorInput'], 'id'>
  | keyof Omit<Schemas['BranchInput'], 'id'>
  | keyof Schemas['ItemInput']
  | keyof Omit<Schemas['PackageInput'], 'id'>
  | Schemas['Setting']['name']
  | 'username'
  | 'password'
  | 'access'
  | 'refund'
  | 'self_approved'
  | 'force'
  | 'rows';

const labels = {
  ...eventLogLabels,
  full_name: msg`Full Name`,
  phone_number: msg`Phone Number`,
  secondary_phone: msg`Secondary Phone`,
  id_image: msg`ID Image`,
  first_name: msg`First name`,
  last_name: msg`Last name`,
  guarantor_phone: msg`Guarantor Phone`,
  salary: msg`Salary`,
  wage_type: msg`Wage Type`,
  event_wage: msg`Event Wage`,
  afternoon_wage: msg`Afternoon Wage (day)`,
  evening_wage: msg`Evening Wage`,
  guarantor_id: msg`Guarantor ID Image`,
  personal_image: msg`Employee Photo`,
  agreement_image: msg`Agreement Image`,
  name: msg`Name`,
  category: msg`Offer`,
  pricing: msg`Pricing`,
  menu: msg`Fasting or not`,
  amount: msg`Amount`,
  representative: msg`Representative`,
  contact: msg`Contact phone`,
  address: msg`Address`,
  username: msg`Username`,
  password: msg`Password`,
  access: msg`User Access`,
  refund: msg`Refund`,
  self_approved: msg`Approved by the user who entered it`,
  force: msg`Assigned despite another event`,
  rows: msg`Rows`,
  days_before: msg`Days before an event to send the SMS reminder`,
  sms_api_token: msg`SMS API token`,
  sms_id: msg`SMS identifier`,
  sender_name: msg`SMS sender name`,
  bank_name: msg`Bank name for event payments`,
  acc_number: msg`Account number`,
  acc_name: msg`Account name`,
  days_before_temp: msg`Message some days before the event`,
  pay_confirm_temp: msg`Message that confirms the payment`,
  due_message: msg`Message that reminds of what is left to pay`,
  show_fasts: msg`Days show their fasts`,
  feast_dates: msg`Days of announced feasts`,
  guests_per_employee: msg`Guests that one employee serves`,
  stamp: msg`Stamp (PNG only)`,
  tenant_name: msg`Name of the business`,
  tenant_logo: msg`Logo`,
  phone_prefixes: msg`Mobile prefixes, separated by commas`,
  conflict_hours: msg`Hours between two events of the same person`,
  conflict_mode: msg`Scheduling conflicts`,
  two_factor: msg`Second factor at sign-in`,
  four_eyes: msg`Payments need the approval of another user`,
  four_eyes_above: msg`Sum above which two users are needed`,
  payment_ceiling: msg`Highest single payment by anyone but an admin`,
  box_not_below_zero: msg`The cashbook never goes below zero`,
  require_idempotency_key: msg`Other programs that move money have to send an Idempotency-Key`,
  require_install: msg`Ask phones to add the app to the home screen`,
  agreement_terms: msg`Terms printed on the agreement`,
} satisfies Record<LoggedField, MessageDescriptor>;

const known: Readonly<Record<string, MessageDescriptor>> = labels;

/** undefined: a newer server has changed something that this page does not know yet. */
export const labelOfField = (field: string): MessageDescriptor | undefined =>
  Object.hasOwn(known, field) ? known[field] : undefined;

/** For the test that each of them has words. */
export const knownFields: readonly string[] = Object.keys(labels);
