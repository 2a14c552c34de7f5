/** Streams of one snapshot: what is written meanwhile is not in them, and who hangs up ends them. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cashOut, must, useStandardApp } from '#testing/use-test-app.ts';
import type { Database } from '#db/open-database.ts';
import { streamSnapshot } from './stream-snapshot.ts';

const standard = useStandardApp();

async function countEntries(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ count: string }>(sql`SELECT count(*) FROM entries`);
  return rows[0]?.count ?? '';
}

it('an entry that is booked while the file is read is not in it', async () => {
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

it('nothing is read any more once the caller has hung up, and the next one gets its turn', async () => {
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

it('a fault before the first byte is an answer of its own, and a later one breaks the file off', async () => {
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

it('nothing can be written in it', async () => {
  const { app } = standard;
  const writing = streamSnapshot(app.db, async function* (tx) {
    await tx.execute(sql`DELETE FROM settings`);
    yield Buffer.from('done');
  });
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
});
