import type { Schemas } from '@digis/api-client/contract';
import fc from 'fast-check';
import { bodiesOf } from '../bodies.ts';
import { type Edit, sameAs } from '../edit.ts';

const offers = fc.array(
  fc.oneof(
    fc.record(
      {
        packageId: fc.constantFrom(1, 2),
        num_of_people: fc.integer({ min: 50, max: 1000 }),
        is_fixed: fc.constant(false),
      },
      { requiredKeys: ['packageId', 'num_of_people'] },
    ),
    fc.record(
      {
        packageId: fc.constantFrom('custom', null),
        custom_items: fc.shuffledSubarray([1, 2, 3, 4]),
        per_person: fc.integer({ min: 1, max: 100_000 }).map((santim) => santim / 100),
        num_of_people: fc.integer({ min: 1, max: 1000 }),
        is_fixed: fc.boolean(),
      },
      { requiredKeys: ['num_of_people', 'per_person'] },
    ),
  ),
  { maxLength: 3 },
);

const day = fc
  .integer({ min: 0, max: 900 })
  .map((after) => new Date(Date.UTC(2026, 8, 22 + after)).toISOString().slice(0, 10));
const when = fc.constantFrom('event_date', 'et_month');

const enquiries = fc
  .tuple(
    bodiesOf('EnquiryInput', {
      branchId: fc.constantFrom(1, 2),
      event_date: fc.option(day),
      call_on: fc.option(day),
      options: offers,
    }),
    when,
  )
  .map(([body, other]) => {
    const { [other]: _dropped, ...rest } = body;
    return rest;
  });

const offerAgain = (option: Schemas['EnquiryOption']): Schemas['EnquiryOptionInput'] =>
  option.packageId === undefined
    ? {
        packageId: 'custom',
        custom_items: option.items.map(({ id }) => id),
        num_of_people: option.num_of_people,
        per_person: option.unit_price,
        is_fixed: option.is_fixed,
      }
    : { packageId: option.packageId, num_of_people: option.num_of_people };

export const enquiryEdits: readonly Edit[] = [
  {
    id: 'updateEnquiry',
    call: 'PATCH /enquiry',
    bodies: enquiries,
    make: (admin, body) => admin.post('/api/enquiry', body),
    idOf: async (admin) => (await admin.get('/api/enquiry')).body.enquiries[0].id,
    happenings: {
      'its package costs more': ({ admin }) =>
        admin.patch('/api/package', {
          id: 1,
          name: 'Wedding Gold',
          items: [1],
          pricing: [{ min: 1, max: 1_000, value: 999 }],
        }),
      'its package is no longer on offer': ({ admin }) => admin.delete('/api/package', { id: 1 }),
      'an item is no longer served': ({ admin }) => admin.delete('/api/item', { id: 1 }),
      'prices have tax on top': ({ admin }) => admin.post('/api/settings', { vat: 'on_top' }),
      'fewer prefixes are mobile numbers': ({ admin }) =>
        admin.post('/api/settings', { phone_prefixes: '09' }),
      'it is lost': ({ admin }, id) => admin.patch('/api/enquiry', { id, lost_because: 'price' }),
    },
    read: async (admin, id) => {
      const { enquiries: list } = (await admin.get('/api/enquiry')).body;
      return list.find((enquiry: { id: number }) => enquiry.id === id);
    },
    same: (read) =>
      sameAs('EnquiryUpdate', read, {
        version: read['version'],
        options: (read as unknown as Schemas['Enquiry']).options.map(offerAgain),
      }),
  },
];
