import { msg } from '@lingui/core/macro';
import { employeeFieldLabels } from '#i18n/labels/employee-field-labels.ts';
import { field, type ImportField, must } from './field.ts';
import { names, phones } from './heads.ts';

export const employees: readonly ImportField[] = [
  field('first_name', employeeFieldLabels.first_name, 'text', {
    ...must,
    also: [...names, 'employee', 'staff', 'ሠራተኛ', 'የሠራተኛ ስም', 'given name'],
  }),
  field('last_name', employeeFieldLabels.last_name, 'text', {
    also: ['father', 'surname', 'family name', 'የአባት ስም'],
  }),
  field('phone_number', employeeFieldLabels.phone_number, 'phone', {
    ...must,
    also: phones,
  }),
  field('guarantor_phone', employeeFieldLabels.guarantor_phone, 'phone', {
    also: ['guarantor', 'ዋስ ስልክ', 'የዋስ ስልክ', 'ዋስ'],
  }),
  field('salary', employeeFieldLabels.salary, 'amount', {
    ...must,
    also: ['monthly salary', 'ደመወዝ', 'ደሞዝ', 'የወር ደመወዝ'],
  }),
  field('event_wage', employeeFieldLabels.event_wage, 'amount', {
    also: ['wage', 'daily wage', 'per event', 'አበል', 'የቀን ክፍያ', 'የቀን አበል'],
  }),
  field('afternoon_wage', employeeFieldLabels.afternoon_wage, 'amount', { also: ['day wage'] }),
  field('evening_wage', employeeFieldLabels.evening_wage, 'amount', { also: ['night wage'] }),
];

export const vendors: readonly ImportField[] = [
  field('name', msg`Vendor Name`, 'text', {
    ...must,
    also: [...names, 'vendor', 'supplier', 'አቅራቢ', 'የአቅራቢ ስም'],
  }),
  field('category', msg`Offer`, 'text', {
    ...must,
    also: ['category', 'service', 'offers', 'አገልግሎት', 'የሚያቀርቡት', 'የሚያቀርበው'],
  }),
  field('pricing', msg`Pricing`, 'text', {
    ...must,
    choices: {
      fixed: ['fixed', 'fixed per event', 'per event', 'ቋሚ', 'ቋሚ በዝግጅት', 'በዝግጅት'],
      'per-person': ['per person', 'per guest', 'per head', 'በሰው', 'በነፍስ ወከፍ', 'በእንግዳ'],
    },
  }),
  field('amount', msg`Amount`, 'amount', { ...must, also: ['price', 'rate', 'ዋጋ', 'መጠን', 'ክፍያ'] }),
  field('representative', msg`Representative`, 'text', {
    ...must,
    also: ['contact person', 'ተወካይ', 'የሚያነጋግሩት'],
  }),
  field('contact', msg`Contact phone`, 'phone', { ...must, also: phones }),
];
