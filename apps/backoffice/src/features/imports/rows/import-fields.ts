/** The fields of each kind of import: what a column of a sheet can be, its label, and the words by which its head is known. */
import type { Schemas } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { employeeFieldLabels } from '#i18n/employee-field-labels.ts';
import { eventClientLabels, eventFieldLabels } from '#i18n/event-field-labels.ts';

export type ImportKind = Schemas['ImportKind'];

/** How a cell becomes the value that is sent. */
export type Reads =
  | 'text'
  | 'phone'
  | 'amount'
  | 'count'
  | 'day'
  | 'time'
  | 'yes-no'
  | 'names'
  | 'prices';

export interface ImportField {
  /** The name on the wire, `client.name` within another; `total` is sent as a fixed price. */
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly reads: Reads;
  readonly isRequired?: true;
  /** Values on the wire by the words that sheets have for them. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Other heads of such a column, beside its label in both languages. */
  readonly also?: readonly string[];
  /** Shown in the template, where the form of a cell is not plain. */
  readonly example?: string;
}

const field = (
  id: string,
  label: MessageDescriptor,
  reads: Reads,
  more: Omit<Partial<ImportField>, 'id' | 'label' | 'reads'> = {},
): ImportField => ({ id, label, reads, ...more });

const must = { isRequired: true } as const;
const names = ['name', 'full name', 'ስም', 'ሙሉ ስም'];
const phones = ['phone', 'tel', 'telephone', 'mobile', 'phone no', 'phone number', 'ስልክ', 'ስ ቁ'];
const phones2 = ['phone 2', 'second phone', 'other phone', 'ስልክ 2', 'ሌላ ስልክ', 'ሁለተኛ ስልክ'];
const branches = ['branch', 'ቅርንጫፍ'];

const branch = field('branch', msg`Branch`, 'text', { also: branches });

const clients: readonly ImportField[] = [
  field('full_name', msg`Full Name`, 'text', { ...must, also: [...names, 'client', 'ደንበኛ'] }),
  field('primary_phone', msg`Primary Phone Number`, 'phone', { ...must, also: phones }),
  field('secondary_phone', msg`Secondary Phone`, 'phone', { also: phones2 }),
  field('tin', msg`TIN`, 'text', { also: ['tin no', 'ቲን', 'የግብር ከፋይ ቁጥር'] }),
  field('withholds', msg`Withholds tax`, 'yes-no', { also: ['withholding', 'ቅድመ ግብር'] }),
  branch,
];

const items: readonly ImportField[] = [
  field('name', msg`Item Name`, 'text', { ...must, also: [...names, 'item', 'dish', 'ምግብ'] }),
  field('menu', msg`Fasting`, 'text', {
    also: ['ጾም'],
    choices: {
      fasting: ['fasting', 'fasting food', 'yes', 'ጾም', 'የጾም', 'የጾም ምግብ'],
      'not fasting': ['not fasting', 'not fasting food', 'no', 'ፍስክ', 'የፍስክ', 'የፍስክ ምግብ'],
    },
  }),
];

const packages: readonly ImportField[] = [
  field('name', msg`Package Name`, 'text', { ...must, also: [...names, 'package', 'ጥቅል'] }),
  field('items', msg`Items`, 'names', { ...must, also: ['menu', 'dishes', 'ምግቦች', 'ምናሌ'] }),
  field('pricing', msg`Prices by guests`, 'prices', {
    ...must,
    also: ['pricing', 'price', 'prices', 'ዋጋ'],
    example: '50-100: 700; 101-300: 650',
  }),
];

const employees: readonly ImportField[] = [
  field('first_name', employeeFieldLabels.first_name, 'text', { ...must, also: names }),
  field('last_name', employeeFieldLabels.last_name, 'text', { also: ['father', 'የአባት ስም'] }),
  field('phone_number', employeeFieldLabels.phone_number, 'phone', { ...must, also: phones }),
  field('guarantor_phone', employeeFieldLabels.guarantor_phone, 'phone', { also: ['ዋስ ስልክ'] }),
  field('salary', employeeFieldLabels.salary, 'amount', { ...must, also: ['ደመወዝ', 'ደሞዝ'] }),
  field('event_wage', employeeFieldLabels.event_wage, 'amount', { also: ['wage', 'አበል'] }),
  field('afternoon_wage', employeeFieldLabels.afternoon_wage, 'amount', { also: ['day wage'] }),
  field('evening_wage', employeeFieldLabels.evening_wage, 'amount', { also: ['night wage'] }),
];

