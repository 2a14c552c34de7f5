import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, standardFixture, startTestApp } from '../../testing/index.ts';
import { makeEmptyDatabase, type EmptyDatabase } from '../../testing/test-cluster.ts';
import { uploaded } from '../../testing/pictures.ts';
import { rewriteCopy } from '../../testing/copies/rewrite-copy.ts';
import { systemClock } from '../base/clock.ts';
import { copyIn } from './copy-in.ts';
import { copyOut } from './copy-out.ts';
import { readManifestOf } from './read-copy.ts';
import { signatureOf } from './manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'digis-hostile-copy-'));
const good = join(folder, 'digis.tar.gz');
const key = Buffer.alloc(32, 7);
let empty: EmptyDatabase;

beforeAll(async () => {
  const app = await startTestApp();
  await standardFixture(app);
  const hana = await app.as('hana');
  await hana.post('/api/event', { ...buildEvent(), client_id: await uploaded(hana) });
  const images = join(app.config.dataDir, 'files');
  await copyOut({ url: app.url, file: good, images, takenAt: systemClock.now(), key });
  await app.close();
  empty = await makeEmptyDatabase();
});

afterAll(async () => {
  await empty.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Change = Parameters<typeof rewriteCopy>[3];

function saying(change: (text: string) => string): Change {
  let manifest = Buffer.alloc(0);
  return (name, bytes) => {
    if (name === 'manifest.json') manifest = Buffer.from(change(bytes.toString()));
    if (name === 'manifest.json') return { name, bytes: manifest };
    if (name === 'manifest.hmac') return { name, bytes: Buffer.from(signatureOf(key, manifest)) };
    return { name, bytes };
  };
}

const evilTable = 'x\\" (a int); CREATE TABLE evil (a int); --';
const flipped = (bytes: Buffer) =>
  Buffer.from(bytes.map((byte, at) => (at === 9 ? byte ^ 1 : byte)));

const hostile: [string, Change, RegExp][] = [
  [
    'names a table that Digis has not',
    saying((text) => text.replace('"name": "action_logs"', `"name": "${evilTable}"`)),
    /names .*evil.*which Digis does not have/,
  ],
  [
    'names a column that Digis has not',
    saying((text) => text.replace('"device"', '"device\\") FROM PROGRAM \'id\' --"')),
    /names .*PROGRAM.*which Digis does not have/,
  ],
  [
    'is of a Digis that does not exist yet',
    saying((text) => text.replace(/"schema": "[^"]+"/, '"schema": "9999-later.sql"')),
    /has 9999-later\.sql, which this version has not/,
  ],
  [
    'was changed after it was signed',
    (name, bytes) =>
      name === 'manifest.json'
        ? { name, bytes: Buffer.from(bytes.toString().replace('"takenAt": "2', '"takenAt": "1')) }
        : { name, bytes },
    /is not signed with the key of here.*--unsigned/,
  ],
  [
    'lost its signature',
    (name, bytes) => (name === 'manifest.hmac' ? null : { name, bytes }),
    /is not signed: give .*BACKUP_KEY.*--unsigned/,
  ],
  [
    'has another image than was copied',
    (name, bytes) => ({ name, bytes: name.startsWith('images/') ? flipped(bytes) : bytes }),
    /images\/.* is damaged/,
  ],
  [
    'has an image that climbs out of its folder',
    (name, bytes) => ({ name: name.startsWith('images/') ? 'images/..\\..\\evil' : name, bytes }),
    /which is no image of Digis/,
  ],
  [
    'lost the rows of a table',
    (name, bytes) => (name.startsWith('tables/action_logs') ? null : { name, bytes }),
    /tables\/action_logs of .* is damaged/,
  ],
  [
    'has rows that break a rule',
    (name, bytes) => (name.startsWith('tables/users/') ? null : { name, bytes }),
    /foreign key|damaged/,
  ],
];

describe('a backup that', () => {
  it.each(hostile)('%s is refused and leaves nothing', async (_what, change, sentence) => {
    const file = await rewriteCopy(good, key, join(folder, 'evil.tar.gz'), change);
    const images = join(folder, 'images');
    await expect(copyIn({ url: empty.url, file, images, key })).rejects.toThrow(sentence);
    expect(await empty.tables()).toBe(0);
    expect(existsSync(images) ? readdirSync(images) : []).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.startsWith('.restore'))).toEqual([]);
  });

  it('a backup encrypted with another key cannot be opened, even with --unsigned', async () => {
    const other = { url: empty.url, file: good, images: null, key: Buffer.alloc(32, 8) };
    await expect(copyIn(other)).rejects.toThrow('is encrypted with another key');
    await expect(copyIn({ ...other, isUnsigned: true })).rejects.toThrow('another key');
    expect(await empty.tables()).toBe(0);
  });

  it('an old unencrypted backup can be read, and with another key needs --unsigned', async () => {
    const file = await rewriteCopy(good, key, join(folder, 'plain.tar.gz'), (name, bytes) => ({
      name,
      bytes,
    }));
    const other = { url: empty.url, file, images: null, key: Buffer.alloc(32, 8) };
    await expect(copyIn(other)).rejects.toThrow('--unsigned');
    expect((await readManifestOf(file, key)).tables.length).toBeGreaterThan(30);
    expect(await empty.tables()).toBe(0);
  });

  it('a backup file reveals no name and no phone', async () => {
    const plain = readFileSync(good);
    expect(plain.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(() => gunzipSync(plain)).toThrow('incorrect header check');
  });

  it('an intact backup is restored after all hostile ones were refused', async () => {
    const images = join(folder, 'images');
    await copyIn({ url: empty.url, file: good, images, key, isUnsigned: true });
    expect(await empty.tables()).toBeGreaterThan(30);
    expect(readdirSync(images)).toHaveLength(1);
  });
});
