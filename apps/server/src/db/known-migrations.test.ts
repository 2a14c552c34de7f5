import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmptyDatabase, makeEmptyDatabase, query } from '../../testing/test-cluster.ts';
import { migrate, readMigrations } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'digis-migrations-'));
let database: EmptyDatabase;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'migrations'), folder, { recursive: true });
  database = await makeEmptyDatabase();
  await migrate(database.url, '~', folder);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('a database of a newer Digis version is refused with a message', async () => {
  await query(database.url, `INSERT INTO migrations (name) VALUES ('9999-later.sql')`);
  await expect(migrate(database.url)).rejects.toThrow(
    /^The database is of a newer Digis: it has 9999-later\.sql/,
  );
  await query(database.url, `DELETE FROM migrations WHERE name = '9999-later.sql'`);
});

it('a migration changed after it was applied is named', async () => {
  appendFileSync(join(folder, '0011-identity.sql'), '-- and one thing more\n');
  await expect(migrate(database.url, '~', folder)).rejects.toThrow(
    /^The migration 0011-identity\.sql is not the one that was applied/,
  );
  await expect(migrate(database.url)).resolves.toBeUndefined();
});

it('each migration number is used once, except for the first two', () => {
  const numbers = readMigrations().map(({ name }) => name.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual(['0002']);
});
