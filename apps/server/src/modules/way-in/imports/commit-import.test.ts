/** An import is committed whole or not at all, after a second check. D161 */
import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { commitImport, sendImport } from '#testing/send-import.ts';
import { logged, must, undoEach, useStaffedApp } from '#testing/use-test-app.ts';
import { tidyUp } from '#background/tidy-up.ts';
import { clients, type events, smsOutbox } from '#db/tables/events.ts';
import { importRows } from '#db/tables/imports.ts';
import { entries, pending } from '#db/tables/journal.ts';

const standard = useStaffedApp();
undoEach(standard);
let admin: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
});

const almaz = { full_name: 'አልማዝ ተስፋዬ', primary_phone: '0911223344', branch: 'Bole' };
const sara = { full_name: 'Sara Alemu', primary_phone: '0922334455', branch: 'Bole' };
const sounding = { ...sara, primary_phone: '0933445566' };

const wedding = {
  client: { name: 'አልማዝ ተስፋዬ', primary_phone: '0911223344' },
  event_date: '2024-03-10',
  time: '15:00',
  num_of_people: 350,
  package: 'Wedding Gold',
  additional_items: ['Cake'],
  branch: 'Bole',
};

const rowsOf = async (
  table: typeof clients | typeof events | typeof entries | typeof pending | typeof smsOutbox,
) => (await standard.app.db.select({ rows: count() }).from(table))[0]?.rows;

const addSara = () =>
  must(
    admin.post('/api/client', {
      full_name: 'Sara Alemu',
      primary_phone: '0922334455',
      secondary_phone: '0955667788',
      branchId: 1,
    }),
  );

const clientsNow = async () => (await must(admin.get('/api/client'))).clients;

describe('the options of a commit', () => {
  it('new rows are imported, known and doubtful ones only if selected', async () => {
    await addSara();
    const { id } = await sendImport(admin, 'clients', [
      almaz,
      { ...sara, tin: '0012345678' },
      sounding,
    ]);
    const { made, can_undo_until } = await must(commitImport(admin, id));
    expect(made).toEqual({ added: 1, updated: 0, skipped: 2 });
    expect(can_undo_until).toBe('2026-09-22T07:00:00.000Z');
    expect((await clientsNow()).map(({ full_name }: typeof almaz) => full_name)).toEqual([
      'አልማዝ ተስፋዬ',
      'Sara Alemu',
    ]);
    const { imports } = await must(admin.get('/api/import'));
    expect(imports).toMatchObject([{ id, state: 'committed', made, can_undo_until }]);
    expect((await logged(standard.app, 'import.commit', id)).times).toBe(1);
    expect((await logged(standard.app, 'client.create')).times).toBe(1);
    expect(await standard.app.db.$count(importRows)).toBe(0);
  });

  it('updating from a known row changes its given fields only', async () => {
    await addSara();
    const { id } = await sendImport(admin, 'clients', [
      { ...sara, full_name: 'Sara A. Alemu', tin: '0012345678' },
    ]);
    expect((await must(commitImport(admin, id, { known: 'update' }))).made).toEqual({
      added: 0,
      updated: 1,
      skipped: 0,
    });
    expect(await clientsNow()).toMatchObject([
      { full_name: 'Sara A. Alemu', secondary_phone: '0955667788', tin: '0012345678' },
    ]);
  });

  it('a doubtful row selected for adding becomes a separate client', async () => {
    await addSara();
    const { id } = await sendImport(admin, 'clients', [sounding]);
    expect((await must(commitImport(admin, id, { doubtful: 'add' }))).made.added).toBe(1);
    expect(await clientsNow()).toHaveLength(2);
  });

  it('left-out rows of any outcome are not imported and count as skipped', async () => {
    await addSara();
    const sent = [almaz, { ...almaz, primary_phone: '0944556677' }, sara, sounding];
    const { id } = await sendImport(admin, 'clients', [...sent, { ...almaz, primary_phone: '09' }]);
    const choices = { known: 'update', doubtful: 'add', left_out: [2, 4, 5, 6, 900, 2] };
    const { made } = await must(commitImport(admin, id, choices));
    expect(made).toEqual({ added: 1, updated: 0, skipped: 3 });
    const phones = (await clientsNow()).map((one: { phone_number: string }) => one.phone_number);
    expect(phones).toEqual(['0944556677', '0922334455']);
  });

  it('a left-out row is skipped even if it became a known client after the check', async () => {
    const { id } = await sendImport(admin, 'clients', [almaz, sara]);
    await addSara();
    const { made } = await must(commitImport(admin, id, { left_out: [3] }));
    expect(made).toEqual({ added: 1, updated: 0, skipped: 1 });
  });

  it('up to 5,000 rows can be left out, and a row 0 is refused', async () => {
    const { id } = await sendImport(admin, 'clients', [almaz]);
    const rows = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    const refusalOf = async (left_out: number[]) =>
      (await commitImport(admin, id, { left_out })).body.errors;
    expect(await refusalOf(rows(5_001))).toEqual({ left_out: 'maxItems' });
    expect(await refusalOf([0])).toEqual({ 'left_out.0': 'minimum' });
    expect((await must(commitImport(admin, id, { left_out: rows(5_000) }))).made).toEqual({
      added: 0,
      updated: 0,
      skipped: 1,
    });
  });

  it('refused rows are not committed', async () => {
    const { id } = await sendImport(admin, 'clients', [almaz, { ...sara, primary_phone: '09' }]);
    expect((await must(commitImport(admin, id))).made).toEqual({
      added: 1,
      updated: 0,
      skipped: 0,
    });
  });

  it('an import is committed once', async () => {
    const { id } = await sendImport(admin, 'clients', [almaz]);
    await must(commitImport(admin, id));
    expect((await commitImport(admin, id)).body.code).toBe('ALREADY_PROCESSED');
    const again = await admin.post('/api/import', {
      id,
      kind: 'clients',
      rows: [{ row: 9, values: sara }],
    });
    expect(again.body.code).toBe('ALREADY_PROCESSED');
    expect(await rowsOf(clients)).toBe(1);
  });
});

