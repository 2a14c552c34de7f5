import { msg } from '@lingui/core/macro';
import { field } from './field.ts';

export const names = ['name', 'full name', 'display name', 'ስም', 'ሙሉ ስም', 'ስም ዝርዝር'];
/** A full-name column comes before a first-name column; further names are appended to either. */
export const nameParts = {
  first: ['first name', 'given name'],
  further: [
    'middle name',
    'additional name',
    'last name',
    'family name',
    'surname',
    'father name',
    'grandfather name',
    'የአባት ስም',
    'የአያት ስም',
    'አባት ስም',
    'አያት ስም',
  ],
};
export const phones = [
  'phone',
  'tel',
  'telephone',
  'mobile',
  'mobile phone',
  'cell',
  'phone no',
  'phone number',
  'phone 1',
  'phone 1 value',
  'contact',
  'contact no',
  'contact number',
  'ስልክ',
  'ስ ቁ',
  'ስልክ ቁጥር',
  'ሞባይል',
  'የስልክ ቁጥር',
];
export const secondPhones = [
  'phone 2',
  'phone 2 value',
  'second phone',
  'other phone',
  'alternative phone',
  'mobile 2',
  'ስልክ 2',
  'ሌላ ስልክ',
  'ሁለተኛ ስልክ',
  'ተጨማሪ ስልክ',
];
export const branch = field('branch', msg`Branch`, 'text', { also: ['branch', 'ቅርንጫፍ'] });
/** Folded heads of what a client owes, which no field takes. */
export const debts = /\b(?:owes?|debts?|balance|remaining|due|credit)\b|እዳ|ቀሪ|ያለበት/u;
