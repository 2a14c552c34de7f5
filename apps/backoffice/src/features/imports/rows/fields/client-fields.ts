import { msg } from '@lingui/core/macro';
import { field, type ImportField, must } from './field.ts';
import { branch, nameParts, names, phones, secondPhones } from './heads.ts';

export const clients: readonly ImportField[] = [
  field('full_name', msg`Full Name`, 'text', {
    ...must,
    also: [...names, 'client', 'client name', 'customer', 'customer name', 'ደንበኛ', 'የደንበኛ ስም'],
    parts: nameParts,
  }),
  field('primary_phone', msg`Primary Phone Number`, 'phone', {
    ...must,
    also: phones,
    second: 'secondary_phone',
  }),
  field('secondary_phone', msg`Secondary Phone`, 'phone', { also: secondPhones }),
  field('tin', msg`TIN`, 'text', {
    also: ['tin no', 'tin number', 'ቲን', 'ቲን ቁጥር', 'የግብር ከፋይ ቁጥር'],
  }),
  field('withholds', msg`Withholds tax`, 'yes-no', { also: ['withholding', 'ቅድመ ግብር'] }),
  branch,
];
