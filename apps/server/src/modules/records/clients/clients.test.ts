// D22, D31, D35, D47, D51, D52, D149, spec:9
import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { uploaded } from '#testing/pictures.ts';
import { logged, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);
let phones = 20_000_000;

const newClient = (full_name = 'ብርቱካን ወልዴ') => {
  phones += 1;
  return { full_name, primary_phone: `09${phones}`, secondary_phone: '0922000000' };
};

describe('clients', () => {
  it('a created client is listed with its events', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const { id } = (await hana.post('/api/client', newClient('  ዮሐንስ   መኮንን '))).body;
    const { clients } = (await hana.get('/api/client')).body;
    expect(clients[0]).toMatchObject({ id, full_name: 'ዮሐንስ መኮንን', events: [] });
    await hana.post('/api/event', buildEvent());
    const [almaz] = (await hana.get('/api/client?phone=0911223344')).body.clients;
    expect(almaz).toMatchObject({
      full_name: 'አልማዝ ተስፋዬ',
      events: [{ event_date: '2026-10-01T15:00:00+03:00' }],
    });
    expect((await logged(app, 'client.create', id)).times).toBe(1);
  });

  it('a client is read by id, within its branch only', async () => {
    const { app } = standard;
    await app.createUser({ username: 'piassa-clerk', branch_id: 2, access: ['Clients'] });
    const { id } = (await (await app.as('hana')).post('/api/client', newClient())).body;
    const read = async (who: string) =>
      (await (await app.as(who)).get(`/api/client?id=${id}`)).body.clients;
    expect(await read('hana')).toMatchObject([{ id }]);
    expect(await read('admin')).toMatchObject([{ id }]);
    expect(await read('piassa-clerk')).toEqual([]);
  });

  it('staff see the clients of their branch, and an admin sees all', async () => {
    const { app } = standard;
    await app.createUser({ username: 'piassa-desk', branch_id: 2, access: ['Clients'] });
    const piassa = await app.as('piassa-desk');
    const hana = await app.as('hana');
    const mine = newClient();
    const { id } = (await hana.post('/api/client', mine)).body;
    const listed = async () =>
      (await piassa.get('/api/client')).body.clients.map((client: { id: number }) => client.id);
    expect(await listed()).not.toContain(id);
    expect((await piassa.patch('/api/client', { id, ...mine })).status).toBe(404);
    expect((await piassa.delete('/api/client', { id })).status).toBe(404);
    const phone = mine.primary_phone;
    expect((await piassa.get(`/api/client?phone=${phone}`)).body.clients).toEqual([]);
    expect(
      (await (await app.as('admin')).get(`/api/client?phone=${phone}`)).body.clients,
    ).toHaveLength(1);

    const client = { name: 'x', primary_phone: phone, secondary_phone: phone };
    const sara = await app.as('sara');
    const { event } = (await sara.post('/api/event', buildEvent({ client, branchId: 2 }))).body;
    expect(await listed()).not.toContain(id);
    expect(await listed()).toContain(event.client.id);
  });

  it('a client with a known phone is refused with the match, within that branch only', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const first = newClient('ሜሮን ጌታቸው');
    const { id } = (await hana.post('/api/client', first)).body;
    const again = await hana.post('/api/client', {
      ...newClient(),
      primary_phone: first.primary_phone,
    });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', match: { id, name: 'ሜሮን ጌታቸው' } },
    });
    await app.createUser({ username: 'far-desk', branch_id: 2, access: ['Clients'] });
    const far = await (await app.as('far-desk')).post('/api/client', first);
    expect(far.status).toBe(200);
    expect(far.body.id).not.toBe(id);
  });

  it('an edit of a client is logged, and an unchanged save is not logged', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const client = newClient();
    const { id } = (await hana.post('/api/client', client)).body;
    expect((await hana.patch('/api/client', { id, ...client })).status).toBe(200);
    expect((await logged(app, 'client.update', id)).times).toBe(0);
    await hana.patch('/api/client', { id, ...client, full_name: 'ዳንኤል ከበደ' });
    expect((await logged(app, 'client.update', id)).last?.changes).toEqual([
      { field: 'full_name', before: 'ብርቱካን ወልዴ', after: 'ዳንኤል ከበደ' },
    ]);
  });

  it('a client keeps a phone that a later rule no longer allows', async () => {
    const { app } = standard;
    const [admin, hana] = [await app.as('admin'), await app.as('hana')];
    await admin.post('/api/settings', { phone_prefixes: '09,07' });
    const client = { ...newClient(), primary_phone: '0712345678', secondary_phone: '0787654321' };
    const { id } = (await hana.post('/api/client', client)).body;
    await admin.post('/api/settings', { phone_prefixes: '09' });
    expect((await hana.patch('/api/client', { id, ...client, full_name: 'ዳንኤል' })).status).toBe(
      200,
    );
    const changed = { id, ...client, secondary_phone: '0712345678' };
    expect((await hana.patch('/api/client', changed)).body.errors).toEqual({
      secondary_phone: 'pattern',
    });
  });

  it.each([
    ['a landline', { primary_phone: '0115551234' }, { primary_phone: 'pattern' }],
    ['a short number', { secondary_phone: '091122' }, { secondary_phone: 'minLength' }],
    ['no name', { full_name: '   ' }, { full_name: 'pattern' }],
  ])('a client with %s is refused', async (_what, part, errors) => {
    const hana = await standard.app.as('hana');
    const { status, body } = await hana.post('/api/client', { ...newClient(), ...part });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject(errors);
  });

  it('a client with upcoming events cannot be deleted, and a deleted client’s name stays on old events', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    await hana.post('/api/event', buildEvent());
    const [almaz] = (await hana.get('/api/client?phone=0911223344')).body.clients;
    const refused = await hana.delete('/api/client', { id: almaz.id });
    expect(refused.body).toMatchObject({
      code: 'UPCOMING_EVENTS',
      msg: 'Client has upcoming events',
    });
    const { id } = (await hana.post('/api/client', newClient())).body;
    expect((await hana.delete('/api/client', { id })).status).toBe(200);
    expect((await hana.delete('/api/client', { id })).status).toBe(404);
  });

  it('clients are paged by thirty, without repeats or gaps while others are added', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    for (let at = 0; at < 35; at += 1) await hana.post('/api/client', newClient());
    const first = (await hana.get('/api/client?page=1')).body;
    expect(first.clients).toHaveLength(30);
    await hana.post('/api/client', newClient());
    const second = (await hana.get(`/api/client?page=2&cursor=${first.next}`)).body;
    const ids = [...first.clients, ...second.clients].map((client) => client.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await hana.get('/api/client?page=900')).body).toEqual({ success: true, clients: [] });
    expect((await hana.get('/api/client?cursor=x')).body.errors).toEqual({ cursor: 'malformed' });
  });

  it('GET /client?phone= returns the debt and last event to users who may see events', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const { full_name, ...phones } = newClient();
    const client = { name: full_name, ...phones };
    const path = `/api/client?phone=${phones.primary_phone}`;
    await hana.post('/api/event', buildEvent({ client, advance_amount: 50_000 }));
    const later = { event_date: '2026-11-01', et_date: { year: 2019, month: 2, day: 22 } };
    await hana.post(
      '/api/event',
      buildEvent({ client, ...later, num_of_people: 300, advance_amount: 0 }),
    );
    const [known] = (await hana.get(path)).body.clients;
    const { events } = (await hana.get(`/api/event?q=${phones.primary_phone}`)).body;
    const lefts = events.map(({ left }: { left: number }) => left);
    expect(known.left).toBe(lefts[0] + lefts[1]);
    expect(known.last_event).toEqual({
      event_date: '2026-11-01T15:00:00+03:00',
      package: events[0].package.name,
      num_of_people: 300,
    });
    await app.createUser({ username: 'caller', branch_id: 1, access: ['Create Event'] });
    const [seen] = (await (await app.as('caller')).get(path)).body.clients;
    expect(seen).not.toHaveProperty('left');
    expect(seen).not.toHaveProperty('last_event');
  });

  it('GET /client?phone= is open to users with Create Event, without photos', async () => {
    const { app } = standard;
    await (await app.as('hana')).post('/api/event', buildEvent());
    await app.createUser({ username: 'scheduler', branch_id: 1, access: ['Create Event'] });
    const scheduler = await app.as('scheduler');
    expect((await scheduler.get('/api/client')).status).toBe(403);
    const [almaz] = (await scheduler.get('/api/client?phone=0911223344')).body.clients;
    expect(almaz.full_name).toBe('አልማዝ ተስፋዬ');
    expect(almaz).not.toHaveProperty('id_image');
  });

  it('a client without photos gets those of the event', async () => {
    const hana = await standard.app.as('hana');
    const [first, second] = [await uploaded(hana), await uploaded(hana)];
    const { full_name, ...phones } = newClient();
    const client = { name: full_name, ...phones };
    for (const picture of [first, second]) {
      const images = { client_id: picture, client_image: picture };
      expect((await hana.post('/api/event', buildEvent({ client, ...images }))).status).toBe(200);
    }
    const { clients } = (await hana.get(`/api/client?phone=${phones.primary_phone}`)).body;
    expect(clients).toMatchObject([{ id_image: first, client_image: first }]);
  });

  it('a photo removed from a client is not restored by the next edit of an event that has it', async () => {
    const hana = await standard.app.as('hana');
    const { full_name, ...phones } = newClient();
    const photo = await uploaded(hana);
    const input = buildEvent({ client: { name: full_name, ...phones }, client_id: photo });
    const { event } = (await hana.post('/api/event', input)).body;
    const { id } = event.client;
    await hana.patch('/api/client', { id, full_name, ...phones, id_image: null });
    const read = async () => (await hana.get(`/api/client?id=${id}`)).body.clients[0];
    await hana.patch('/api/event', { id: event.id, ...input, remark: 'Tents too' });
    expect(await read()).not.toHaveProperty('id_image');
    const another = await uploaded(hana);
    await hana.patch('/api/event', { id: event.id, ...input, client_id: another });
    expect(await read()).toMatchObject({ id_image: another });
  });
});
