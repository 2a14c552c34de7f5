import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  buildEvent,
  standardFixture,
  standardPeople,
  startTestApp,
  type TestApp,
} from '#testing/index.ts';
import { query, tamper } from '#testing/test-cluster.ts';
import { differenceSince, rewriteHistory, verifyOn } from '#testing/verify-since.ts';
import { allSealsText, type SealsKept } from './new-seals.ts';
import { headsChanged, sealsChanged } from './verify-journal.ts';
import { selectHeads } from '../books/journal/seal-entry.ts';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp();
  await standardFixture(app);
  expect(await verifyOn(app)).toBeNull();
  const dawit = await app.as('dawit');
  await (await app.as('hana')).post('/api/event', buildEvent());
  const accept = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  expect((await dawit.patch('/api/transactions', accept)).status).toBe(200);
  const cash = { amount: 30_000, type: 'in', remark: 'Tents lent out' };
  expect((await dawit.post('/api/transactions', cash)).status).toBe(200);
  expect(await app.verify()).toBeNull();
});
afterEach(() => app.close());

const byHand = (...statements: string[]) => tamper(app.url, ...statements);

/** Corrects the balances too, as a skilled attacker would. */
const withoutEntry = (id: number) => [
  `UPDATE accounts a SET in_total = in_total - greatest(p.amount, 0),
      out_total = out_total - greatest(-p.amount, 0)
    FROM postings p WHERE p.account_id = a.id AND p.entry_id = ${id}`,
  `UPDATE entry_numbers n SET last_book_no = last_book_no - 1, book_balance = n.book_balance - p.amount
    FROM postings p WHERE p.book = n.branch_id AND p.entry_id = ${id}`,
  `DELETE FROM postings WHERE entry_id = ${id}`,
  `DELETE FROM entries WHERE id = ${id}`,
];

const ways = {
  whole: () => app.verify(),
  'from a checkpoint': () => differenceSince(app, 1),
};

