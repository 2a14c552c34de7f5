import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildEvent,
  standardFixture,
  standardPeople,
  startTestApp,
  type TestApp,
} from '#testing/index.ts';
import { loggedWrite } from '#testing/books/logged-write.ts';
import { accounts, entries, pending, postings } from '#db/tables/journal.ts';
import { events } from '#db/tables/events.ts';
import { cashAccount, clientAccount } from './accounts.ts';
import { appendEntry } from './append-entry.ts';
import { factsOf } from './movement-facts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  await (await app.as('admin')).post('/api/event', buildEvent());
});
afterAll(() => app.close());

const receive = (amount: number) =>
  loggedWrite(app, (tx) =>
    appendEntry(
      tx,
      {
        branch_id: 1,
        record_type: 'event',
        event_id: 1,
        ...factsOf({ user: { id: 1 }, clock: app.clock }, {}),
      },
      [
        { account: cashAccount(1), amount },
        { account: clientAccount(1), amount: -amount },
      ],
    ),
  );

const cash = async () =>
  (await app.db.select().from(accounts).where(eq(accounts.name, 'cash:1')))[0];

describe('the journal', () => {
  it('an entry that does not sum to zero is refused', async () => {
    const entry = {
      branch_id: 1,
      record_type: 'manual' as const,
      ...factsOf({ user: { id: 1 }, clock: app.clock }, {}),
    };
    const uneven = appendEntry(app.db, entry, [{ account: cashAccount(1), amount: 5 }]);
    await expect(uneven).rejects.toThrow('sum to 5 santim');
    expect(await app.db.$count(entries)).toBe(0);
  });

  it('forty concurrent entries leave a balance that is the sum of its postings', async () => {
    await Promise.all(Array.from({ length: 40 }, () => receive(12_550)));
    expect(await cash()).toMatchObject({ in_total: 502_000, out_total: 0 });
    expect(await app.db.$count(postings)).toBe(80);
  });

  it('the received amount of an event is the negative balance of its client account', async () => {
    const { body } = await (await app.as('admin')).get('/api/event?id=1');
    expect(body.events[0]).toMatchObject({ received: 5_020, pending: 50_000 });
    expect(await app.verify()).toMatch(/^I3: received and pending make up the claim/);
    const amount = 5_000_000 - 502_000;
    await loggedWrite(app, (tx) =>
      tx.update(pending).set({ amount }).where(eq(pending.event_id, 1)),
    );
    expect(await app.verify()).toBeNull();
  });

  it.each(['entries', 'postings', 'action_logs'])(
    'the serving role can neither change nor delete %s',
    async (table) => {
      const name = sql.identifier(table);
      for (const statement of [
        sql`DELETE FROM ${name}`,
        sql`UPDATE ${name} SET id = DEFAULT`,
        sql`TRUNCATE ${name} CASCADE`,
      ]) {
        await expect(app.db.execute(statement)).rejects.toThrow(/Failed query/);
      }
      expect(await app.verify()).toBeNull();
    },
  );

  it('an event has at most one open pending record', async () => {
    const row = {
      event_id: 1,
      branch_id: 1,
      amount: 1,
      created_by: 1,
      created_at: app.clock.now(),
    };
    await expect(app.db.insert(pending).values({ ...row, transact_type: 'in' })).rejects.toThrow(
      /Failed query/,
    );
  });
});

describe('verify', () => {
  it('verify finds a manually changed balance and claim', async () => {
    await app.db.update(accounts).set({ in_total: 1 }).where(eq(accounts.name, 'cash:1'));
    expect(await app.verify()).toMatch(/^I2: a balance is the sum of its postings/);
    await app.db.update(accounts).set({ in_total: 502_000 }).where(eq(accounts.name, 'cash:1'));
    await app.db.update(events).set({ advance_amount: 1 }).where(eq(events.id, 1));
    expect(await app.verify()).toMatch(/^I3/);
  });
});

describe('verify of records beside the journal', () => {
  it.each([
    [
      'I5',
      sql`INSERT INTO pending (event_id, branch_id, transact_type, amount, state, created_by,
        created_at, resolved_at) VALUES (1, 1, 'in', 1, 'accepted', 1, now(), now())`,
    ],
    ['I6', sql`UPDATE vendor_assignments SET amount = amount + 1`],
    ['I6', sql`UPDATE employee_assignments SET event_wage = event_wage + 1`],
    ['I8', sql`UPDATE petty_cash SET budget = budget + 1`],
    ['the rest of an advance', sql`UPDATE advances SET rest = rest - 1`],
    [
      'an event stands in the Advance tab',
      sql`INSERT INTO advances
      (branch_id, event_id, transact_type, is_open, created_at) VALUES (1, 1, 'in', true, now())`,
    ],
    ['the entries of a branch', sql`UPDATE entry_numbers SET last = last + 1`],
  ])('verify finds a violation of %s', async (promise, fault) => {
    const other = await startTestApp();
    await standardFixture(other);
    const people = await standardPeople(other);
    const admin = await other.as('admin');
    await admin.post('/api/event', buildEvent());
    await admin.post('/api/assign-vendor', { eventId: 1, vendors: [people.decor] });
    await admin.post('/api/assign-employee', { eventId: 1, employees: [people.abebe] });
    const rent = { type: 'out', amount: 1, remark: 'Rent', isAdvance: true, settle_amount: 2 };
    await admin.post('/api/transactions?branchId=1', rent);
    await admin.post('/api/petty-cash?branchId=1', { type: 'create', spender: 2, budget: 5 });
    expect(await other.verify()).toBeNull();
    await other.db.execute(fault);
    expect(await other.verify()).toMatch(new RegExp(`^${promise}`));
    await other.close();
  });
});