describe('the records by kind', () => {
  it('imported items, packages, employees and vendors are listed like those from forms', async () => {
    const pricing = [{ min: 1, max: 50, value: 700 }];
    const take = async (
      ...sheet: Parameters<typeof sendImport> extends [unknown, ...infer Rest] ? Rest : never
    ) => must(commitImport(admin, (await sendImport(admin, ...sheet)).id, { known: 'update' }));
    await take('items', [
      { name: 'Rice', menu: 'fasting' },
      { name: 'ክትፎ', menu: 'not fasting' },
    ]);
    await take('packages', [
      { name: 'Lunch', items: ['rice', 'ክትፎ'], pricing },
      { name: 'Wedding Gold', items: ['Rice'], pricing },
    ]);
    const person = {
      first_name: 'Hiwot',
      last_name: 'Bekele',
      salary: 6_000.5,
      wage_type: 'fixed',
    };
    await take('employees', [{ ...person, event_wage: 800, phone_number: '0910000008' }]);
    const vendor = { category: 'Music', pricing: 'fixed', amount: 12_000, representative: 'ሰላም' };
    await take('vendors', [
      { ...vendor, name: 'Selam Band', contact: '0118000000' },
      { ...vendor, name: 'Selam DJ', contact: '0910000002', amount: 15_000 },
    ]);
    const { items } = await must(admin.get('/api/item'));
    expect(items.filter(({ menu }: { menu?: string }) => menu !== undefined)).toMatchObject([
      { name: 'ክትፎ', menu: 'not fasting' },
      { name: 'Rice', menu: 'fasting' },
    ]);
    const { packages } = await must(admin.get('/api/package'));
    expect(
      packages.map(({ name, prices }: { name: string; prices: object[] }) => [name, prices]),
    ).toEqual([
      ['Wedding Gold', pricing],
      ['Lunch', pricing],
    ]);
    expect((await must(admin.get('/api/employee'))).employees[2]).toMatchObject({
      full_name: 'Hiwot Bekele',
      salary: 6_000.5,
      event_wage: 800,
    });
    const { vendors } = await must(admin.get('/api/vendor'));
    expect(
      vendors.map(({ name, amount }: typeof vendor & { name: string }) => [name, amount]),
    ).toEqual([
      ['Selam DJ', 15_000],
      ['Addis Decor', 45],
      ['Selam Band', 12_000],
    ]);
  });

  it('past and upcoming events are imported at their prices, without messages, claims or entries', async () => {
    const coming = {
      ...wedding,
      event_date: '2026-10-01',
      package: undefined,
      additional_items: undefined,
    };
    const { id } = await sendImport(admin, 'events', [
      wedding,
      { ...wedding, event_date: '2025-03-10', per_person: 500 },
      { ...coming, per_person: 90_000, is_fixed: true, venue: 'Hilton', occasion: 'wedding' },
    ]);
    expect((await must(commitImport(admin, id))).made.added).toBe(3);
    expect(await rowsOf(clients)).toBe(1);
    const { events: listed } = await must(admin.get('/api/event?branch=1'));
    expect(listed).toMatchObject([
      {
        event_date: '2026-10-01T15:00:00+03:00',
        total: 90_000,
        venue: 'Hilton',
        occasion: 'wedding',
      },
      { event_date: '2025-03-10T15:00:00+03:00', total: 175_000 },
      {
        event_date: '2024-03-10T15:00:00+03:00',
        total: 210_000,
        additionalitems: [{ name: 'Cake' }],
      },
    ]);
    expect([await rowsOf(entries), await rowsOf(pending), await rowsOf(smsOutbox)]).toEqual([
      0, 0, 0,
    ]);
  });

  it('an existing event is known and unchanged', async () => {
    await must(admin.post('/api/event', buildEvent()));
    const known = { ...wedding, event_date: '2026-10-01', num_of_people: 300 };
    const sent = await sendImport(admin, 'events', [known, { ...known, time: '18:00' }]);
    expect(sent.rows.map(({ outcome }) => outcome)).toEqual(['known', 'doubtful']);
    const choices = { known: 'update', doubtful: 'add' };
    const { made } = await must(commitImport(admin, sent.id, choices));
    expect(made).toEqual({ added: 1, updated: 0, skipped: 1 });
    expect(await rowsOf(clients)).toBe(1);
  });
});

