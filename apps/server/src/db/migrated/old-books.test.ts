import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmptyDatabase, makeEmptyDatabase, query } from '#testing/test-cluster.ts';
import { firstDifference } from '../../modules/verify/verify-journal.ts';
import { migrate } from '../migrate.ts';
import { connect } from '../open-database.ts';

let database: EmptyDatabase;

const closedOver = `
  INSERT INTO branches (name, address, created_at, archived_at)
    VALUES ('Bole', '', now(), now()), ('Piassa', '', now(), now());
  INSERT INTO users (username, username_key, password_hash, role, created_at)
    VALUES ('admin', 'admin', '', 'admin', now());
  INSERT INTO vendors (name, category, pricing, amount, representative, contact, created_at)
    VALUES ('Selam DJ', 'Music', 'fixed', 1200000, '', '', now());
  INSERT INTO accounts (name, branch_id, vendor_id, in_total, out_total, last_book_no)
    VALUES ('cash:1', 1, NULL, 0, 30000, 1), ('payable:1:1', 1, 1, 30000, 0, 0);
  INSERT INTO entry_numbers (branch_id, last) VALUES (1, 1);
  INSERT INTO entries (branch_id, number, record_type, vendor_id, created_by, created_at, write_id)
    VALUES (1, 1, 'vendor', 1, 1, now(), NULL);
  INSERT INTO postings (entry_id, account_id, amount, balance_after, transact_type, book_no)
    VALUES (1, 1, -30000, -30000, 'out', 1), (1, 2, 30000, 30000, 'out', NULL);
  INSERT INTO entry_seals (branch_id, number, entry_id, seal) VALUES (1, 1, 1, seal_of(1, NULL));
  UPDATE entry_numbers SET seal = (SELECT seal FROM entry_seals);`;

beforeAll(async () => {
  database = await makeEmptyDatabase();
  await migrate(database.url, '0091-log-of-an-entity.sql');
  await query(database.url, closedOver);
  await migrate(database.url);
});
afterAll(() => database.drop());

it('the migration reopens a branch closed with debts, and leaves one without debts closed', async () => {
  const rows = await query(
    database.url,
    'SELECT name, archived_at IS NULL AS is_open FROM branches ORDER BY id',
  );
  expect(rows).toEqual([
    { name: 'Bole', is_open: true },
    { name: 'Piassa', is_open: false },
  ]);
});

it('older seals stay valid', async () => {
  const open = connect(database.url);
  try {
    expect(await firstDifference(open.db)).toBeNull();
    await query(
      database.url,
      `SET session_replication_role = replica; UPDATE entries SET remark = 'x'`,
    );
    expect(await firstDifference(open.db)).toMatch(/^an entry is as it was when it was sealed/);
  } finally {
    await open.close();
  }
});
