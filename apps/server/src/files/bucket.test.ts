import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeBucket, type FakeBucket } from '../../testing/fake-bucket.ts';
import { standardFixture, startTestApp, type TestApp } from '../../testing/index.ts';
import { picture, upload, uploaded } from '../../testing/pictures.ts';
import { testPassword } from '../../testing/start-test-app.ts';
import { files } from '../db/tables/files.ts';
import { sweepOrphans } from '../modules/files/sweep-orphans.ts';
import { openFileStore } from './file-store.ts';

const name = 'digis-images';
let bucket: FakeBucket;
let app: TestApp;

beforeAll(async () => {
  bucket = await startFakeBucket(name, 'key-of-the-test');
  app = await startTestApp({ filesBucket: placeOf('key-of-the-test') });
  await standardFixture(app);
});

afterAll(async () => {
  await app.close();
  await bucket.close();
});

function placeOf(accessKeyId: string) {
  const { url: endpoint } = bucket;
  return { endpoint, region: 'us-east-1', name, accessKeyId, secretAccessKey: 'not-a-secret' };
}

async function see(path: string, username: string) {
  const body = { username, password: testPassword };
  const { headers } = await app.guest.post('/api/login', body);
  const Cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return app.fetch(`/api/uploads/${path}`, { headers: { Cookie } });
}

describe('images in a bucket', () => {
  it('come back as they were kept, to whoever may see them', async () => {
    const path = await uploaded(await app.as('hana'));
    const kept = bucket.objects.get(path);
    expect(kept?.mediaType).toBe('image/jpeg');
    const shown = await see(path, 'hana');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(kept?.bytes);
    expect((await see(path, 'dawit')).status).toBe(404);
  });

  it('that the bucket has lost are not there, rather than a fault', async () => {
    const path = await uploaded(await app.as('hana'));
    bucket.objects.delete(path);
    expect((await see(path, 'hana')).status).toBe(404);
  });

  it('that no record names go after a day', async () => {
    await uploaded(await app.as('hana'));
    app.clock.advance(25 * 60);
    expect(await sweepOrphans(app.db, app.clock, app.files)).toBeGreaterThan(0);
    expect([...bucket.objects.keys()]).toEqual([]);
  });

  it('leave no row behind when the bucket is away', async () => {
    const before = await app.db.$count(files);
    bucket.isAway = true;
    const hana = await app.as('hana');
    const { status } = await upload(hana, await picture().jpeg().toBuffer());
    bucket.isAway = false;
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await app.db.$count(files)).toBe(before);
    expect((await upload(hana, await picture().jpeg().toBuffer())).status).toBe(200);
  });

  it('are kept from a server with the wrong key', async () => {
    const store = await openFileStore({ ...app.config, filesBucket: placeOf('somebody-else') });
    await expect(store.put('x.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({
      cause: { name: 'AccessDenied' },
    });
    expect(bucket.objects.has('x.jpg')).toBe(false);
  });
});
