// D149
import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { uploaded } from '#testing/pictures.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
let phones = 30_000_000;

const newPhone = () => {
  phones += 1;
  return `09${phones}`;
};

async function clientOfBole() {
  const { app } = standard;
  const hana = await app.as('hana');
  const primary_phone = newPhone();
  const id_image = await uploaded(hana);
  const client = { full_name: 'ብርቱካን ወልዴ', primary_phone, secondary_phone: '0922000000', id_image };
  const { id } = (await hana.post('/api/client', client)).body;
  const inBole = async () => (await hana.get(`/api/client?phone=${primary_phone}`)).body.clients[0];
  const username = `piassa-${phones}`;
  await app.createUser({
    username,
    branch_id: 2,
    access: ['Create Event', 'View Events', 'Clients'],
  });
  return { id, primary_phone, id_image, inBole, piassa: await app.as(username) };
}

const eventOf = (primary_phone: string, name: string) =>
  buildEvent({
    branchId: 2,
    client: { name, primary_phone, secondary_phone: '0933000000' },
  });

describe('a client known to another branch', () => {
  it('an event with a phone known to another branch creates a client here and reveals nothing', async () => {
    const { primary_phone, inBole, piassa } = await clientOfBole();
    const before = await inBole();
    const { status, body } = await piassa.post('/api/event', eventOf(primary_phone, 'ሳራ'));
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('name_differs');
    expect(body.event.client).toMatchObject({ full_name: 'ሳራ', secondary_phone: '0933000000' });
    expect(await inBole()).toEqual(before);
    const [own] = (await piassa.get(`/api/client?phone=${primary_phone}`)).body.clients;
    expect(own).toMatchObject({ full_name: 'ሳራ', events: [{ id: body.event.id }] });
    expect(own).not.toHaveProperty('id_image');
  });

  it('editing a client leaves another branch’s client with the same phone unchanged', async () => {
    const { primary_phone, inBole, piassa } = await clientOfBole();
    const before = await inBole();
    const { event } = (await piassa.post('/api/event', eventOf(primary_phone, 'ሳራ'))).body;
    const renamed = {
      ...eventOf(newPhone(), 'Another person'),
      id: event.id,
      rename_client: true,
    };
    expect((await piassa.patch('/api/event', renamed)).status).toBe(200);
    const [own] = (await piassa.get('/api/client')).body.clients;
    const edit = {
      id: own.id,
      full_name: 'ሌላ ሰው',
      primary_phone,
      secondary_phone: primary_phone,
    };
    expect((await piassa.patch('/api/client', edit)).status).toBe(200);
    expect(await inBole()).toEqual(before);
  });

  it('a client with a phone of another branch is created, edited and deleted without a conflict', async () => {
    const { id, primary_phone, inBole, piassa } = await clientOfBole();
    const before = await inBole();
    const added = await piassa.post('/api/client', {
      full_name: 'ሳራ',
      primary_phone,
      secondary_phone: primary_phone,
    });
    expect(added.status).toBe(200);
    expect(added.body.id).not.toBe(id);
    expect((await piassa.delete('/api/client', { id: added.body.id })).status).toBe(200);
    expect((await piassa.delete('/api/client', { id })).status).toBe(404);
    expect(await inBole()).toEqual(before);
  });

  it('the ID photo of another branch’s client is not served', async () => {
    const { primary_phone, id_image, piassa } = await clientOfBole();
    await piassa.post('/api/event', eventOf(primary_phone, 'ሳራ'));
    const stolen = { ...eventOf(primary_phone, 'ሳራ'), client_id: id_image };
    expect((await piassa.post('/api/event', stolen)).body.errors).toEqual({
      client_id: 'notFound',
    });
  });

  it('an admin sees one client per branch, and a moved event takes the client of its new branch', async () => {
    const { id, primary_phone, piassa } = await clientOfBole();
    const { event } = (await piassa.post('/api/event', eventOf(primary_phone, 'ሳራ'))).body;
    const admin = await standard.app.as('admin');
    const listed = async () => (await admin.get(`/api/client?phone=${primary_phone}`)).body.clients;
    expect(await listed()).toMatchObject([
      { id, full_name: 'ብርቱካን ወልዴ', branch: { id: 1, name: 'Bole' }, events: [] },
      { full_name: 'ሳራ', branch: { id: 2, name: 'Piassa' }, events: [{ id: event.id }] },
    ]);
    const moved = { ...eventOf(primary_phone, 'ሳራ'), branchId: 1, id: event.id };
    const { status, body } = await admin.patch('/api/event', moved);
    expect([status, body.event.client.id]).toEqual([200, id]);
    expect(body.name_differs).toEqual({ kept: 'ብርቱካን ወልዴ', given: 'ሳራ' });
  });
});

describe('duplicate clients of one branch', () => {
  const merge = async (body: unknown, username = 'admin') =>
    (await standard.app.as(username)).post('/api/client/merge', body);

  const addedIn = async (branchId: number, full_name: string) => {
    const admin = await standard.app.as('admin');
    const phone = newPhone();
    const client = { full_name, primary_phone: phone, secondary_phone: phone, branchId };
    return { id: (await admin.post('/api/client', client)).body.id as number, phone };
  };

  it('an admin merges two clients of one branch with their events and photos', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const [kept, gone] = [await addedIn(1, 'ሜሮን'), await addedIn(1, 'ሜሮን ጌታቸው')];
    const client = { name: 'ሜሮን ጌታቸው', primary_phone: gone.phone, secondary_phone: gone.phone };
    const client_image = await uploaded(hana);
    const { event } = (await hana.post('/api/event', buildEvent({ client, client_image }))).body;
    expect((await merge({ id: gone.id, into: kept.id })).body).toEqual({ success: true });
    const [merged] = (await hana.get(`/api/client?phone=${kept.phone}`)).body.clients;
    expect(merged).toMatchObject({
      id: kept.id,
      full_name: 'ሜሮን',
      client_image,
      events: [{ id: event.id }],
    });
    const { clients: found } = (await hana.get(`/api/client?phone=${gone.phone}`)).body;
    expect(found).toMatchObject([{ id: kept.id, phone_number: kept.phone }]);
  });

  it('clients are not merged by staff, with themselves, or across branches', async () => {
    const [bole, piassa] = [await addedIn(1, 'ሄኖክ'), await addedIn(2, 'ሄኖክ')];
    expect((await merge({ id: bole.id, into: bole.id })).body.errors).toEqual({
      into: 'duplicate',
    });
    expect((await merge({ id: bole.id, into: piassa.id })).body.errors).toEqual({
      into: 'notAllowed',
    });
    expect((await merge({ id: bole.id, into: 999_999 })).status).toBe(404);
    expect((await merge({ id: bole.id, into: piassa.id }, 'hana')).body.code).toBe('ADMIN_ONLY');
  });
});
