/** Explains a refusal by a server whose clock fell back. */
import { type ApiError, isObject } from '@digis/api-client';
import { formatEtDate, isoToEt, todayIso } from '@digis/ethio-date';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { languageOf } from '../browser/saved-choices.ts';

const dayOf = (instant: unknown): string =>
  formatEtDate(
    isoToEt(todayIso({ now: Date.parse(String(instant)) })),
    'medium',
    languageOf(i18n.locale).written,
  );

export function clockCause({ code, body }: ApiError): MessageDescriptor | undefined {
  if (code !== 'CLOCK_BEHIND' || !isObject(body) || !isObject(body.clock)) return undefined;
  const [today, newest] = [dayOf(body.clock['now']), dayOf(body.clock['newest'])];
  return msg`The clock of the server says ${today}, but the newest entry is of ${newest}. Nothing is booked until the clock is right.`;
}
