// D25, D27, D36
import { fieldRules } from '@digis/api-client/contract';
import type { FieldRule, Schemas } from '@digis/api-client/contract';
import { isoToEt } from '@digis/ethio-date';
import { buildEvent } from '@digis/server/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useApp } from '#testing/use-app.ts';
import { eventUpdate, valuesOf } from './event-form.ts';

const standard = useApp();

const birr = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
const phones = ['0911223344', '0922334455', '0933445566', '0911000001'] as const;
const words = fc.constantFrom('ዶሮ ወጥ', 'Two tents', 'አልማዝ ተስፋዬ', "O'Hara", 'Coffee & popcorn');

/** Every free-text field of the contract, so that new ones are tested too. */
const texts = Object.fromEntries(
  Object.entries<FieldRule>(fieldRules.EventInput)
    .filter(([, rule]) => rule.type === 'string' && !rule.pattern && !rule.enum)
    .map(([name, { maxLength = 0 }]) => {
      const two = maxLength > 500 ? 'Two tents,\nno music' : 'Two tents';
      return [name, fc.constantFrom('', two, 'ያለ ሙዚቃ')];
    }),
);

const textsOf = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([name, text]) => name in texts && text !== ''));

const ofPackage = fc.record({
  packageId: fc.constant(1),
  num_of_people: fc.integer({ min: 50, max: 1000 }),
});
const custom = fc.record({
  packageId: fc.constantFrom('custom' as const, null),
  per_person: fc.integer({ min: 1_000, max: 100_000 }).map((cents) => cents / 100),
  custom_items: fc.subarray([1, 2, 3, 4]),
});
const perPerson = fc
  .tuple(custom, fc.integer({ min: 1, max: 1000 }))
  .map(([event, num_of_people]) => ({ ...event, num_of_people }));
const fixed = fc
  .tuple(custom, fc.integer({ min: 0, max: 1000 }))
  .map(([event, num_of_people]) => ({ ...event, num_of_people, is_fixed: true }));

const common = fc.record({
  ...texts,
  client: fc.record({
    name: words,
    primary_phone: fc.constantFrom(...phones),
    secondary_phone: fc.constantFrom(...phones),
  }),
  event_date: fc.integer({ min: 0, max: 400 }).map((day) => {
    const date = new Date(Date.UTC(2026, 8, 1 + day));
    return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
  }),
  time: fc.constantFrom('00:30', '05:59', '06:00', '15:00', '23:45'),
  additional_price: birr(50_000),
  discount_amount: birr(5),
  advance_amount: birr(5),
  additional_items: fc.uniqueArray(words, { maxLength: 3 }),
  paid_full: fc.boolean(),
  occasion: fc.constantFrom('wedding' as const, 'memorial' as const, null),
  contact: fc.constantFrom({ name: 'አቶ ግርማ', phone: '0114667788' }, {}),
  same_place: fc.constant(true),
  send_sms: fc.boolean(),
  send_schedule: fc.boolean(),
});

interface Booking {
  readonly input: Partial<Schemas['EventInput']>;
  readonly plates: number | null;
  readonly withImages: boolean;
  readonly repriced: number | null;
}

const anyBooking: fc.Arbitrary<Booking> = fc.record({
  input: fc
    .tuple(common, fc.oneof(ofPackage, perPerson, fixed))
    .map(([event, offer]) => ({ ...event, ...offer, et_date: isoToEt(event.event_date) })),
  plates: fc.option(fc.integer({ min: 1, max: 200 })),
  withImages: fc.boolean(),
  repriced: fc.option(fc.integer({ min: 550, max: 900 })),
});

async function done(answer: Promise<{ body: { success: boolean; event: Schemas['Event'] } }>) {
  const { body } = await answer;
  if (!body.success) throw new Error(`refused: ${JSON.stringify(body)}`);
  return body;
}

test('an event that is opened in its form and saved without changes stays the same', async () => {
  const { app } = standard;
  const [hana, admin] = [await app.as('hana'), await app.as('admin')];
  const images = async (run: number) => {
    const name = String(run).padStart(22, '0');
    const [client_id, client_image] = [`${name}card.jpg`, `${name}face.jpg`];
    await app.db
      .execute(`INSERT INTO files (path, media_type, bytes, sha256, uploaded_by, created_at)
      SELECT path, 'image/jpeg', 1, '', users.id, now() FROM users, unnest('{${client_id},${client_image}}'::text[]) path
      WHERE username = 'hana'`);
    return { client_id, client_image };
  };
  let runs = 0;
  const read = async (id: number): Promise<Schemas['Event']> =>
    (await hana.get(`/api/event?id=${id}`)).body.events[0];

  const property = fc.asyncProperty(anyBooking, async (booking) => {
    const input = buildEvent({
      ...booking.input,
      ...(booking.withImages && (await images((runs += 1)))),
    });
    const { id } = (await done(hana.post('/api/event', input))).event;
    expect(await read(id)).toMatchObject(textsOf(input));
    if (booking.plates !== null) {
      const edit = { ...input, id, additional_plates: booking.plates };
      await done(hana.patch('/api/event', edit));
    }
    if (booking.repriced !== null) {
      const pricing = [{ min: 50, max: 1000, value: booking.repriced }];
      const offer = { id: 1, name: 'Wedding Gold', items: [1], pricing };
      await done(admin.patch('/api/package', offer));
    }
    const before = await read(id);
    await done(hana.patch('/api/event', eventUpdate(before, valuesOf(before))));
    expect(await read(id)).toEqual(before);
  });
  await fc.assert(property, { numRuns: 40 });
});

test('a custom event with a fixed price can be given a package, and is then no longer fixed', async () => {
  const hana = await standard.app.as('hana');
  const input = buildEvent({ packageId: 'custom', per_person: 60_000, is_fixed: true });
  const { event } = (await hana.post('/api/event', input)).body;
  const update = eventUpdate(event, { ...valuesOf(event), packageId: '1' });
  const { body } = await hana.patch('/api/event', update);
  expect(body).toMatchObject({ success: true, event: { is_fixed: false, base: 210_000 } });
});
