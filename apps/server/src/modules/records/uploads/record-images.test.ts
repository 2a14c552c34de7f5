import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uploaded } from '#testing/pictures.ts';
import { useStandardApp } from '#testing/use-test-app.ts';
import { openFileStore } from '#files/file-store.ts';
import { readConfig } from '#config/config.ts';
import { sweepOrphans } from './reconcile-files.ts';

const standard = useStandardApp();

// D155
describe('an image used by a record', () => {
  const client = () => {
    phones += 1;
    return { full_name: 'z', primary_phone: `09${phones}`, secondary_phone: `09${phones}` };
  };
  let phones = 40_000_000;

  it('an image of one record is refused by every other, and stays when another user edits its record', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    await app.createUser({ username: 'colleague', branch_id: 1, access: ['Clients'] });
    const colleague = await app.as('colleague');
    const id_image = await uploaded(hana);
    const first = client();
    const { id } = (await hana.post('/api/client', { ...first, id_image })).body;
    for (const caller of [hana, colleague, await app.as('admin')]) {
      const stolen = { ...client(), id_image, branchId: 1 };
      const { status, body } = await caller.post('/api/client', stolen);
      expect([status, body.errors]).toEqual([422, { id_image: 'notFound' }]);
    }
    const edit = { id, ...first, full_name: 'ዜና', id_image };
    expect((await colleague.patch('/api/client', edit)).status).toBe(200);
  });

  it('an image can be attached only by the user who uploaded it', async () => {
    const { app } = standard;
    const id_image = await uploaded(await app.as('hana'));
    await app.createUser({ username: 'neighbour', branch_id: 1, access: ['Clients'] });
    const neighbour = await app.as('neighbour');
    const refused = await neighbour.post('/api/client', { ...client(), id_image });
    expect(refused.body.errors).toEqual({ id_image: 'notFound' });
  });

  it('the path of an image is not in the action log', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const [before, after] = [await uploaded(hana), await uploaded(hana)];
    const written = client();
    const { id } = (await hana.post('/api/client', { ...written, id_image: before })).body;
    await hana.patch('/api/client', { id, ...written, id_image: after });
    const log = (await (await app.as('admin')).get('/api/action-logs')).body.logs;
    expect(log[0].changes).toEqual([{ field: 'id_image', before: 'image', after: 'image' }]);
    expect(JSON.stringify(log)).not.toContain(before);
    expect(JSON.stringify(log)).not.toContain(after);
  });

  it('concurrent requests attach an image to one record only', async () => {
    const hana = await standard.app.as('hana');
    const id_image = await uploaded(hana);
    const tries = Array.from({ length: 8 }, () =>
      hana.post('/api/client', { ...client(), id_image }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
  });
});

describe('an unused image', () => {
  it('an unused image is swept after a day, and others are kept', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const [orphan, kept] = [await uploaded(hana), await uploaded(hana)];
    const client = { full_name: 'y', primary_phone: '0911000003', secondary_phone: '0911000003' };
    await hana.post('/api/client', { ...client, client_image: kept });
    const store = await openFileStore({ ...readConfig({}, ''), dataDir: app.config.dataDir });
    app.clock.advance(23 * 60);
    expect(await sweepOrphans(app.db, app.clock, store)).toBe(0);
    app.clock.advance(2 * 60);
    expect(await sweepOrphans(app.db, app.clock, store)).toBeGreaterThan(0);
    expect(existsSync(join(app.config.dataDir, 'files', orphan))).toBe(false);
    expect(existsSync(join(app.config.dataDir, 'files', kept))).toBe(true);
  });
});
