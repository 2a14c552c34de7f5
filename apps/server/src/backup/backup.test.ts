import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildAgreement,
  buildEvent,
  standardFixture,
  standardPeople,
  startTestApp,
} from '../../testing/index.ts';
import { picture, upload, uploaded } from '../../testing/pictures.ts';
import { query } from '../../testing/test-cluster.ts';
import { agreements } from '../db/tables/agreements.ts';
import { openFileStore } from '../files/file-store.ts';
import { withImages } from '../modules/bookings/agreements/page-images.ts';
import { connect } from '../db/open-database.ts';
import { firstDifference } from '../modules/verify/verify-journal.ts';
import { copyIn } from './copy-in.ts';
import { copyOut } from './copy-out.ts';
import { keepDailyCopy } from './keep-daily-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'digis-copy-'));
const cluster = () => process.env['DIGIS_TEST_DATABASE_URL'] ?? '';
const empty = `digis_${randomBytes(6).toString('hex')}`;
const key = Buffer.alloc(32, 7);
const file = join(folder, 'digis.tar.gz');
const takenAt = new Date('2026-09-21T07:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
let paper: string;
let copied: Awaited<ReturnType<typeof copyOut>>;

const images = () => join(app.config.dataDir, 'files');

function urlOf(name: string): string {
  const url = new URL(cluster());
  url.pathname = `/${name}`;
  return url.href;
}

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  const { abebe, dj } = await standardPeople(app);
  const hana = await app.as('hana');
  const client_id = await uploaded(hana);
  const admin = await app.as('admin');
  const stamp = (await upload(admin, await picture().png().toBuffer())).body.path;
  await admin.post('/api/settings', { stamp });
  const { event } = (await hana.post('/api/event', { ...buildEvent(), client_id })).body;
  await hana.post('/api/assign-employee', { employees: [abebe], eventId: event.id });
  await hana.post('/api/assign-vendor', { vendors: [dj], eventId: event.id });
  paper = (await hana.post('/api/generate-agreement', buildAgreement({ eventId: event.id }))).body;
  copied = await copyOut({ url: app.url, file, images: images(), takenAt, key });
  await query(cluster(), `CREATE DATABASE ${empty}`);
});

afterAll(async () => {
  await app.close();
  await query(cluster(), `DROP DATABASE ${empty} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('a restore brings back every row and image, and the books agree', async () => {
    const { manifest } = copied;
    const restoredImages = join(folder, 'files');
    await copyIn({ url: urlOf(empty), file, images: restoredImages, key });
    const second = join(folder, 'second.tar.gz');
    const again = await copyOut({ url: urlOf(empty), file: second, images: null, takenAt, key });
    expect(again.manifest).toEqual({ ...manifest, images: [] });
    expect(manifest.images).toHaveLength(2);
    expect(readdirSync(restoredImages)).toEqual(readdirSync(images()));
    const restored = connect(urlOf(empty));
    expect(await firstDifference(restored.db)).toBeNull();
    const files = await openFileStore({ ...app.config, dataDir: folder });
    const [kept] = await restored.db.select().from(agreements);
    expect(kept?.page).not.toContain('base64');
    expect(await withImages(files, kept?.page ?? '')).toBe(paper);
    await restored.close();
  });

  it('a backup can be restored into an empty database only', async () => {
    await expect(copyIn({ url: app.url, file, images: null, key })).rejects.toThrow('not empty');
  });

  it('a damaged backup is refused before anything is written', async () => {
    const bytes = readFileSync(file);
    const cut = join(folder, 'cut.tar.gz');
    writeFileSync(cut, bytes.subarray(0, bytes.length - 200));
    await expect(copyIn({ url: urlOf(empty), file: cut, images: null, key })).rejects.toThrow(
      /is damaged, or its end is missing/,
    );
  });

  it('the backups of the last fourteen days are kept', async () => {
    const days = Array.from(
      { length: 16 },
      (_, at) => `2026-09-${String(at + 1).padStart(2, '0')}`,
    );
    const daily = join(folder, 'daily');
    for (const today of [...days, '2026-09-16']) {
      await keepDailyCopy({ url: app.url, folder: daily, images: images(), key, today });
    }
    const copies = readdirSync(daily).toSorted();
    expect(copies).toHaveLength(14);
    expect(copies[0]).toBe('digis-2026-09-03.tar.gz.age');
  });
});