describe.each(['whole', 'from a checkpoint'] as const)('verify %s', (way) => {
  const verify = () => ways[way]();

  it('verify names a deleted payment even if the balances were adjusted', async () => {
    await byHand(
      ...withoutEntry(2),
      'UPDATE entry_numbers SET last = 1',
      "DELETE FROM action_logs WHERE action = 'cash.in'",
    );
    expect(await verify()).toMatch(/^an entry is as it was when it was sealed: row 2 has number 2/);
  });

  it('verify names a deleted payment whose seal and number were deleted too', async () => {
    await byHand(
      ...withoutEntry(2),
      'DELETE FROM entry_seals WHERE entry_id = 2',
      `UPDATE entry_numbers n SET last = 1, seal = s.seal FROM entry_seals s WHERE s.branch_id = n.branch_id`,
    );
    expect(await verify()).toMatch(
      /^money in the log of actions stands in the books: row \d+ has cash.in Tents lent out$/,
    );
  });

  it.each([
    ['the side it is shown on', `UPDATE postings SET transact_type = 'out' WHERE entry_id = 1`],
    ['its remark', `UPDATE entries SET remark = 'something else' WHERE id = 1`],
    ['who entered it', 'UPDATE entries SET created_by = 1 WHERE id = 1'],
    ['when', `UPDATE entries SET created_at = created_at - interval '1 day' WHERE id = 1`],
    ['what else it says', `UPDATE entries SET facts = '{"alone": 1}' WHERE id = 1`],
  ])('verify names a rewritten entry: %s', async (_what, statement) => {
    await byHand(statement);
    expect(await verify()).toMatch(/^an entry is as it was when it was sealed: row 1 /);
  });

  it('verify names a correction of more than was booked', async () => {
    const admin = await app.as('admin');
    // Enough for a positive account, as the table requires.
    const cash = { amount: 10_000, type: 'in', remark: 'Chairs lent out' };
    expect((await admin.post('/api/transactions?branchId=1', cash)).status).toBe(200);
    const { data } = (await admin.get('/api/transactions?type=book&branchId=1')).body;
    const correction = { id: data[1].id, should_be: 3_000, reason: 'A zero too many' };
    expect((await admin.post('/api/correction', correction)).status).toBe(200);
    expect(await verify()).toBeNull();
    const more = 'amount + CASE WHEN amount < 0 THEN -300001 ELSE 300001 END';
    await byHand(
      `UPDATE postings SET balance_after = balance_after - amount + ${more}, book_balance = book_balance - amount + ${more},
        amount = ${more} WHERE entry_id = 4`,
      'UPDATE entry_numbers SET book_balance = book_balance - 300001 WHERE branch_id = 1',
      `UPDATE accounts SET in_total = in_total - 300001 WHERE name = 'cash:1'`,
      `UPDATE accounts SET out_total = out_total - 300001 WHERE name = 'income:other:1'`,
    );
    expect(await verify()).toMatch(/^I22: what an entry stands at .*: row 2 has /);
  });

  async function payAhead(): Promise<void> {
    await standardPeople(app);
    const body = { vendorId: 1, amount: 9_000, confirm: true };
    expect((await (await app.as('dawit')).patch('/api/vendor-ledger', body)).status).toBe(200);
    expect(await verify()).toBeNull();
  }

  const nameAnother = 'UPDATE entries SET vendor_id = 2 WHERE id = 3';
  const payee = /^a payment names the vendor whose account it moved: row 3 has 2$/;

  it('verify names a payment reassigned to another vendor', async () => {
    await payAhead();
    await byHand(nameAnother);
    expect(await verify()).toMatch(payee);
  });

  it('verify names a changed vendor even under the seal version that did not cover vendors', async () => {
    await payAhead();
    await byHand(
      `UPDATE entry_seals s SET version = 1, seal = seal_of(3, b.seal)
        FROM entry_seals b WHERE s.entry_id = 3 AND b.entry_id = 2`,
      'UPDATE entry_numbers n SET seal = s.seal FROM entry_seals s WHERE s.entry_id = 3',
    );
    expect(await verify()).toBeNull();
    await byHand(nameAnother);
    expect(await verify()).toMatch(payee);
  });

  it('an entry sealed under an older version is verified by that version', async () => {
    await byHand(
      'UPDATE entry_seals SET version = 1, seal = seal_of(1, NULL) WHERE entry_id = 1',
      `UPDATE entry_seals SET seal = seal_of(2, (SELECT seal FROM entry_seals WHERE entry_id = 1), 2) WHERE entry_id = 2`,
      'UPDATE entry_numbers n SET seal = s.seal FROM entry_seals s WHERE s.entry_id = 2',
    );
    expect(await verify()).toBeNull();
    await byHand(`UPDATE entry_seals SET version = 2 WHERE entry_id = 1`);
    expect(await verify()).toMatch(/^an entry is as it was when it was sealed: row 1 /);
  });

  it('verify names a branch closed with money', async () => {
    await byHand('UPDATE branches SET archived_at = now() WHERE id = 1');
    expect(await verify()).toBe(
      'a closed branch has neither money nor debts: row 1 has cash:1: 8000000',
    );
  });

  it('verify names an entry without a log row', async () => {
    await byHand(`DELETE FROM action_logs WHERE action = 'cash.in'`);
    expect(await verify()).toMatch(/^what was booked stands in the log of actions: row 2 /);
  });

  it('verify finds a rewritten history by seals stored elsewhere', async () => {
    const before = await selectHeads(app.db);
    expect(before).toMatchObject([{ branch: 'Bole', number: 2 }]);
    expect(await headsChanged(app.db, before)).toBeNull();
    await byHand(...rewriteHistory);
    expect(await verify()).toBeNull();
    expect(await headsChanged(app.db, before)).toBe(
      'Entry 2 of branch 1 is not what it was when the copy was taken.',
    );
  });

  it('the digest in a backup reveals resealed rows', async () => {
    const [kept = { ids: '', digest: '' }] = await query<SealsKept>(app.url, allSealsText);
    const cash = { amount: 10, type: 'in', remark: 'Chairs lent out' };
    expect((await (await app.as('dawit')).post('/api/transactions', cash)).status).toBe(200);
    expect(await sealsChanged(app.db, kept)).toBeNull();
    await byHand(
      'UPDATE pending SET created_by = 3 WHERE id = 1',
      `UPDATE row_seals s SET seal = row_seal('pending', '1', s.version, s.write_id, row_content(claim))
        FROM pending claim WHERE claim.id = 1 AND s.table_name = 'pending' AND s.row_key = '1'`,
    );
    expect(await verify()).toBeNull();
    expect(await sealsChanged(app.db, kept)).toBe(
      'The seals of rows are not what they were when the copy was taken.',
    );
  });
});
