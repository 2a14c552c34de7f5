import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmptyDatabase, makeEmptyDatabase, query } from '#testing/test-cluster.ts';
import { migrate } from '../migrate.ts';

let database: EmptyDatabase;

const refusedSignIns = `
  INSERT INTO users (username, username_key, password_hash, role, created_at)
    VALUES ('Hana', 'hana', '', 'admin', now());
  INSERT INTO action_logs (action, subject, device, ip, created_at)
    VALUES ('login.refuse', 'hana', '', '10.0.0.1', now()), ('login.refuse', 'Hana', '', '10.0.0.1', now()),
      ('login.refuse', 'tej-and-honey', '', '10.0.0.1', now()), ('item.create', 'tej', '', '10.0.0.1', now());
  INSERT INTO login_attempts (username_key, ip, attempted_at)
    VALUES ('hana', '10.0.0.1', now()), ('tej-and-honey', '10.0.0.1', now());`;

beforeAll(async () => {
  database = await makeEmptyDatabase();
  await migrate(database.url, '0091-log-of-an-entity.sql');
  await query(database.url, refusedSignIns);
  await migrate(database.url);
});
afterAll(() => database.drop());

// D96
it('the migration erases unknown usernames from the log, which keeps known ones and stays append-only', async () => {
  const logs = await query(database.url, 'SELECT subject FROM action_logs ORDER BY id');
  expect(logs).toEqual(['hana', 'Hana', '', 'tej'].map((subject) => ({ subject })));
  const attempts = await query(
    database.url,
    `SELECT username_key = encode(sha256('hana'), 'hex') AS is_hana FROM login_attempts ORDER BY id`,
  );
  expect(attempts).toEqual([{ is_hana: true }, { is_hana: false }]);
  const change = query(database.url, `UPDATE action_logs SET subject = ''`);
  await expect(change).rejects.toThrow(/append-only/);
});
