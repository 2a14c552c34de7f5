import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useStandardApp } from '#testing/use-test-app.ts';
import type { Database } from '../open-database.ts';
import { inOnePacket } from './pipelined-session.ts';
import { isDatabaseAway, sqlStateOf } from '../sql-state.ts';
import { prepared } from './statements.ts';

const test = useStandardApp();

const divide = prepared('divide_by_zero', sql`SELECT 1 / ${sql.placeholder('zero')}::int AS one`);

it('results of statements in one packet are matched by name, in whatever order they ran', async () => {
  const answered = await test.app.db.transaction((tx) =>
    inOnePacket({
      built: tx.execute<{ one: number }>(sql`SELECT 1 AS one`).then(({ rows }) => rows),
      prepared: divide(tx, { zero: 1 }),
    }),
  );
  expect(answered).toEqual({ built: [{ one: 1 }], prepared: [{ one: 1 }] });
});

it('the first statement of a packet to fail is reported, whatever its position in the list', async () => {
  const failure = await test.app.db
    .transaction((tx) =>
      inOnePacket({ well: tx.execute(sql`SELECT 1`), fails: divide(tx, { zero: 0 }) }),
    )
    .catch((error: unknown) => error);
  expect(sqlStateOf(failure)).toBe('22012');
});

it('the first failure of a packet is thrown once all its statements are answered', async () => {
  let answered = 0;
  const asked = async (tx: Database, statement: string): Promise<void> => {
    await tx.execute(statement).finally(() => (answered += 1));
  };
  const failing = test.app.db.transaction((tx) =>
    inOnePacket({
      well: asked(tx, 'SELECT 1'),
      fails: asked(tx, `SELECT 'first' / 0`),
      refused: asked(tx, `SELECT pg_sleep(0.1)`),
    }).finally(() => expect(answered).toBe(3)),
  );
  await expect(failing).rejects.toMatchObject({ query: `SELECT 'first' / 0` });
});

it('a statement with too many parameters is an error, not an unavailable database', async () => {
  const many = sql.join(
    Array.from({ length: 66_000 }, (_, at) => sql`${at}`),
    sql`, `,
  );
  const failure = await test.app.db
    .execute(sql`SELECT 1 WHERE 0 IN (${many})`)
    .catch((error: unknown) => error);
  expect(sqlStateOf(failure)).toBe('08P01');
  expect(isDatabaseAway(failure)).toBe(false);
});
