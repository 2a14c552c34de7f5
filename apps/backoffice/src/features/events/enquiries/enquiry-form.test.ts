// D123, D173
import type { Schemas } from '@digis/api-client/contract';
import { expect, test } from 'vitest';
import { newEvent, newEventBody } from '../form/event-form.ts';
import { enquiryBody, valuesOf } from './enquiry-form.ts';
import { givenOfEnquiry, keptOfEnquiry } from './given-of-enquiry.ts';

const told = { num_of_people: 250, net: 0, vat: 0, vat_mode: 'off', vat_rate: 0 } as const;

const enquiry: Schemas['Enquiry'] = {
  id: 7,
  version: 1,
  branchId: 1,
  branch: { id: 1, name: 'Bole' },
  name: 'ሰላማዊት አበበ',
  phone: '0911556677',
  event_date: '2026-10-01',
  num_of_people: 250,
  words: 'Fasting dishes',
  state: 'open',
  username: 'hana',
  createdAt: '2026-09-21T07:00:00.000Z',
  options: [
    { ...told, packageId: 1, name: 'Gold', items: [], is_fixed: false, unit_price: 6, total: 9 },
    { ...told, items: [{ id: 2, name: 'ክትፎ' }], is_fixed: false, unit_price: 500, total: 9 },
  ],
};

test('an enquiry that is opened and saved without changes sends the same values', () => {
  const values = valuesOf(enquiry, { branch: '1', day: null });
  expect(enquiryBody(values)).toMatchObject({
    branchId: 1,
    phone: '0911556677',
    event_date: '2026-10-01',
    et_month: null,
    options: [
      { packageId: 1, num_of_people: 250 },
      { packageId: 'custom', custom_items: [2], num_of_people: 250, per_person: 500 },
    ],
  });
});

test('the event of an enquiry has the accepted offer, and refers to the enquiry', () => {
  const given = givenOfEnquiry(enquiry, enquiry.options[1]);
  const body = newEventBody({ ...newEvent('1', null), ...given, time: '15:00' }, {});
  expect(body).toMatchObject({
    enquiryId: 7,
    client: { name: 'ሰላማዊት አበበ', primary_phone: '0911556677', secondary_phone: '0911556677' },
    packageId: 'custom',
    custom_items: [2],
    per_person: 500,
    num_of_people: 250,
    remark: 'Fasting dishes',
    hold_until: null,
  });
});

test('a day is kept for three days, but not past the day of the event', () => {
  const [offer] = enquiry.options;
  expect(keptOfEnquiry(enquiry, offer, '2026-09-21').hold_until).toBe('2026-09-24');
  expect(keptOfEnquiry(enquiry, offer, '2026-09-30').hold_until).toBe('2026-10-01');
});
