// Spec 2.6, D38
import type { Schemas } from '@digis/api-client/contract';
import { normalisePhone } from '@digis/domain';
import type { IsoDate } from '@digis/ethio-date';
import { msg } from '@lingui/core/macro';
import { dayOfEvent } from '#api/event-facts.ts';

export interface AgreementValues {
  readonly date: IsoDate | null;
  readonly behalf: string;
  readonly client: string;
  readonly client_phone: string;
  readonly event_date: IsoDate | null;
  readonly advance: number | null;
  readonly left: number | null;
}

export const agreementLabels = {
  date: msg`Date`,
  behalf: msg`On behalf of`,
  client: msg`Client`,
  client_phone: msg`Client phone`,
  event_date: msg`Event date`,
  advance: msg`Advance`,
  left: msg`Remainder`,
};

export const agreementOf = (event: Schemas['Event'], today: IsoDate): AgreementValues => ({
  date: today,
  behalf: event.agreed_by ?? '',
  client: event.client.full_name,
  client_phone: event.client.phone_number,
  event_date: dayOfEvent(event),
  advance: event.paid_full ? event.total : event.advance_amount,
  left: event.left,
});

/** @throws Error when a value is missing */
export function agreementBody(eventId: number, values: AgreementValues): Schemas['AgreementInput'] {
  const { date, event_date, advance, left } = values;
  if (date === null || event_date === null || advance === null || left === null) {
    throw new Error('An agreement without a date or an amount was sent: check the form first.');
  }
  return {
    eventId,
    date,
    behalf: values.behalf.trim(),
    client: values.client.trim(),
    client_phone: normalisePhone(values.client_phone),
    event_date,
    advance,
    left,
  };
}

const FROM_THE_EVENT = ['client', 'client_phone', 'event_date', 'advance', 'left'] as const;

export function departures(event: Schemas['Event'], values: AgreementValues) {
  const booked = agreementOf(event, dayOfEvent(event));
  return FROM_THE_EVENT.filter((name) => values[name] !== booked[name]);
}
