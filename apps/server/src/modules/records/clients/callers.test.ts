import { expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

interface Client {
  name: string;
  primary_phone: string;
  secondary_phone: string;
}

let clients = 0;

async function known() {
  const hana = await standard.app.as('hana');
  clients += 1;
  const tsehay = {
    full_name: `ፀሐይ ወልዴ ${clients}`,
    primary_phone: `091111220${clients}`,
    secondary_phone: `091113298${clients}`,
  };
  const unknown = `094455667${clients}`;
  const { id } = (await hana.post('/api/client', tsehay)).body;
  const find = async (query: string) => (await hana.get(`/api/client?${query}`)).body.clients;
  const book = (client: Client, rest: object = {}) =>
    hana.post('/api/event', { ...buildEvent({ client }), ...rest });
  return { hana, id: Number(id), find, book, tsehay, unknown };
}

it('a client is found by each of their phones', async () => {
  const { id, find, book, hana, tsehay } = await known();
  expect(await find(`phone=${tsehay.primary_phone}`)).toMatchObject([{ id }]);
  expect(await find(`phone=${tsehay.secondary_phone}`)).toMatchObject([{ id }]);
  expect(await find(`q=${tsehay.secondary_phone}`)).toMatchObject([{ id }]);
  const { full_name: name, ...phones } = tsehay;
  await book({ name, ...phones });
  const dawit = await standard.app.as('dawit');
  const waiting = async (phone: string) =>
    (await dawit.get(`/api/transactions?type=pending&phone=${phone}`)).body.data;
  expect(await waiting(tsehay.primary_phone)).toHaveLength(1);
  expect(await waiting(tsehay.secondary_phone)).toHaveLength(1);
  const places = (await hana.get(`/api/places?phone=${tsehay.secondary_phone}`)).body;
  expect(places.success).toBe(true);
});

it('a client with the number as primary phone precedes one with it as secondary phone', async () => {
  const { hana, find, tsehay } = await known();
  const phone = tsehay.secondary_phone;
  const other = { full_name: 'ወንድሙ', primary_phone: phone, secondary_phone: phone };
  const { id } = (await hana.post('/api/client', other)).body;
  expect(await find(`phone=${phone}`)).toMatchObject([{ id }]);
});

it('an unknown phone with a known full name, in any spelling, finds the clients of that name', async () => {
  const { id, find, unknown } = await known();
  const name = (words: string) => `phone=${unknown}&name=${encodeURIComponent(words)}`;
  expect(await find(name('ጸሃይ  ወልዴ 3'))).toMatchObject([{ id }]);
  expect(await find(name('Tsehay Wolde 3'))).toMatchObject([{ id }]);
  expect(await find(name('Tsehay'))).toEqual([]);
  expect(await find(name('ጸሃይ'))).toEqual([]);
  expect(await find(name('ሃና በቀለ'))).toEqual([]);
  expect(await find(`phone=${unknown}`)).toEqual([]);
});

it('a new phone is saved with the client, and the previous one still finds the client', async () => {
  const { id, find, book, tsehay, unknown } = await known();
  const client = {
    name: tsehay.full_name,
    primary_phone: tsehay.primary_phone,
    secondary_phone: unknown,
  };
  const { event } = (await book(client, { add_phone_to: id })).body;
  expect(event.client).toMatchObject({ id, secondary_phone: unknown });
  expect(await find(`phone=${unknown}`)).toMatchObject([{ id }]);
  expect(await find(`phone=${tsehay.secondary_phone}`)).toMatchObject([{ id }]);
  expect((await logged(standard.app, 'client.update', id)).times).toBe(1);
});

it('a second phone is unchanged without add_phone_to, or with that of another client', async () => {
  const { id, book, tsehay, unknown } = await known();
  const client = {
    name: tsehay.full_name,
    primary_phone: tsehay.primary_phone,
    secondary_phone: unknown,
  };
  const second = async (rest: object) => (await book(client, rest)).body.event.client;
  expect(await second({})).toMatchObject({ secondary_phone: tsehay.secondary_phone });
  expect(await second({ add_phone_to: id + 100 })).toMatchObject({
    secondary_phone: tsehay.secondary_phone,
  });
});
