import type { Client } from 'pg';
import {
  buildAgreement,
  buildEvent,
  standardFixture,
  standardPeople,
  type TestApp,
} from '#testing/index.ts';
import { eventRows, partRows, pieceOf } from './event-rows.ts';
import { loadFast } from './fast-load.ts';
import { moneyRows } from './money-rows.ts';
import { asMigration } from './seals.ts';

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

/** Small tables may be scanned. */
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