describe('changes between the check and the commit', () => {
  it('a client added meanwhile makes the commit stale, and nothing is imported', async () => {
    const { id } = await sendImport(admin, 'clients', [almaz, sara]);
    await addSara();
    const answer = await commitImport(admin, id);
    expect([answer.status, answer.body.code, answer.body.rows]).toEqual([409, 'STALE', [3]]);
    expect(await clientsNow()).toHaveLength(1);
    const again = await must(
      admin.post('/api/import', { id, kind: 'clients', rows: [{ row: 3, values: sara }] }),
    );
    expect(again.rows[0].outcome).toBe('known');
    expect((await must(commitImport(admin, id))).made).toEqual({
      added: 1,
      updated: 0,
      skipped: 1,
    });
  });

  it('a package deleted meanwhile makes its rows stale', async () => {
    const { id } = await sendImport(admin, 'events', [wedding]);
    await must(admin.delete('/api/package', { id: 1 }));
    expect((await commitImport(admin, id)).body).toMatchObject({ code: 'STALE', rows: [2] });
  });
});

it('an uncommitted import is discarded after a day', async () => {
  const { app } = standard;
  const { id } = await sendImport(admin, 'clients', [almaz]);
  app.clock.advance(23 * 60);
  await tidyUp(app);
  expect((await must((await app.as('admin')).get('/api/import'))).imports).toHaveLength(1);
  app.clock.advance(2 * 60);
  await tidyUp(app);
  const later = await app.as('admin');
  expect((await must(later.get('/api/import'))).imports).toEqual([]);
  expect((await commitImport(later, id)).status).toBe(404);
});
