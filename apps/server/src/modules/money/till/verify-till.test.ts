import { afterEach, beforeEach, expect, it } from 'vitest';
import { standardFixture, startTestApp, type TestApp } from '#testing/index.ts';
import { commitImport, sendImport } from '#testing/send-import.ts';
import { tamper, query } from '#testing/test-cluster.ts';
import { differenceSince, verifyOn } from '#testing/verify-since.ts';
import { must } from '#testing/use-test-app.ts';

let app: TestApp;

/** Bole: cash, bank payment, close 100 short. Piassa: opening, imported paid event. */
beforeEach(async () => {
  app = await startTestApp();
  await standardFixture(app);
  expect(await verifyOn(app)).toBeNull();
  const dawit = await app.as('dawit');
  await must((await app.as('admin')).post('/api/place', { kind: 'cbe', name: 'CBE' }));
  const cash = { type: 'in', remark: 'Tents lent out', amount: 1_000 };
  await must(dawit.post('/api/transactions', cash));
  await must(dawit.post('/api/transactions', { ...cash, place: 1, reference: 'FT26264ABCDE' }));
  const short = { places: [{ coins: 900 }], remark: 'Short', book_difference: true };
  await must(dawit.post('/api/close', { ...short, last_entry: 2 }));
  const figures = { dated: '2026-09-21', money: [{ amount: 500 }] };
  await must((await app.as('admin')).post('/api/opening?branchId=2', figures));
  const client = { name: 'Hirut', primary_phone: '0944556677' };
  const when = { event_date: '2026-10-01', time: '15:00', branch: 'Bole' };
  const price = { num_of_people: 350, per_person: 500, received: 40_000 };
  const { id } = await sendImport(await app.as('admin'), 'events', [{ client, ...when, ...price }]);
  await must(commitImport(await app.as('admin'), id));
  expect(await app.verify()).toBeNull();
});
afterEach(() => app.close());

it.each([
  ['I15: the balance of a branch', 'UPDATE entry_numbers SET book_balance = book_balance + 1'],
  ['I15: a row of the book', 'UPDATE postings SET book_balance = 1 WHERE book_no = 2'],
  ['I16: a reference of a live entry', 'DELETE FROM held_references'],
  ['I16: what holds a reference', `INSERT INTO held_references VALUES ('X', 1, 1, NULL)`],
  [
    'I18: an opening figure is one account',
    `UPDATE accounts SET name = 'x' WHERE name = 'opening:2'`,
  ],
  ['I18: an opening figure names', 'UPDATE openings SET undone_at = now()'],
  ['I18: what an imported event had received', `UPDATE imports SET state = 'undone'`],
  ['I20: a close has the sum', 'UPDATE closed_places SET book = book + 1'],
  ['I20: a close books the difference', 'UPDATE closed_places SET in_total = in_total + 1'],
  ['the closes of a branch are numbered', 'UPDATE closes SET number = 2'],
  [
    'I20: a difference is booked once',
    'UPDATE closed_places SET entry_id = NULL, counted = NULL, out_total = 0',
  ],
  ['money lies only at a place', 'UPDATE money_places SET archived_at = now()'],
  [
    'a book shows the cash',
    `UPDATE postings SET book = 1, book_no = 4, book_balance = 0 WHERE id = (SELECT min(id) FROM postings WHERE book IS NULL);
      UPDATE entry_numbers SET last_book_no = 4 WHERE branch_id = 1`,
  ],
])('verify detects a violation: %s', async (promise, fault) => {
  await tamper(app.url, fault);
  expect(await app.verify()).toMatch(new RegExp(`^${promise}`));
  expect(await differenceSince(app, 1)).toMatch(new RegExp(`^${promise}`));
});

it('a close and its figures are append-only', async () => {
  for (const change of ['closes SET number = 2', 'closed_places SET book = 0'])
    await expect(query(app.url, `UPDATE ${change}`)).rejects.toThrow('append-only');
});
