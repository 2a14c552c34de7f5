import type { Schemas } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { employeeFieldLabels } from '../i18n/labels/employee-field-labels.ts';
import { eventLogLabels } from '../i18n/labels/event-field-labels.ts';
import { glAccountLabels } from './gl-account-labels.ts';
import { settingFieldLabels } from '../i18n/labels/setting-field-labels.ts';

type LoggedField =
  | Exclude<
      keyof Schemas['Client'],
      'id' | 'createdAt' | 'events' | 'branch' | 'left' | 'last_event' | 'photos_ended_at'
    >
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
  | 'reason'
  | 'self_approved'
  | 'force'
  | 'rows'
  | 'months'
  | 'gl_accounts'
  | keyof Pick<Schemas['TaxRule'], 'from' | 'value' | 'source'>
  | keyof Pick<Schemas['Agreement'], 'signed'>
  | 'certificate_no'
  | 'capacity'
  | 'above_cash_cap'
  | 'did_not_come'
  | 'replacement';

const labels = {
  ...eventLogLabels,
  ...employeeFieldLabels,
  full_name: msg`Full Name`,
  secondary_phone: msg`Secondary Phone`,
  id_image: msg`ID Image`,
  name: msg`Name`,
  category: msg`Offer`,
  pricing: msg`Pricing`,
  terms: msg`Terms of this package`,
  fasting_package: msg`Package for guests who fast`,
  menu: msg`Fasting or not`,
  kind: msg`Kind`,
  unit: msg`Unit`,
  per_guest: msg`For each guest`,
  amount: msg`Amount`,
  representative: msg`Representative`,
  contact: msg`Contact phone`,
  address: msg`Address`,
  max_events: msg`Most events of a day`,
  max_people: msg`Most guests of a day`,
  signed: msg`Photo of the signed agreement`,
  agreement_number: msg`Number of the next agreement`,
  username: msg`Username`,
  password: msg`Password`,
  access: msg`User Access`,
  refund: msg`Refund`,
  reason: msg`Reason`,
  self_approved: msg`Approved by the user who entered it`,
  did_not_come: msg`Did not come`,
  replacement: msg`Came instead`,
  force: msg`Assigned despite another event`,
  rows: msg`Rows`,
  months: msg`Months`,
  gl_accounts: msg`Accounts for the accountant`,
  withholds: msg`Withholds tax`,
  from: msg`Holds from`,
  value: msg`Figure`,
  source: msg`Source`,
  certificate_no: msg`Certificate number`,
  capacity: msg`Events / guests of a day that is full`,
  above_cash_cap: msg`Cash beyond what the law allows`,
  ...settingFieldLabels,
} satisfies Record<LoggedField, MessageDescriptor>;

const accountFields = Object.fromEntries(
  Object.entries(glAccountLabels).map(([kind, label]) => [`gl_${kind}`, label]),
);

const known: Readonly<Record<string, MessageDescriptor>> = { ...labels, ...accountFields };

export const labelOfField = (field: string): MessageDescriptor | undefined =>
  Object.hasOwn(known, field) ? known[field] : undefined;
