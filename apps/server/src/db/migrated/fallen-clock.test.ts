import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmptyDatabase, makeEmptyDatabase, query, tamper } from '#testing/test-cluster.ts';
import { firstDifference } from '../../modules/verify/verify-journal.ts';
import { migrate } from '../migrate.ts';
import { connect } from '../open-database.ts';

let database: EmptyDatabase;

const books = `
  INSERT INTO branches (name, address, created_at) VALUES ('Bole', '', now());
  INSERT INTO users (username, username_key, password_hash, role, created_at)
    VALUES ('admin', 'admin', '', 'admin', now());
  INSERT INTO accounts (name, branch_id, is_cash, in_total, out_total)
    VALUES ('cash:1', 1, true, 300, 0), ('income:other:1', 1, false, 0, 300);
  INSERT INTO entry_numbers (branch_id, last, last_book_no, book_balance) VALUES (1, 3, 3, 300);
  INSERT INTO entries (branch_id, number, record_type, created_by, created_at, write_id)
    SELECT 1, at, 'manual', 1, now() - CASE at WHEN 2 THEN interval '3 days' ELSE '0' END, NULL FROM generate_series(1, 3) at;
  INSERT INTO postings (entry_id, account_id, amount, balance_after, transact_type, book, book_no, book_balance)
    SELECT at, 1, 100, 100 * at, 'in', 1, at, 100 * at FROM generate_series(1, 3) at
    UNION ALL SELECT at, 2, -100, -100 * at, 'out', NULL, NULL, NULL FROM generate_series(1, 3) at;
  INSERT INTO entry_seals (branch_id, number, entry_id, version, seal) VALUES (1, 1, 1, 2, seal_of(1, NULL, 2));
  INSERT INTO entry_seals (branch_id, number, entry_id, version, seal) SELECT 1, 2, 2, 2, seal_of(2, seal, 2) FROM entry_seals;
  INSERT INTO entry_seals (branch_id, number, entry_id, version, seal)
    SELECT 1, 3, 3, 2, seal_of(3, seal, 2) FROM entry_seals WHERE number = 2;
  UPDATE entry_numbers SET seal = (SELECT seal FROM entry_seals WHERE number = 3);`;

beforeAll(async () => {
  database = await makeEmptyDatabase();
  await migrate(database.url, '0173-kinds-of-entries-by-time.sql');
  await query(database.url, books);
  await migrate(database.url);
});
afterAll(() => database.drop());

it('the migration records an earlier clock step back, and verify finds an unrecorded one', async () => {
  expect(await query(database.url, 'SELECT * FROM clock_steps')).toEqual([
    { branch_id: '1', number: 2 },
  ]);
  const { db, close } = connect(database.url);
  try {
    expect(await firstDifference(db)).toBeNull();
    await tamper(database.url, 'DELETE FROM clock_steps');
    expect(await firstDifference(db)).toMatch(
      /^no entry is dated more than a day before the one before it, .*: row 2 has /,
    );
  } finally {
    await close();
  }
});

it('the migration sets each branch’s newest time from its last entry', async () => {
  const [row] = await query<{ same: boolean }>(
    database.url,
    `SELECT newest_at = (SELECT created_at FROM entries WHERE number = 3) AS same FROM entry_numbers`,
  );
  expect(row).toEqual({ same: true });
});
