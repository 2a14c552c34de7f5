import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Decrypter } from 'age-encryption';
import { buildEvent, standardFixture, startTestApp, type TestApp } from '../../testing/index.ts';
import { makeCopy, passphrase, takenCopy } from '../../testing/copies/daily-copy.ts';
import { uploaded } from '../../testing/pictures.ts';
import { rewriteCopy } from '../../testing/copies/rewrite-copy.ts';
import { makeEmptyDatabase, type EmptyDatabase } from '../../testing/test-cluster.ts';
import { connect } from '../db/open-database.ts';
import { clients } from '../db/tables/events.ts';
import { firstDifference } from '../modules/verify/verify-journal.ts';
import { copyIn } from './copy-in.ts';
import { encrypting } from './encrypted-file.ts';
import { Passphrase, readPassphrase } from './passphrase.ts';

const day = '2026-09-21';
const folder = mkdtempSync(join(tmpdir(), 'digis-home-'));
const file = join(folder, 'digis.age');
const key = new Passphrase(passphrase);
let app: TestApp;
let bytes: Buffer;
let empty: EmptyDatabase;

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  const hana = await app.as('hana');
  await hana.post('/api/event', { ...buildEvent(), client_id: await uploaded(hana) });
  await makeCopy(app, day);
  bytes = await takenCopy(app, day);
  writeFileSync(file, bytes);
  empty = await makeEmptyDatabase();
});
afterAll(async () => {
  await app.close();
  await empty.drop();
  rmSync(folder, { recursive: true, force: true });
});

const restore = (copy: string, secret = key) =>
  copyIn({ url: empty.url, file: copy, images: join(folder, 'images'), key: secret });

async function refusalOf(copy: string, secret = key): Promise<string> {
  const said = await restore(copy, secret).then(
    () => 'restored',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  );
  expect(await empty.tables()).toBe(0);
  expect(readdirSync(folder).filter((name) => name.includes('restore'))).toEqual([]);
  return said;
}

// D163
describe('a downloaded backup file', () => {
  it('contains no name, phone or table in any encoding', async () => {
    const known = await app.db.select().from(clients);
    const words = known.flatMap((row) => [row.full_name, row.phone_number]);
    expect(words.length).toBeGreaterThan(1);
    for (const word of [...words, 'admin', 'clients', 'manifest']) {
      for (const encoding of ['utf8', 'utf16le', 'latin1'] as const) {
        expect(bytes.includes(Buffer.from(word, encoding)), `${word} in ${encoding}`).toBe(false);
      }
    }
  });

  it('can be opened by any age implementation with the passphrase', async () => {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const opened = await decrypter.decrypt(new Uint8Array(bytes));
    expect(Buffer.from(opened.subarray(0, 2)).toString('hex')).toBe('1f8b');
  });

  it('cannot be opened with another passphrase', async () => {
    const other = new Passphrase('eight goats and no drum');
    expect(await refusalOf(file, other)).toMatch(/^digis\.age is not opened by this passphrase/);
  });

  it.each([
    ['nothing in it', () => 0],
    ['ten bytes of it', () => 10],
    ['its head alone', () => 200],
    ['its first half alone', () => bytes.length / 2],
    ['all but its last byte', () => bytes.length - 1],
  ])('a file with %s is refused', async (_what, length) => {
    const half = join(folder, 'half.age');
    writeFileSync(half, bytes.subarray(0, length()));
    expect(await refusalOf(half)).toBe('half.age is damaged, or its end is missing.');
  });

  it('a backup of a newer version is refused, naming the missing migration', async () => {
    const plain = await rewriteCopy(file, key, join(folder, 'plain'), (name, content) => ({
      name,
      bytes:
        name === 'manifest.json'
          ? Buffer.from(
              content.toString().replace(/"schema": "[^"]+"/, '"schema": "9999-later.sql"'),
            )
          : content,
    }));
    const later = join(folder, 'later.age');
    await pipeline(createReadStream(plain), encrypting(key), createWriteStream(later));
    expect(await refusalOf(later)).toContain('has 9999-later.sql, which this version has not');
  });

  it('a passphrase of five characters and a missing passphrase file are refused with a message', async () => {
    const secret = join(folder, 'secret.txt');
    writeFileSync(secret, 'goats\n');
    await expect(readPassphrase(secret)).rejects.toThrow('is shorter than 12 signs');
    await expect(readPassphrase(join(folder, 'no.txt'))).rejects.toThrow('cannot be read');
    writeFileSync(secret, `${passphrase}\r\n`);
    expect((await readPassphrase(secret)).text).toBe(passphrase);
  });

  it('a restore without the server’s key brings back rows and images, and the books agree', async () => {
    await restore(file);
    const restored = connect(empty.url);
    expect(await firstDifference(restored.db)).toBeNull();
    expect(await restored.db.$count(clients)).toBe(1);
    await restored.close();
    expect(readdirSync(join(folder, 'images'))).toHaveLength(1);
  });
});
