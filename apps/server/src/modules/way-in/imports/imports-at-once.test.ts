// D161, I18
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Caller } from '#testing/index.ts';
import { commitImport, sendImport, undoImport } from '#testing/send-import.ts';
import { query } from '#testing/test-cluster.ts';
import { must, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
let admin: Caller;
let second: Caller;

beforeAll(async () => {
  await standard.app.createUser({ username: 'second', role: 'admin' });
});

beforeEach(async () => {
  admin = await standard.app.as('admin');
  second = await standard.app.as('second');
});

const items = async () =>
  (await must(admin.get('/api/item'))).items.map(({ name }: { name: string }) => name);

it('a commit that fails midway leaves nothing and can be repeated', async () => {
  const { url } = standard.app;
  const { id } = await sendImport(admin, 'items', [{ name: 'Rice' }, { name: 'Bread' }]);
  await query(
    url,
    `CREATE FUNCTION break_bread() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.name = 'Bread' THEN RAISE 'no bread'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER break_bread BEFORE INSERT ON items FOR EACH ROW EXECUTE FUNCTION break_bread()`,
  );
  const before = await items();
  expect((await commitImport(admin, id)).status).toBe(500);
  expect(await items()).toEqual(before);
  await query(url, 'DROP TRIGGER break_bread ON items');
  expect((await must(commitImport(admin, id))).made.added).toBe(2);
  expect(await items()).toEqual([...before, 'Rice', 'Bread']);
});

it('two concurrent imports of the same phones import each phone once, without partial records', async () => {
  const sheet = Array.from({ length: 300 }, (_, at) => ({
    full_name: `Client ${at}`,
    primary_phone: `09${20_000_000 + at}`,
    branch: 'Bole',
  }));
  const [mine, other] = [
    await sendImport(admin, 'clients', sheet),
    await sendImport(second, 'clients', sheet.toReversed()),
  ];
  const answers = await Promise.all([commitImport(admin, mine.id), commitImport(second, other.id)]);
  const outcomes = answers.map(({ body }) => body.made?.added ?? body.code);
  expect(outcomes.toSorted()).toEqual([300, 'STALE']);
  const { rows } = await standard.app.db.execute(
    "SELECT count(*)::int AS all, count(DISTINCT phone_number)::int AS phones FROM clients WHERE full_name LIKE 'Client %'",
  );
  expect(rows).toEqual([{ all: 300, phones: 300 }]);
  const late = outcomes[0] === 'STALE' ? { caller: admin, ...mine } : { caller: second, ...other };
  const again = await commitImport(late.caller, late.id);
  expect([again.body.code, again.body.rows.length]).toEqual(['STALE', 300]);
});

it('a concurrent undo and event for its client leave the event with its client, or neither', async () => {
  const sheet = [{ full_name: 'Hiwot', primary_phone: '0944556677', branch: 'Bole' }];
  const { id } = await sendImport(admin, 'clients', sheet);
  await must(commitImport(admin, id));
  const client = { name: 'Hiwot', primary_phone: '0944556677', secondary_phone: '0944556677' };
  const event = {
    client,
    packageId: 'custom',
    per_person: 500,
    num_of_people: 80,
    event_date: '2026-10-01',
    et_date: { year: 2019, month: 1, day: 21 },
    time: '15:00',
    advance_amount: 0,
    branchId: 1,
  };
  const [undone, booked] = await Promise.all([
    undoImport(admin, id),
    second.post('/api/event', event),
  ]);
  expect(booked.status).toBe(200);
  expect([200, 409]).toContain(undone.status);
  const { clients } = await must(admin.get('/api/client?phone=0944556677'));
  expect(clients).toMatchObject([{ id: booked.body.event.client.id }]);
});

it('a thousand events with receipts in two branches are imported and undone with valid seals and sums', async () => {
  const { app } = standard;
  const book = (branch: number) => `/api/transactions?branchId=${branch}`;
  const cash = { type: 'in', amount: 100, remark: 'Tents' };
  for (const branch of [1, 2]) await must(admin.post(book(branch), cash));
  const sheet = Array.from({ length: 1_100 }, (_, at) => ({
    client: { name: `Guest ${at % 90}`, primary_phone: `09${30_000_000 + (at % 90)}` },
    event_date: `2025-0${1 + (at % 9)}-1${at % 7}`,
    time: `${10 + Math.floor(at / 90)}:00`,
    num_of_people: 100,
    per_person: 500,
    received: at % 3 === 0 ? 50_000 : 100 + at,
    branch: at % 2 === 0 ? 'Bole' : 'Piassa',
  }));
  const { id, counts } = await sendImport(admin, 'events', sheet);
  expect(counts.refused).toBe(0);
  expect((await must(commitImport(admin, id))).made.added).toBe(counts.new);
  expect(await app.verify()).toBeNull();
  for (const branch of [1, 2]) await must(admin.post(book(branch), cash));
  await must(undoImport(admin, id));
  expect(await app.verify()).toBeNull();
  expect((await must(admin.get('/api/event/counts'))).past).toBe(0);
  for (const branch of [1, 2]) {
    await must(admin.post(book(branch), cash));
    const { status, data } = await must(admin.get(`${book(branch)}&type=book`));
    expect([status.balance, data[0].book_no]).toEqual([300, 3]);
  }
});
