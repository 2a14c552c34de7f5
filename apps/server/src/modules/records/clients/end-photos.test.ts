// D165
import { addDaysIso, isoToEt, todayIso } from '@digis/ethio-date';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAgreement, buildEvent, type Caller } from '#testing/index.ts';
import { uploaded } from '#testing/pictures.ts';
import { logged, must, useStandardApp } from '#testing/use-test-app.ts';
import { tidyUp } from '#background/tidy-up.ts';
import { clients } from '#db/tables/events.ts';
import { endPhotos } from './end-photos.ts';

const standard = useStandardApp();
let hana: Caller;
let admin: Caller;
let number = 0;

const day = 24 * 60;
const year = 366 * day;

const signIn = async () => {
  [hana, admin] = [await standard.app.as('hana'), await standard.app.as('admin')];
};

async function pass(minutes: number): Promise<void> {
  standard.app.clock.advance(minutes);
  await signIn();
}

async function end(): Promise<void> {
  await tidyUp(standard.app);
}

const keepFor = (keep_photos_months: number | null) =>
  must(admin.post('/api/settings', { keep_photos_months }));

beforeEach(async () => {
  await signIn();
  await keepFor(12);
});

const nextPhone = (): string => {
  number += 1;
  return `09778800${String(number).padStart(2, '0')}`;
};

async function makeClient(phone = nextPhone()) {
  standard.app.clock.advance(1);
  const [id_image, client_image] = [await uploaded(hana), await uploaded(hana)];
  const person = { full_name: `ደንበኛ ${number}`, primary_phone: phone, secondary_phone: phone };
  const { id } = await must(hana.post('/api/client', { ...person, id_image, client_image }));
  return { id, phone, images: [id_image, client_image] };
}

const clientOf = async (id: number) =>
  (await must(hana.get(`/api/client?id=${id}`))).clients.find(
    (row: { id: number }) => row.id === id,
  );

const bytesOf = async (paths: readonly string[]) => {
  const stored = await Promise.all(paths.map((path) => standard.app.files.storedAt(path)));
  return stored.map((at) => at !== null);
};

async function hold(phone: string, more: object = {}): Promise<{ id: number; date: string }> {
  const date = addDaysIso(todayIso({ now: standard.app.clock.now().getTime() }), 10);
  const client = { name: 'x', primary_phone: phone, secondary_phone: phone };
  const free = { per_person: 0, is_fixed: true, additional_price: 0, discount_amount: 0 };
  const on = { event_date: date, et_date: isoToEt(date) };
  const part = { client, packageId: 'custom' as const, ...free, ...on, advance_amount: 0 };
  const { event } = await must(hana.post('/api/event', buildEvent({ ...part, ...more })));
  return { id: event.id, date };
}

describe('the retention of client photos', () => {
  it('expired photos are deleted with their files, the client shows when, and the deletion is logged', async () => {
    const { id, images } = await makeClient();
    await pass(year + day);
    const at = standard.app.clock.now().toISOString();
    await end();
    expect(await bytesOf(images)).toEqual([false, false]);
    const client = await clientOf(id);
    expect([client.id_image, client.client_image]).toEqual([undefined, undefined]);
    expect(client.photos_ended_at).toBe(at);
    const { times, last } = await logged(standard.app, 'client.end_photos', id);
    expect([times, last]).toMatchObject([
      1,
      { subject: client.full_name, branch_id: 1, user_id: null },
    ]);
    expect(JSON.stringify(last)).not.toContain(images[0]);
    const { logs } = await must(admin.get('/api/action-logs?entity=client'));
    expect(logs[0]).toMatchObject({ user: { username: 'Digis' }, subject: client.full_name });
  });

  it('a second run deletes nothing and logs nothing', async () => {
    const { id } = await makeClient();
    await pass(year + day);
    await Promise.all([1, 2, 3].map(() => endPhotos(standard.app)));
    await end();
    expect((await logged(standard.app, 'client.end_photos', id)).times).toBe(1);
  });

  it('without the setting, photos are kept forever', async () => {
    await keepFor(null);
    const { images } = await makeClient();
    await pass(20 * year);
    await end();
    expect(await bytesOf(images)).toEqual([true, true]);
  });

  it('clients beyond one batch are processed in the same run', async () => {
    const made = [];
    for (let at = 0; at < 23; at += 1) made.push(await makeClient());
    await pass(year + day);
    await end();
    const kept = await Promise.all(made.map(({ images }) => bytesOf(images)));
    expect(kept.flat()).toEqual(kept.flat().map(() => false));
  });
});

