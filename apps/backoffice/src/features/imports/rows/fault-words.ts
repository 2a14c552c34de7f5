import { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { errorCodes, fieldErrorCodes } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { causeOf } from '#api/error-message.ts';
import { faultOf } from '#forms/field-fault.ts';
import type { CellFault } from './read-cell.ts';

export const cellFaultWords: Readonly<Record<CellFault, MessageDescriptor>> = {
  'not-a-day': msg`This is no day. Write day, month and year.`,
  'no-such-day': msg`The calendar has no such day.`,
  'either-calendar': msg`This is a day in both calendars. Write the month by its name.`,
  'date-cell': msg`The spreadsheet has made a Gregorian date of it. Write the Ethiopian day as text.`,
  'far-day': msg`This day is far off. Write the month by its name if it is right.`,
  'not-a-number': msg`This is no amount of money.`,
  'comma-as-decimal': msg`The comma is not clear. Write 2500.50 or 2,500.`,
  exponent: msg`The spreadsheet has shortened the number. Write all its digits.`,
  negative: msg`An amount cannot be below zero.`,
  'too-many-decimals': msg`At most two decimals`,
  'too-large': msg`This is too large`,
  phone: msg`This is no phone number, or it is several.`,
  count: msg`This is no whole number.`,
  time: msg`This is no time on the clock of the column.`,
  twelve: msg`Twelve is in the morning and in the evening. Write which.`,
  choice: msg`This is none of the words that the column may have.`,
  prices: msg`Write prices as 50-100: 700; 101-300: 650.`,
  formula: msg`The formula of this cell has failed.`,
  'two-prices': msg`Leave one price: the total, or that of the package.`,
};

const notThere = msg`There is no record of this name.`;

export function serverFaultWords({ field, code }: Schemas['ImportFault']): MessageDescriptor {
  if (code === 'notFound') return notThere;
  const atField = fieldErrorCodes.find((each) => each === code);
  if (atField) return faultOf(field, atField);
  const ofRow = errorCodes.find((each) => each === code) ?? 'VALIDATION';
  return causeOf(new ApiError({ status: 422, code: ofRow, msg: '' }));
}
