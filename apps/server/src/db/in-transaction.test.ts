import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { inTransaction } from './in-transaction.ts';
import type { Database } from './open-database.ts';
import { branches } from './tables/branches.ts';

const standard = useStandardApp();

function barrier(size: number): () => Promise<void> {
  let arrived = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    arrived += 1;
    if (arrived >= size) resolve();
    return promise;
  };
}

const rename = (tx: Database, id: number, address: string) =>
  tx.update(branches).set({ address }).where(eq(branches.id, id));

describe('a transaction', () => {
  it('a deadlocked transaction is retried, and both transactions take effect', async () => {
    const { db } = standard.app;
    const bothHoldOne = barrier(2);
    const runs = [0, 0];
    const work = (which: 0 | 1, first: number, second: number) =>
      inTransaction(db, async (tx) => {
        runs[which] = (runs[which] ?? 0) + 1;
        await rename(tx, first, `moved by ${which}`);
        await bothHoldOne();
        await rename(tx, second, `moved by ${which}`);
      });
    await Promise.all([work(0, 1, 2), work(1, 2, 1)]);
    expect(Math.max(...runs)).toBeGreaterThan(1);
    const rows = await db.select().from(branches);
    expect(new Set(rows.map((row) => row.address)).size).toBe(1);
  });

  it('a transaction that fails for another reason is rolled back and not retried', async () => {
    const { db } = standard.app;
    let runs = 0;
    const failing = inTransaction(db, async (tx) => {
      runs += 1;
      await rename(tx, 1, 'nowhere');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(runs).toBe(1);
    const [bole] = await db.select().from(branches).where(eq(branches.id, 1));
    expect(bole?.address).not.toBe('nowhere');
  });

  it('a transaction that PostgreSQL would roll back at commit is reported as failed', async () => {
    const { db } = standard.app;
    const careless = inTransaction(db, async (tx) => {
      await rename(tx, 1, 'nowhere');
      await tx.execute('SELECT 1 / 0').catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('rolled back at its commit');
    const [bole] = await db.select().from(branches).where(eq(branches.id, 1));
    expect(bole?.address).not.toBe('nowhere');
  });
});
