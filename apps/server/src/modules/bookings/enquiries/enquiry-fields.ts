import type { BodyOf } from '@digis/api-client/contract';
import { isMobilePhone, normalisePhone } from '@digis/domain';
import { requireDay } from '#base/addis-days.ts';
import { invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { NewEnquiry } from './enquiry-queries.ts';

type Fields = Omit<BodyOf<'updateEnquiry'>, 'id' | 'version' | 'options'>;

function phoneOf(typed: string, prefixes: string, known: string | undefined): string {
  const phone = normalisePhone(typed);
  if (phone !== known && !isMobilePhone(phone, prefixes.split(','))) {
    throw invalid({ phone: 'pattern' });
  }
  return phone;
}

/** An enquiry has a day or a month: setting one clears the other. */
function whenOf({ event_date, et_month }: Fields): Partial<NewEnquiry> {
  if (typeof event_date === 'string') {
    requireDay('event_date', event_date);
    if (et_month) throw invalid({ et_month: 'notAllowed' });
    return { event_date, et_year: null, et_month: null };
  }
  if (et_month) return { event_date: null, et_year: et_month.year, et_month: et_month.month };
  return {
    ...(event_date === null && { event_date: null }),
    ...(et_month === null && { et_year: null, et_month: null }),
  };
}

export function enquiryFields(
  body: Fields,
  { prefixes, phone: known }: { prefixes: string; phone?: string },
): Partial<NewEnquiry> {
  const { name, phone, num_of_people, words, call_on, lost_because } = body;
  if (typeof call_on === 'string') requireDay('call_on', call_on);
  return {
    ...whenOf(body),
    ...(name !== undefined && { name: tidyText(name) }),
    ...(phone !== undefined && { phone: phoneOf(phone, prefixes, known) }),
    ...(num_of_people !== undefined && { num_of_people }),
    ...(words !== undefined && { words: words.trim() }),
    ...(call_on !== undefined && { call_on }),
    ...(lost_because !== undefined && { lost_because }),
  };
}
