import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmptyDatabase, makeEmptyDatabase, query } from '#testing/test-cluster.ts';
import { migrate } from '../migrate.ts';

let database: EmptyDatabase;

const paidVendor = `
  INSERT INTO branches (name, address, created_at) VALUES ('Bole', '', now());
  INSERT INTO users (username, username_key, password_hash, role, created_at)
    VALUES ('admin', 'admin', '', 'admin', now());
  INSERT INTO vendors (name, category, pricing, amount, representative, contact, created_at)
    VALUES ('Selam DJ', 'Music', 'fixed', 1200000, '', '', now());
  INSERT INTO accounts (name, branch_id, vendor_id)
    VALUES ('cash:1', 1, NULL), ('payable:1:1', 1, 1), ('expense:vendor', NULL, NULL);
  INSERT INTO entries (branch_id, number, record_type, created_by, created_at)
    VALUES (1, 1, 'accrual', 1, now()), (1, 2, 'vendor', 1, now()), (1, 3, 'manual', 1, now());
  INSERT INTO postings (entry_id, account_id, amount, balance_after, transact_type)
    VALUES (1, 2, -1200000, 0, 'in'), (1, 3, 1200000, 0, 'in'), (2, 1, -900000, 0, 'out'),
      (2, 2, 900000, 0, 'out'), (3, 1, 100, 0, 'in');`;

beforeAll(async () => {
  database = await makeEmptyDatabase();
  await migrate(database.url, '0070-newest-of-all-books.sql');
  await query(database.url, paidVendor);
  await migrate(database.url);
});
afterAll(() => database.drop());

// D138
it('the migration records the vendor of each older payment, and entries stay append-only', async () => {
  const rows = await query(
    database.url,
    'SELECT record_type, vendor_id::int FROM entries ORDER BY number',
  );
  expect(rows).toEqual([
    { record_type: 'accrual', vendor_id: null },
    { record_type: 'vendor', vendor_id: 1 },
    { record_type: 'manual', vendor_id: null },
  ]);
  await expect(query(database.url, 'UPDATE entries SET vendor_id = NULL')).rejects.toThrow(
    /append-only/,
  );
});
