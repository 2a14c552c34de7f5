import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { normalisePhone } from '@digis/domain';
import type { IsoDate } from '@digis/ethio-date';
import { msg } from '@lingui/core/macro';
import type { FieldErrors } from '#forms/form-store.ts';
import type { EventChoices } from '../form/event-choices.ts';
import { CUSTOM, newEvent } from '../form/event-form.ts';
import { type EventPrice, noTierMessage, priceOf } from '../form/event-price.ts';

export interface OfferValues {
  readonly packageId: string | null;
  /** null stands for the enquiry's number of guests. */
  readonly num_of_people: number | null;
  readonly custom_items: readonly number[];
  readonly per_person: number | null;
  readonly is_fixed: boolean;
}

export interface EnquiryValues {
  readonly phone: string;
  readonly name: string;
  readonly branchId: string | null;
  readonly event_date: IsoDate | null;
  readonly et_month: string | null;
  readonly num_of_people: number | null;
  readonly options: readonly OfferValues[];
  readonly words: string;
  readonly call_on: IsoDate | null;
}

export const enquiryLabels = {
  phone: msg`Phone`,
  name: msg`Name`,
  branchId: msg`Branch`,
  event_date: msg`Day`,
  et_month: msg`Or the month`,
  num_of_people: msg`Number of people`,
  options: msg`Offers`,
  words: msg`What they said`,
  call_on: msg`Call back on`,
};

export const MOST_OFFERS = 3;

export const emptyOffer: OfferValues = {
  packageId: null,
  num_of_people: null,
  custom_items: [],
  per_person: null,
  is_fixed: false,
};

const offerOf = (option: Schemas['EnquiryOption'], people: number | undefined): OfferValues => ({
  packageId: option.packageId === undefined ? CUSTOM : String(option.packageId),
  num_of_people: option.num_of_people === people ? null : option.num_of_people,
  custom_items: option.packageId === undefined ? option.items.map(({ id }) => id) : [],
  per_person: option.packageId === undefined ? option.unit_price : null,
  is_fixed: option.is_fixed,
});

export const monthId = ({ year, month }: Schemas['EtMonth']): string => `${year}-${month}`;

export const valuesOf = (
  enquiry: Schemas['Enquiry'] | null,
  { branch, day }: { branch: string | null; day: IsoDate | null },
): EnquiryValues => ({
  phone: enquiry?.phone ?? '',
  name: enquiry?.name ?? '',
  branchId: enquiry ? String(enquiry.branchId) : branch,
  event_date: enquiry ? (enquiry.event_date ?? null) : day,
  et_month: enquiry?.et_month ? monthId(enquiry.et_month) : null,
  num_of_people: enquiry?.num_of_people ?? null,
  options: enquiry?.options.length
    ? enquiry.options.map((option) => offerOf(option, enquiry.num_of_people))
    : [emptyOffer],
  words: enquiry?.words ?? '',
  call_on: enquiry?.call_on ?? null,
});

type Asked = Pick<EnquiryValues, 'num_of_people' | 'event_date'>;

export const priceOfOffer = (offer: OfferValues, asked: Asked, choices: EventChoices): EventPrice =>
  priceOf(
    {
      ...newEvent(null, asked.event_date),
      ...offer,
      num_of_people: offer.num_of_people ?? asked.num_of_people,
    },
    choices,
  );

export function offerFault(offer: OfferValues, asked: Asked, choices: EventChoices) {
  if (offer.packageId === null) return undefined;
  if ((offer.num_of_people ?? asked.num_of_people ?? 0) === 0) {
    return msg`Say how many people the offer is for`;
  }
  if (offer.packageId === CUSTOM && offer.per_person === null) return msg`The offer has no price`;
  const price = priceOfOffer(offer, asked, choices);
  return price.state === 'no-tier' ? noTierMessage(price) : undefined;
}

export function checkEnquiry(
  values: EnquiryValues,
  choices: EventChoices,
): FieldErrors<EnquiryValues> {
  const options = values.options.map((offer) => offerFault(offer, values, choices)).find(Boolean);
  return options ? { options } : {};
}

const optionBody = (
  { packageId, num_of_people, custom_items, per_person, is_fixed }: OfferValues,
  people: number | null,
): Schemas['EnquiryOptionInput'] => ({
  num_of_people: num_of_people ?? people ?? 0,
  ...(packageId === CUSTOM
    ? { packageId: CUSTOM, custom_items: [...custom_items], per_person, is_fixed }
    : { packageId: Number(packageId) }),
});

function monthOf(id: string | null): Schemas['EtMonth'] | null {
  const [year, month] = (id ?? '').split('-').map(Number);
  return year && month ? { year, month } : null;
}

export const enquiryBody = (values: EnquiryValues): BodyOf<'createEnquiry'> => ({
  branchId: Number(values.branchId),
  name: values.name.trim(),
  phone: normalisePhone(values.phone),
  event_date: values.event_date,
  et_month: values.event_date === null ? monthOf(values.et_month) : null,
  num_of_people: values.num_of_people,
  words: values.words.trim(),
  call_on: values.call_on,
  options: values.options
    .filter(({ packageId }) => packageId !== null)
    .map((offer) => optionBody(offer, values.num_of_people)),
});
