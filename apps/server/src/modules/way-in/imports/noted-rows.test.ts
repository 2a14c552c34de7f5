import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#testing/index.ts';
import { commitImport, sendImport } from '#testing/send-import.ts';
import { must, undoEach, useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
undoEach(standard);
let admin: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
});

const sara = { full_name: 'Sara Alemu', primary_phone: '0922334455', branch: 'Bole' };
const feast = {
  client: { name: 'Sara Alemu', primary_phone: '0922334455' },
  event_date: '2024-03-10',
  time: '15:00',
  num_of_people: 350,
  package: 'Wedding Gold',
  branch: 'Bole',
};
const wrongPhones: readonly (readonly [unknown, string])[] = [
  ['0811223344', 'pattern'],
  ['0911', 'minLength'],
  [911, 'type'],
];

const addSara = (branchId: number, more = {}) =>
  must(
    admin.post('/api/client', {
      full_name: 'Sara Alemu',
      primary_phone: '0922334455',
      secondary_phone: '0955667788',
      branchId,
      ...more,
    }),
  );
const clientsNow = async () => (await must(admin.get('/api/client'))).clients;

describe('an invalid second phone', () => {
  it.each(wrongPhones)(
    '%j is dropped from a client, who is still imported',
    async (secondary_phone, code) => {
      const sent = await sendImport(admin, 'clients', [{ ...sara, secondary_phone }]);
      expect(sent.rows).toEqual([
        { row: 2, outcome: 'new', notes: [{ field: 'secondary_phone', code }] },
      ]);
      await must(commitImport(admin, sent.id));
      expect(await clientsNow()).toMatchObject([
        { phone_number: '0922334455', secondary_phone: '0922334455' },
      ]);
    },
  );

  it.each(wrongPhones)(
    '%j is dropped from an event, which is still imported',
    async (secondary_phone, code) => {
      const client = { ...feast.client, secondary_phone };
      const sent = await sendImport(admin, 'events', [{ ...feast, client }]);
      expect(sent.rows).toEqual([
        {
          row: 2,
          outcome: 'new',
          total: 210_000,
          notes: [{ field: 'client.secondary_phone', code }],
        },
      ]);
      expect((await must(commitImport(admin, sent.id))).made.added).toBe(1);
    },
  );

  it('keeps the second phone of a known client', async () => {
    await addSara(1);
    const row = { ...sara, full_name: 'Sara A. Alemu', secondary_phone: '0911' };
    const { id } = await sendImport(admin, 'clients', [row]);
    await must(commitImport(admin, id, { known: 'update' }));
    expect(await clientsNow()).toMatchObject([
      { full_name: 'Sara A. Alemu', secondary_phone: '0955667788' },
    ]);
  });

  it('is not noted beside an error', async () => {
    const row = { ...sara, secondary_phone: '0911', branch: 'Gulele' };
    const { rows } = await sendImport(admin, 'clients', [row]);
    expect(rows).toEqual([
      { row: 2, outcome: 'refused', faults: [{ field: 'branch', code: 'notFound' }] },
    ]);
  });
});

describe('a client of another branch', () => {
  const notes = [{ field: 'branch', code: 'otherBranch', branch: 'Piassa' }];

  it('is noted where a client or an event row would create a second one', async () => {
    await addSara(2);
    expect((await sendImport(admin, 'clients', [sara])).rows).toEqual([
      { row: 2, outcome: 'new', notes },
    ]);
    expect((await sendImport(admin, 'events', [feast])).rows).toEqual([
      { row: 2, outcome: 'new', total: 210_000, notes },
    ]);
  });

  it('is not noted if this branch has the client too', async () => {
    await addSara(1);
    await addSara(2);
    expect((await sendImport(admin, 'clients', [sara])).rows[0]).not.toHaveProperty('notes');
    expect((await sendImport(admin, 'events', [feast])).rows[0]).not.toHaveProperty('notes');
  });

  it('is noted beside an invalid second phone', async () => {
    await addSara(2);
    const { rows } = await sendImport(admin, 'clients', [{ ...sara, secondary_phone: '0911' }]);
    expect(rows[0]?.notes).toEqual([{ field: 'secondary_phone', code: 'minLength' }, ...notes]);
  });
});
