import type { Client } from 'pg';
import {
  buildAgreement,
  buildEvent,
  standardFixture,
  standardPeople,
  type TestApp,
} from '#testing/index.ts';
import { eventRows, partRows, pieceOf } from './event-rows.ts';
import { moneyRows } from './money-rows.ts';
import { sealedTables } from '#modules/verify/invariants/row-seal-invariants.ts';

export async function beginHistory(app: TestApp): Promise<void> {
  await standardFixture(app);
  await standardPeople(app);
  const admin = await app.as('admin');
  await admin.post('/api/event', buildEvent());
  await admin.post('/api/assign-employee', { eventId: 1, employees: [1] });
  await admin.post('/api/assign-vendor', { eventId: 1, vendors: [1] });
  await admin.post('/api/petty-cash?branchId=1', { type: 'create', spender: 2, budget: 1_000 });
  const accept = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  await admin.patch('/api/transactions', accept);
  const advance = { amount: 100, type: 'out', remark: 'Onions', isAdvance: true };
  await admin.post('/api/transactions?branchId=1', advance);
  await admin.post('/api/generate-agreement', buildAgreement());
}

export async function addEvents(
  client: Client,
  { from, to, perDay = 3, back = `n / ${perDay}.0`, isEventsOnly = false }: Piece,
): Promise<void> {
  await client.query(asMigration);
  await client.query(pieceOf(from, to, back));
  await client.query('ANALYZE piece');
  const statements = isEventsOnly ? eventRows : [...eventRows, ...partRows, ...moneyRows];
  for (const statement of statements) await client.query(statement);
}

export interface Piece {
  from: number;
  to: number;
  perDay?: number;
  back?: string;
  isEventsOnly?: boolean;
}

const pieceSize = 50_000;

/** Checks references unless a transaction has too many. */
export async function grow(client: Client, from: number, to: number, back?: string): Promise<void> {
  const load = async () => {
    for (let at = from; at <= to; at += pieceSize) {
      await client.query('BEGIN');
      const piece = { from: at, to: Math.min(at + pieceSize - 1, to) };
      await addEvents(client, back === undefined ? piece : { ...piece, back });
      await client.query('COMMIT');
    }
  };
  await (to - from < pieceSize ? load() : loadFast(client, load));
  await client.query('VACUUM ANALYZE');
}

/** Tables so small that reading all of them is allowed. */
export const bounded: ReadonlySet<string> = new Set([
  'branches',
  'users',
  'employees',
  'vendors',
  'items',
  'packages',
  'package_items',
  'package_tiers',
  'settings',
  'daily_copies',
  'proforma_numbers',
  'agreement_books',
  'copy_downloads',
  'petty_cash',
  'entry_numbers',
  'money_places',
  'tax_rules',
  'gl_accounts',
  'certificate_numbers',
  'shared_keys',
  'openings',
  'dismissals',
  'imports',
  'sessions',
  'pg_database',
  'recovery_codes',
  '',
]);

const lookedUp = ['entries', 'postings', 'accounts', 'closes', 'closed_places'];

/** Indexes faster to rebuild than to update; not unique ones, which detect existing rows. */
const made = `SELECT format('DROP INDEX %I', c.relname) AS drop, pg_get_indexdef(c.oid) AS make
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
  WHERE t.relnamespace = 'public'::regnamespace AND NOT i.indisunique AND t.relname <> ALL($1)`;

/** Loads without checking references and rebuilds the indexes last, so that plans are realistic. */
async function loadFast(client: Client, load: () => Promise<void>): Promise<void> {
  await client.query(`SET session_replication_role = replica; SET synchronous_commit = off;
    SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'`);
  const { rows } = await client.query<{ drop: string; make: string }>(made, [lookedUp]);
  for (const { drop } of rows) await client.query(drop);
  await load();
  for (const { make } of rows) await client.query(make);
  // Otherwise done by triggers.
  await client.query('SELECT recount_sums()');
  await client.query(`RESET session_replication_role; RESET synchronous_commit;
    RESET work_mem; RESET maintenance_work_mem`);
}

/** Writes without log rows must carry the name of a migration. */
export const asMigration = `SELECT set_config('digis.write', md5(max(name))::uuid::text, true) FROM migrations`;

/** Seals rows that were loaded without triggers. */
export async function sealRows(client: Client): Promise<void> {
  await client.query('BEGIN');
  await client.query(asMigration);
  for (const [name, { key, condition = 'true' }] of Object.entries(sealedTables)) {
    await client.query('SELECT seal_rows_of($1, $2, $3)', [name, key, condition]);
  }
  await client.query('COMMIT');
}
