import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { watchDatabase } from './watch-database.ts';

const standard = useStandardApp();

it('a database problem is logged once, and again only if it recurs after recovery', async () => {
  const { clock, troubles, db } = standard.app;
  const said: string[] = [];
  await db.transaction(async (own) => {
    const look = watchDatabase(
      { db: own, clock, troubles },
      { warn: (_facts: object, text = '') => said.push(text) },
    );
    const counted: number[] = [];
    const lookTwice = async () => {
      await look();
      await look();
      counted.push(said.length);
    };
    await lookTwice();
    await own.execute(sql`SAVEPOINT writable`);
    const takeNoWritesForAWhile = async () => {
      await own.execute(sql`SET TRANSACTION READ ONLY`);
      await lookTwice();
      await own.execute(sql`ROLLBACK TO writable`);
      await lookTwice();
    };
    await takeNoWritesForAWhile();
    await takeNoWritesForAWhile();
    troubles.note('replica_behind');
    await lookTwice();
    expect(counted).toEqual([0, 1, 1, 2, 2, 3]);
  });
  expect(said[0]).toBe('The database takes no writes: it is a replica, or set to read only.');
  expect(said[2]).toMatch(/^Reports are read from the primary/);
});
