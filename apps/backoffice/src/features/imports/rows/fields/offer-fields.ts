import { msg } from '@lingui/core/macro';
import { field, type ImportField, must } from './field.ts';
import { names } from './heads.ts';

export const items: readonly ImportField[] = [
  field('name', msg`Item Name`, 'text', {
    ...must,
    also: [...names, 'item', 'dish', 'food', 'ምግብ', 'የምግብ ስም'],
  }),
  field('menu', msg`Fasting`, 'text', {
    also: ['fasting', 'ጾም', 'የጾም'],
    choices: {
      fasting: ['fasting', 'fasting food', 'yes', 'ጾም', 'የጾም', 'የጾም ምግብ'],
      'not fasting': ['not fasting', 'not fasting food', 'no', 'ፍስክ', 'የፍስክ', 'የፍስክ ምግብ'],
    },
  }),
];

export const packages: readonly ImportField[] = [
  field('name', msg`Package Name`, 'text', {
    ...must,
    also: [
      ...names,
      'package',
      'menu',
      'menu name',
      'menu type',
      'ጥቅል',
      'ፓኬጅ',
      'የጥቅል ስም',
      'የፓኬጅ ስም',
    ],
  }),
  field('items', msg`Items`, 'names', {
    ...must,
    also: ['menu', 'menu items', 'dishes', 'foods', 'food items', 'ምግቦች', 'ምናሌ', 'የምግብ ዝርዝር'],
  }),
  field('pricing', msg`Prices by guests`, 'prices', {
    ...must,
    also: ['pricing', 'price', 'prices', 'ዋጋ', 'የሰው ዋጋ'],
  }),
];
