import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
import { appUrlOf, query } from '../../testing/test-cluster.ts';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { grantApp } from './grant-app.ts';

const standard = useStandardApp();

it('the serving role owns no table', async () => {
  const { rows } = await standard.app.db.execute(
    sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tableowner = current_user`,
  );
  expect(rows).toEqual([]);
});

it.each([
  ['entries', 'remark'],
  ['postings', 'amount'],
  ['entry_seals', 'seal'],
  ['action_logs', 'subject'],
  ['agreements', 'page'],
  ['checkpoints', 'seal'],
  ['migrations', 'name'],
])(
  'the serving role can neither change nor empty %s, nor disable its triggers',
  async (table, column) => {
    const { app } = standard;
    await (await app.as('hana')).post('/api/event', buildEvent());
    for (const statement of [
      `DELETE FROM ${table}`,
      `UPDATE ${table} SET ${column} = ${column}`,
      `TRUNCATE ${table} CASCADE`,
      `DROP TABLE ${table} CASCADE`,
      `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
      'SET session_replication_role = replica',
    ]) {
      const asApp = query(appUrlOf(app.url), statement);
      await expect(asApp).rejects.toThrow(/permission denied|must be owner/);
    }
  },
);

it('the serving role may create the temporary tables of verify, even where PUBLIC has no rights', async () => {
  const { url } = standard.app;
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  await query(url, `REVOKE ALL ON DATABASE "${name}" FROM PUBLIC`);
  const role = new URL(appUrlOf(url)).username;
  await query(url, `GRANT CONNECT ON DATABASE "${name}" TO "${role}"`);
  const make = () => query(appUrlOf(url), 'CREATE TEMP TABLE touched (id bigint)');
  await expect(make()).rejects.toThrow(/permission denied/);
  await grantApp(url, role);
  await expect(make()).resolves.toBeDefined();
});

it('many servers starting at once grant its rights without an error', async () => {
  const { url } = standard.app;
  const role = new URL(appUrlOf(url)).username;
  const given = await Promise.allSettled(Array.from({ length: 8 }, () => grantApp(url, role)));
  expect(given.map(({ status }) => status)).toEqual(given.map(() => 'fulfilled'));
});
