import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupKeyOf } from '../../src/backup/backup-key.ts';
import { copyOut } from '../../src/backup/copy-out.ts';
import { systemClock } from '../../src/base/clock.ts';
import { buildAgreement, buildEvent, standardFixture, startTestApp } from '../../testing/index.ts';
import { startFakeBucket } from '../../testing/services/fake-bucket.ts';
import { picture, upload, uploaded } from '../../testing/pictures.ts';
import { makeDatabase, type TestApp, type TestDatabase } from '../../testing/start-test-app.ts';
import { appUrlOf, query } from '../../testing/test-cluster.ts';
import { runCommand } from '../support/run-command.ts';

const business = 'ሰላም "Catering"';

let database: TestDatabase;
let app: TestApp;
let environment: Record<string, string> = {};

const destroy = (...words: string[]) =>
  runCommand('destroy', words, {
    DATA_DIR: database.folder,
    DATABASE_URL: appUrlOf(database.url),
    DATABASE_OWNER_URL: database.url,
    ...environment,
  });

async function fill(): Promise<void> {
  await standardFixture(app);
  const admin = await app.as('admin');
  const stamp = (await upload(admin, await picture().png().toBuffer())).body.path;
  await admin.post('/api/settings', { tenant_name: business, stamp });
  const hana = await app.as('hana');
  const client_id = await uploaded(hana);
  const { event } = (await hana.post('/api/event', { ...buildEvent(), client_id })).body;
  await hana.post('/api/generate-agreement', buildAgreement({ eventId: event.id }));
  const dawit = await app.as('dawit');
  await dawit.post('/api/transactions', { type: 'in', amount: 5, remark: 'x' });
}

async function copied(takenAt: Date): Promise<string> {
  const file = join(database.folder, 'copy.tar.gz.age');
  const images = join(database.folder, 'files');
  await copyOut({ url: database.url, file, images, takenAt, key: backupKeyOf(app.config) });
  return file;
}

const rowsLeft = async () =>
  (
    await query<{ rows: number }>(
      database.url,
      `SELECT (SELECT count(*) FROM entries)::int + (SELECT count(*) FROM action_logs)::int
        + (SELECT count(*) FROM users)::int + (SELECT count(*) FROM files)::int
        + (SELECT count(*) FROM agreements)::int + (SELECT count(*) FROM settings)::int AS rows`,
    )
  )[0]?.rows;

async function stopServer() {
  await app.close();
  await database.connections.close();
}

beforeEach(async () => {
  database = await makeDatabase();
  environment = {};
});
afterEach(async () => {
  await database.drop();
  rmSync(database.folder, { recursive: true, force: true });
});

describe('destroying a business', () => {
  it('destroy only counts until it is given the business name and a recent backup', async () => {
    app = await startTestApp({ database });
    await fill();
    const now = systemClock.now();
    const yesterday = await copied(new Date(now.getTime() - 25 * 3_600_000));
    const before = await rowsLeft();
    const whileServed = await destroy('--name', business, '--without-copy');
    expect(whileServed).toMatchObject({
      code: 1,
      said: expect.stringContaining('stop its servers'),
    });
    await stopServer();
    const asked = await destroy();
    expect(asked.code).toBe(0);
    for (const words of [
      `${business}: 2 images`,
      '  entries 1\n',
      '0 daily copies',
      'Nothing was',
    ]) {
      expect(asked.said).toContain(words);
    }
    for (const [words, said] of [
      [['--name', 'Selam'], 'This is the business'],
      [['--name', business], 'Name a copy'],
      [['--name', business, '--copy', yesterday], 'older than a day'],
      [['--nam', business], 'Unknown option'],
    ] as const) {
      expect(await destroy(...words)).toMatchObject({
        code: 1,
        said: expect.stringContaining(said),
      });
    }
    expect(await rowsLeft()).toBe(before);
    expect(readdirSync(join(database.folder, 'files'))).toHaveLength(2);
  });

  it('destroy removes rows, books and images, and reports what it removed', async () => {
    app = await startTestApp({ database });
    await fill();
    const copy = await copied(systemClock.now());
    await stopServer();
    const { code, said } = await destroy('--name', business, '--copy', copy);
    expect([code, said]).toEqual([0, expect.stringContaining('is destroyed')]);
    expect(await rowsLeft()).toBe(0);
    expect(readdirSync(join(database.folder, 'files'))).toEqual([]);
    const [name = ''] = readdirSync(database.folder).filter((file) =>
      file.startsWith('destroyed-'),
    );
    const proof = JSON.parse(readFileSync(join(database.folder, name), 'utf8'));
    expect(proof).toMatchObject({ business, copy: { file: copy }, images: 2, strays: 0 });
    expect(proof.tables).toContainEqual({ name: 'entries', rows: 1 });
    expect(proof.heads).toHaveLength(1);
    expect(await destroy('--name', business, '--copy', copy)).toMatchObject({
      code: 1,
      said: 'There is no business in this database.',
    });
    const [refused] = await Promise.allSettled([query(database.url, 'TRUNCATE entries CASCADE')]);
    expect(String(refused.status === 'rejected' && refused.reason)).toContain('append-only');
  });

  it('destroy removes only those images of a bucket that rows name', async () => {
    const bucket = await startFakeBucket('digis-images', 'key-of-the-test');
    const credentials = { accessKeyId: 'key-of-the-test', secretAccessKey: 'not-a-secret' };
    const place = { endpoint: bucket.url, region: 'us-east-1', name: 'digis-images' };
    app = await startTestApp({
      database,
      filesBucket: { ...place, ...credentials, limitMs: 5_000 },
    });
    await fill();
    await stopServer();
    const stray = `${'A'.repeat(22)}.jpg`;
    const stored = {
      bytes: Buffer.from('x'),
      mediaType: 'image/jpeg',
      storedAt: systemClock.now(),
    };
    bucket.objects.set(stray, stored);
    environment = {
      S3_ENDPOINT: bucket.url,
      S3_BUCKET: place.name,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    };
    const { code, said } = await destroy('--name', business, '--without-copy');
    expect([code, said]).toEqual([0, expect.stringContaining('no copy was asked for')]);
    expect([...bucket.objects.keys()]).toEqual([stray]);
    expect(await rowsLeft()).toBe(0);
    await bucket.close();
  });
});
