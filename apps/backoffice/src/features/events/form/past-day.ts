/** An event on a day that has passed: recorded when that is meant, and nobody is told of it. SPEC: D143 */
import type { Schemas } from '@digis/api-client/contract';
import type { IsoDate } from '@digis/ethio-date';
import { dayOfEvent } from '../../../api/event-words.ts';
import type { EventFormValues } from './event-form.ts';

/** An event that stays on the day it was is not asked about again. */
export const isMovedIntoThePast = (
  { event_date }: EventFormValues,
  scheduled: Schemas['Event'] | null,
  today: IsoDate,
): boolean =>
  event_date !== null &&
  event_date < today &&
  (scheduled === null || event_date !== dayOfEvent(scheduled));

/** What is sent of a form: the messages that are ticked, unless the day has passed. */
export const withoutLateMessages = (
  values: EventFormValues,
  scheduled: Schemas['Event'] | null,
  today: IsoDate,
): EventFormValues =>
  isMovedIntoThePast(values, scheduled, today)
    ? { ...values, send_sms: false, send_schedule: false }
    : values;
