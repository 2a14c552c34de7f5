// D173
import type { Schemas } from '@digis/api-client/contract';
import { etToIso, formatMonth } from '@digis/ethio-date';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLanguage } from '../i18n/language.ts';

export const stateWords: Readonly<Record<Schemas['EnquiryState'], MessageDescriptor>> = {
  open: msg`Open`,
  kept: msg`Day kept`,
  booked: msg`Booked`,
  lost: msg`Lost`,
};

export const lossWords: Readonly<Record<Schemas['LossReason'], MessageDescriptor>> = {
  price: msg`The price`,
  date_taken: msg`The day was taken`,
  no_answer: msg`No answer`,
  other: msg`Another reason`,
};

export const lossReasons = ['price', 'date_taken', 'no_answer', 'other'] as const;

export function useMonthWords() {
  const locale = useLanguage();
  return ({ year, month }: Schemas['EtMonth']): string =>
    formatMonth('ethiopic', etToIso({ year, month, day: 1 }), locale);
}
