/** What is told of statements that were sent together, and of what PostgreSQL cannot take. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { isDatabaseAway, sqlStateOf } from './sql-state.ts';
import { preparedSql, together } from './statements.ts';

const test = useStandardApp();

const divide = preparedSql(
  'divide_by_zero',
  sql`SELECT 1 / ${sql.placeholder('zero')}::int AS one`,
);

it('of statements sent together the first that failed is told, whatever their order in the list', async () => {
  const failure = await test.app.db
    .transaction((tx) => together([tx.execute(sql`SELECT 1`), divide(tx, { zero: 0 })]))
    .catch((error: unknown) => error);
  expect(sqlStateOf(failure)).toBe('22012');
});

it('a statement of too many parameters is a fault, no database that is away', async () => {
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