const vendors: readonly ImportField[] = [
  field('name', msg`Vendor Name`, 'text', { ...must, also: [...names, 'vendor', 'አቅራቢ'] }),
  field('category', msg`Offer`, 'text', { ...must, also: ['category', 'service', 'አገልግሎት'] }),
  field('pricing', msg`Pricing`, 'text', {
    ...must,
    choices: {
      fixed: ['fixed', 'fixed per event', 'per event', 'ቋሚ', 'ቋሚ በዝግጅት', 'በዝግጅት'],
      'per-person': ['per person', 'per guest', 'per head', 'በሰው', 'በነፍስ ወከፍ', 'በእንግዳ'],
    },
  }),
  field('amount', msg`Amount`, 'amount', { ...must, also: ['price', 'ዋጋ', 'መጠን'] }),
  field('representative', msg`Representative`, 'text', { ...must, also: ['contact person'] }),
  field('contact', msg`Contact phone`, 'phone', { ...must, also: phones }),
];

const occasions = {
  wedding: ['wedding', 'ሰርግ', 'ጋብቻ'],
  mels: ['mels', 'መልስ'],
  christening: ['christening', 'baptism', 'ክርስትና'],
  mahber: ['mahber', 'ማኅበር'],
  memorial: ['lekso', 'tezkar', 'memorial', 'lekso or tezkar', 'ልቅሶ', 'ተዝካር', 'ልቅሶ ወይም ተዝካር'],
  birthday: ['birthday', 'ልደት'],
  meeting: ['meeting', 'ስብሰባ'],
  other: ['other', 'other occasion', 'ሌላ', 'ሌላ ዝግጅት'],
};

const events: readonly ImportField[] = [
  field('client.name', eventClientLabels.name, 'text', {
    ...must,
    also: [...names, 'client', 'customer', 'ደንበኛ', 'የደንበኛ ስም'],
  }),
  field('client.primary_phone', eventClientLabels.primary_phone, 'phone', {
    ...must,
    also: phones,
  }),
  field('client.secondary_phone', eventClientLabels.secondary_phone, 'phone', { also: phones2 }),
  field('event_date', eventFieldLabels.event_date, 'day', {
    ...must,
    also: ['date', 'day', 'ቀን', 'የዝግጅት ቀን'],
  }),
  field('time', eventFieldLabels.time, 'time', { ...must, also: ['hour', 'ሰዓት'] }),
  field('num_of_people', eventFieldLabels.num_of_people, 'count', {
    ...must,
    also: ['people', 'guests', 'pax', 'ሰው', 'የሰው ብዛት', 'ብዛት', 'እንግዶች'],
  }),
  field('package', eventFieldLabels.packageId, 'text', { also: ['ጥቅል'] }),
  field('total', msg`Total price`, 'amount', { also: ['total', 'price', 'ጠቅላላ', 'ጠቅላላ ዋጋ', 'ዋጋ'] }),
  field('per_person', eventFieldLabels.per_person, 'amount', { also: ['per person', 'በሰው'] }),
  field('additional_plates', eventFieldLabels.additional_plates, 'count'),
  field('additional_items', eventFieldLabels.additionalitems, 'names'),
  field('additional_price', eventFieldLabels.additional_price, 'amount'),
  field('discount_amount', eventFieldLabels.discount_amount, 'amount', { also: ['ቅናሽ'] }),
  field('received', msg`Received before the books began`, 'amount', {
    also: ['received', 'paid', 'advance', 'deposit', 'ቅድመ ክፍያ', 'የተከፈለ', 'ቀብድ', 'የተቀበሉት'],
  }),
  field('venue', eventFieldLabels.venue, 'text', { also: ['venue', 'hall', 'ቦታ', 'አዳራሽ'] }),
  field('venue_note', eventFieldLabels.venue_note, 'text'),
  field('occasion', eventFieldLabels.occasion, 'text', { also: ['type'], choices: occasions }),
  field('remark', eventFieldLabels.remark, 'text', { also: ['note', 'notes', 'ማስታወሻ'] }),
  branch,
];

export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  clients,
  items,
  packages,
  employees,
  vendors,
  events,
};

/** The field that an error of the server is about: `pricing.0.min` is of `pricing`, a fixed price was the column of totals. */
export function fieldOfPath(
  kind: ImportKind,
  path: string,
  isMapped: (id: string) => boolean,
): ImportField | undefined {
  const named = (id: string) => importFields[kind].find((each) => each.id === id);
  if (path === 'per_person' && isMapped('total')) return named('total');
  if (path === 'last_name' && !isMapped('last_name')) return named('first_name');
  return named(path) ?? named(path.split('.')[0] ?? '');
}
