import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeBucket, type FakeBucket } from '../../testing/services/fake-bucket.ts';
import { standardFixture, startTestApp, type TestApp } from '../../testing/index.ts';
import { picture, upload, uploaded } from '../../testing/pictures.ts';
import { testPassword } from '../../testing/start-test-app.ts';
import { tidyUp } from '../background/tidy-up.ts';
import { systemClock } from '../base/clock.ts';
import { files } from '../db/tables/files.ts';
import { reconcileFiles, sweepOrphans } from '../modules/records/uploads/reconcile-files.ts';
import { poolSize } from '../db/open-database.ts';
import { openFileStore } from './file-store.ts';
import { newImagePath } from './image-path.ts';

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
  const place = { endpoint, region: 'us-east-1', name, accessKeyId, limitMs: 3_000 };
  return { ...place, secretAccessKey: 'not-a-secret' };
}

async function see(path: string, username: string) {
  const body = { username, password: testPassword };
  const { headers } = await app.guest.post('/api/login', body);
  const Cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return app.fetch(`/api/uploads/${path}`, { headers: { Cookie } });
}

describe('images in a bucket', () => {
  // D165
  it('expired photos are deleted from the bucket', async () => {
    const hana = await app.as('hana');
    const [id_image, client_image] = [await uploaded(hana), await uploaded(hana)];
    const person = { full_name: 'ሰላም', primary_phone: '0977880000', secondary_phone: '0977880000' };
    await hana.post('/api/client', { ...person, id_image, client_image });
    await (await app.as('admin')).post('/api/settings', { keep_photos_months: 12 });
    const kept = () => [id_image, client_image].filter((path) => bucket.objects.has(path)).length;
    const before = bucket.objects.size;
    await tidyUp(app);
    expect(kept()).toBe(2);
    app.clock.advance(13 * 31 * 24 * 60);
    await tidyUp(app);
    await tidyUp(app);
    expect(kept()).toBe(0);
    expect(bucket.objects.size).toBeLessThanOrEqual(before - 2);
  });

  it('images in a bucket are returned unchanged to users who may see them', async () => {
    const path = await uploaded(await app.as('hana'));
    const kept = bucket.objects.get(path);
    expect(kept?.mediaType).toBe('image/jpeg');
    const shown = await see(path, 'hana');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(kept?.bytes);
    expect((await see(path, 'dawit')).status).toBe(404);
  });

  it('an image missing from the bucket is answered with 404', async () => {
    const path = await uploaded(await app.as('hana'));
    bucket.objects.delete(path);
    expect((await see(path, 'hana')).status).toBe(404);
  });

  it('unused images in a bucket are swept after a day', async () => {
    await uploaded(await app.as('hana'));
    app.clock.advance(25 * 60);
    expect(await sweepOrphans(app.db, app.clock, app.files)).toBeGreaterThan(0);
    expect([...bucket.objects.keys()]).toEqual([]);
  });

  it('objects in a bucket without a row are swept after a day, and a row without an object is reported', async () => {
    const hana = await app.as('hana');
    const [kept, lost] = [await uploaded(hana), await uploaded(hana)];
    const { bytes, mediaType } = bucket.objects.get(kept) ?? {
      bytes: Buffer.alloc(0),
      mediaType: '',
    };
    bucket.objects.delete(lost);
    const [old, young] = [newImagePath('jpg'), newImagePath('png')];
    const longAgo = new Date('2023-11-14T00:00:00Z');
    bucket.objects.set(old, { bytes, mediaType, storedAt: longAgo });
    bucket.objects.set(young, { bytes, mediaType, storedAt: systemClock.now() });
    bucket.objects.set('somebody-else/notes.txt', { bytes, mediaType, storedAt: longAgo });
    const found = await reconcileFiles(app.db, app.files);
    expect(found).toEqual({ removed: 1, foreign: 0, lost: [lost] });
    expect([...bucket.objects.keys()].toSorted()).toEqual(
      [kept, young, 'somebody-else/notes.txt'].toSorted(),
    );
    for (const key of [young, 'somebody-else/notes.txt']) bucket.objects.delete(key);
  });

  it('an upload without its bucket leaves no row', async () => {
    const before = await app.db.$count(files);
    bucket.isAway = true;
    const hana = await app.as('hana');
    const { status } = await upload(hana, await picture().jpeg().toBuffer());
    bucket.isAway = false;
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await app.db.$count(files)).toBe(before);
    expect((await upload(hana, await picture().jpeg().toBuffer())).status).toBe(200);
  });

  it('waiting for an unresponsive bucket blocks no other request', async () => {
    const before = await app.db.$count(files);
    const hana = await app.as('hana');
    const bytes = await picture().jpeg().toBuffer();
    bucket.isMute = true;
    const uploads = Array.from({ length: 2 * poolSize }, () => upload(hana, bytes));
    await expect.poll(() => bucket.unanswered).toBeGreaterThan(0);
    const others = await Promise.all([
      hana.get('/api/item'),
      app.guest.get('/api/health'),
      app.guest.post('/api/login', { username: 'sara', password: testPassword }),
    ]);
    const waited = bucket.isMute;
    const answers = await Promise.all(uploads);
    bucket.isMute = false;
    expect([waited, ...others.map(({ status }) => status)]).toEqual([true, 200, 200, 200]);
    const codes = new Set(answers.map(({ status, body }) => `${status} ${body.code}`));
    expect([...codes].toSorted()).toEqual(['429 RATE_LIMITED', '503 UNAVAILABLE']);
    expect(answers.every(({ headers }) => headers.has('retry-after'))).toBe(true);
    expect(await app.db.$count(files)).toBe(before);
  });

  it('a repeated upload with one key is stored once', async () => {
    const kebede = await app.as('kebede');
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const bytes = await picture().jpeg().toBuffer();
    const before = bucket.objects.size;
    const first = await upload(kebede, bytes, 'photo.jpg', key);
    const again = await upload(kebede, bytes, 'photo.jpg', key);
    expect([first.status, again.body.path]).toEqual([200, first.body.path]);
    expect(bucket.objects.size).toBe(before + 1);
    const other = await picture().resize(30, 30).jpeg().toBuffer();
    const reused = await upload(kebede, other, 'photo.jpg', key);
    expect(reused.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(bucket.objects.size).toBe(before + 1);
  });

  it('a server with wrong bucket credentials stores no image', async () => {
    const store = await openFileStore({ ...app.config, filesBucket: placeOf('somebody-else') });
    await expect(store.put('x.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject({
      cause: { name: 'AccessDenied' },
    });
    expect(bucket.objects.has('x.jpg')).toBe(false);
  });
});