describe('photos are kept', () => {
  const keptOf = async (images: readonly string[]) => {
    await end();
    return bytesOf(images);
  };

  it('for a client with an upcoming event, or one held within the retention period', async () => {
    const { phone, images } = await makeClient();
    await hold(phone);
    await pass(5 * day);
    expect(await keptOf(images)).toEqual([true, true]);
    await pass(365 * day);
    expect(await keptOf(images)).toEqual([true, true]);
    await pass(10 * day);
    await end();
    expect(await bytesOf(images)).toEqual([false, false]);
  });

  it('for a client who still owes', async () => {
    const { phone, images } = await makeClient();
    const { id } = await hold(phone, { per_person: 900 });
    await pass(2 * year);
    expect(await keptOf(images)).toEqual([true, true]);
    await must(admin.post('/api/payment', { eventId: id, amount: 900 }));
    await end();
    expect(await bytesOf(images)).toEqual([false, false]);
  });

  it('when they were taken within the retention period', async () => {
    const { id, images } = await makeClient();
    await pass(year + day);
    const { full_name, phone_number, secondary_phone } = await clientOf(id);
    const client_image = await uploaded(hana);
    const body = { id, full_name, primary_phone: phone_number, secondary_phone, client_image };
    await must(hana.patch('/api/client', body));
    expect(await keptOf([images[0] ?? '', client_image])).toEqual([true, true]);
  });

  it('as files while a newer record of another branch uses them', async () => {
    const { id, images } = await makeClient();
    const other = await makeClient();
    await pass(year + day);
    const shared = { branch_id: 2, id_image: images[0], created_at: standard.app.clock.now() };
    await standard.app.db.update(clients).set(shared).where(eq(clients.id, other.id));
    await end();
    expect((await clientOf(id)).id_image).toBeUndefined();
    expect(await bytesOf(images)).toEqual([true, false]);
  });
});

describe('photos in several records', () => {
  it('photos of a merged client expire with those of the remaining client', async () => {
    const [gone, kept] = [await makeClient(), await makeClient()];
    await must(admin.post('/api/client/merge', { id: gone.id, into: kept.id }));
    await pass(year + day);
    await end();
    expect(await bytesOf([...gone.images, ...kept.images])).toEqual([false, false, false, false]);
    expect((await logged(standard.app, 'client.end_photos', gone.id)).times).toBe(0);
    expect((await logged(standard.app, 'client.end_photos', kept.id)).times).toBe(1);
  });

  it('event photos expire too, the event’s version increases, and its agreement is unchanged', async () => {
    const phone = nextPhone();
    const [client_id, client_image] = [await uploaded(hana), await uploaded(hana)];
    const { id, date } = await hold(phone, { client_id, client_image });
    const paper = buildAgreement({ eventId: id, event_date: date, advance: 0, left: 0 });
    const page = (await hana.post('/api/generate-agreement', paper)).body;
    const { events } = await must(hana.get(`/api/event?id=${id}&date=${date}`));
    await pass(2 * year);
    await end();
    expect(await bytesOf([client_id, client_image])).toEqual([false, false]);
    const after = (await must(hana.get(`/api/event?id=${id}&date=${date}`))).events;
    expect(after[0].client_image).toBeUndefined();
    expect(after[0].version).toBeGreaterThan(events[0].version);
    const { agreements } = await must(hana.get(`/api/agreement?eventId=${id}`));
    expect((await hana.get(`/api/agreement/${agreements[0].id}`)).body).toBe(page);
  });
});
