/** Steps of a long run, each noted with its result and time in the database itself, so that a stopped run goes on after the last. */
import type { Client } from 'pg';

export async function openSteps(client: Client): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS size;
    CREATE TABLE IF NOT EXISTS size.steps (name text PRIMARY KEY, ms float8 NOT NULL, result jsonb)`);
}

/** The result of the step; it is done unless an earlier run has done it. */
export async function once<Result>(
  client: Client,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await client.query<{ result: Result }>(
    'SELECT result FROM size.steps WHERE name = $1',
    [name],
  );
  if (rows[0] !== undefined) return rows[0].result;
  const started = performance.now();
  const result = await work();
  await client.query('INSERT INTO size.steps VALUES ($1, $2, $3)', [
    name,
    performance.now() - started,
    JSON.stringify(result ?? null),
  ]);
  return result;
}

/** Seconds that the steps of this name took, from so many events up to so many. */
export async function secondsOf(
  client: Client,
  name: string,
  upTo: number,
  from = 0,
): Promise<number> {
  const { rows } = await client.query<{ seconds: number }>(
    `SELECT coalesce(sum(ms), 0) / 1000 AS seconds FROM size.steps
      WHERE split_part(name, ' ', 1) = $1 AND nullif(split_part(name, ' ', 2), '')::int BETWEEN $2 AND $3`,
    [name, from, upTo],
  );
  return Number((rows[0]?.seconds ?? 0).toFixed(1));
}
