import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cashOut, must, useStandardApp } from '#testing/use-test-app.ts';
import type { Database } from '#db/open-database.ts';
import { streamSnapshot, usualStreamLimits } from './stream-snapshot.ts';

const standard = useStandardApp();

async function countEntries(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ count: string }>(sql`SELECT count(*) FROM entries`);
  return rows[0]?.count ?? '';
}

it('an entry booked while the file is read is not in it', async () => {
  const { app } = standard;
  const dawit = await app.as('dawit');
  const counts = await streamSnapshot(app.db, async function* (tx) {
    yield Buffer.from(await countEntries(tx));
    await must(cashOut(dawit, 5));
    yield Buffer.from(`, ${await countEntries(tx)}`);
  });
  expect(await text(counts)).toBe('0, 0');
  expect(await countEntries(app.db)).toBe('1');
});

it('reading stops once the caller disconnects, and the next caller is served', async () => {
  const { app } = standard;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (;;) yield Buffer.alloc(1024 * 1024);
    } finally {
      end();
    }
  }
  for (let caller = 0; caller < 3; caller += 1) {
    const bytes = await streamSnapshot(app.db, endless);
    await once(bytes, 'readable');
    bytes.destroy();
    await ended;
    await expect.poll(() => streamSnapshot(app.db, noBytes).then(text)).toBe('');
  }
});

async function* noBytes() {
  yield new Uint8Array();
}

it('an error before the first byte gets its own answer, and a later one aborts the file', async () => {
  const { app } = standard;
  const fault = new Error('the disk is gone');
  async function* broken(first: string) {
    if (first !== '') yield Buffer.from(first);
    throw fault;
  }
  await expect(streamSnapshot(app.db, () => broken(''))).rejects.toBe(fault);
  const half = await streamSnapshot(app.db, () => broken('PK'));
  await expect(text(half)).rejects.toBe(fault);
});

it('the snapshot is read-only', async () => {
  const { app } = standard;
  const writing = streamSnapshot(app.db, async function* (tx) {
    await tx.execute(sql`DELETE FROM settings`);
    yield Buffer.from('done');
  });
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
});

describe('a slow reader', () => {
  async function* endless() {
    for (;;) yield Buffer.alloc(1024 * 1024);
  }
  const quick = { ...usualStreamLimits, signOfLifeMs: 20 };
  async function readSlowly(bytes: Readable, atOnce: number): Promise<unknown> {
    const reading = setInterval(() => bytes.read(atOnce), 10);
    const [end] = await Promise.allSettled([finished(bytes)]);
    clearInterval(reading);
    return end.status === 'rejected' ? end.reason : null;
  }
  const tooSlow = { message: 'the bytes of a download are taken too slowly' };

  it('loses its stream to others when it takes too few bytes', async () => {
    const { db } = standard.app;
    const patient = await Promise.all([1, 2].map(() => streamSnapshot(db, endless, quick)));
    await expect(streamSnapshot(db, noBytes)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (const bytes of patient) bytes.destroy();
    await expect.poll(() => streamSnapshot(db, noBytes).then(text)).toBe('');
    const slow = { ...quick, windowMs: 200, leastBytes: 60_000 };
    const streams = await Promise.all([1, 2].map(() => streamSnapshot(db, endless, slow)));
    const ends = await Promise.all(streams.map((bytes) => readSlowly(bytes, 10)));
    expect(ends).toMatchObject([tooSlow, tooSlow]);
    await expect.poll(() => streamSnapshot(db, noBytes).then(text)).toBe('');
  });

  it('loses the snapshot after a time limit, however much it takes', async () => {
    const bytes = await streamSnapshot(standard.app.db, endless, { ...quick, endMs: 300 });
    expect(await readSlowly(bytes, 1024 * 1024)).toMatchObject(tooSlow);
  });

  it('is also limited on bytes buffered after the snapshot', async () => {
    async function* eightMegabytes() {
      yield Buffer.alloc(8 * 1024 * 1024);
    }
    const slow = { ...quick, windowMs: 200, leastBytes: 60_000 };
    const bytes = await streamSnapshot(standard.app.db, eightMegabytes, slow);
    expect(await readSlowly(bytes, 10)).toMatchObject(tooSlow);
  });
});
