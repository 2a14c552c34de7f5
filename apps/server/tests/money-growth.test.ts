import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildEvent,
  standardFixture,
  standardPeople,
  startTestApp,
  type TestApp,
} from '../testing/index.ts';
import { listAdvances } from '../src/modules/cashbook/list-advances.ts';
import { listBook } from '../src/modules/cashbook/list-book.ts';
import { listPending } from '../src/modules/cashbook/list-pending.ts';
import { statusOf } from '../src/modules/cashbook/cashbook-status.ts';
import { employeeLedgerHandlers } from '../src/modules/employee-ledger/employee-ledger-handlers.ts';
import { readAccount } from '../src/modules/events/event-account.ts';
import { pettyCashHandlers } from '../src/modules/petty-cash/petty-cash-handlers.ts';
import { vendorLedgerHandlers } from '../src/modules/vendor-ledger/vendor-ledger-handlers.ts';
import { clientOf, costOf, type Read } from './read-cost.ts';

let app: TestApp;
let client: Client;

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  await standardPeople(app);
  const admin = await app.as('admin');
  await admin.post('/api/event', buildEvent());
  await admin.post('/api/assign-employee', { eventId: 1, employees: [1] });
  await admin.post('/api/assign-vendor', { eventId: 1, vendors: [1] });
  await admin.post('/api/petty-cash?branchId=1', { type: 'create', spender: 2, budget: 1_000 });
  const action = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  await admin.patch('/api/transactions', action);
  client = await clientOf(app);
});
afterAll(async () => {
  await client.end();
  await app.close();
});

/** A long history: cash by hand, debts to a vendor and an employee, payments to both, a box that is spent from. */
async function grow(from: number, to: number): Promise<void> {
  await client.query(`WITH made AS (
      INSERT INTO entries (branch_id, number, record_type, employee_id, created_by, created_at)
      SELECT 1, 1000000 + n, CASE n % 5 WHEN 0 THEN 'manual' WHEN 1 THEN 'accrual'
          WHEN 2 THEN 'employee' WHEN 3 THEN 'vendor' ELSE 'petty_spend' END,
        CASE n % 5 WHEN 2 THEN 1 END, 1, timestamptz '2020-01-01' + n * interval '10 minutes'
      FROM generate_series(${from}, ${to}) n RETURNING id, record_type)
    INSERT INTO postings (entry_id, account_id, amount, balance_after, transact_type)
    SELECT made.id, accounts.id, side * 100, 0, CASE WHEN record_type = 'accrual' THEN 'in'
        WHEN record_type IN ('vendor', 'employee') THEN 'out'
        WHEN side > 0 THEN 'in' ELSE 'out' END
    FROM made, accounts, (VALUES (1), (-1)) sides (side)
    WHERE accounts.name = CASE record_type
      WHEN 'manual' THEN CASE WHEN side > 0 THEN 'cash:1' ELSE 'expense:vendor' END
      WHEN 'accrual' THEN CASE WHEN side > 0 THEN 'expense:vendor' ELSE 'payable:1:1' END
      WHEN 'vendor' THEN CASE WHEN side > 0 THEN 'payable:1:1' ELSE 'cash:1' END
      WHEN 'employee' THEN CASE WHEN side > 0 THEN 'wages:1:1' ELSE 'cash:1' END
      ELSE CASE WHEN side > 0 THEN 'expense:vendor' ELSE 'petty:1' END END`);
  await client.query('VACUUM ANALYZE');
}

const query = { type: 'book' } as const;
const none = { body: undefined, params: {} };

const reads: [what: string, read: Read][] = [
  ['the book', ({ db }) => listBook(db, 1, query)],
  [
    'the book after a cursor',
    async ({ db }) => {
      const { next = '' } = await listBook(db, 1, { ...query, page: 2 });
      return listBook(db, 1, { ...query, cursor: next });
    },
  ],
  ['the book of all branches', ({ db }) => listBook(db, null, query)],
  ['the book of a client', ({ db }) => listBook(db, 1, { ...query, phone: '0911223344' })],
  ['what is pending', ({ db }) => listPending(db, 1, query)],
  ['what is to settle', ({ db }) => listAdvances(db, 1, query)],
  ['the figures', (context) => statusOf(context, 1)],
  ['the figures of all branches', (context) => statusOf(context, null)],
  ['the money of an event', (context) => readAccount(context, 1)],
  [
    'what a vendor is owed',
    (context) =>
      vendorLedgerHandlers.readVendorLedger(context, { query: { type: 'in', id: 1 }, ...none }),
  ],
  [
    'what a vendor was paid',
    (context) =>
      vendorLedgerHandlers.readVendorLedger(context, { query: { type: 'out', id: 1 }, ...none }),
  ],
  [
    'what an employee gained',
    (context) => employeeLedgerHandlers.readEmployeeLedger(context, { query: { id: 1 }, ...none }),
  ],
  [
    'what an employee was paid',
    (context) =>
      employeeLedgerHandlers.readEmployeeLedger(context, {
        query: { id: 1, type: 'out' },
        ...none,
      }),
  ],
  ['the boxes', (context) => pettyCashHandlers.listPettyCash(context, { query: {}, ...none })],
];

describe('the books stay as cheap to read as they were', () => {
  it('from a thousand entries to forty thousand', async () => {
    await grow(1, 1_000);
    const small = new Map<string, number>();
    for (const [what, read] of reads) small.set(what, (await costOf(app, client, read)).blocks);
    await grow(1_001, 40_000);
    const dear: unknown[] = [];
    for (const [what, read] of reads) {
      const { blocks, scanned } = await costOf(app, client, read);
      const before = small.get(what) ?? 1;
      const whole = scanned.filter((table) => ['entries', 'postings'].includes(table));
      if (blocks / before > 3 || whole.length > 0) dear.push({ what, before, blocks, whole });
    }
    expect(dear).toEqual([]);
  });
});
