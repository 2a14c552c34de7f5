import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAgreement, buildEvent, standardFixture, standardPeople } from '#testing/index.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { appUrlOf, query } from '#testing/test-cluster.ts';
import { commitImport, sendImport } from '#testing/send-import.ts';
import { must } from '#testing/use-test-app.ts';
import { connect, type Database, type OpenDatabase } from '#db/open-database.ts';
import { sealedTables } from './invariants/row-seal-invariants.ts';
import { firstDifference } from './verify-journal.ts';

let app: TestApp;
let owner: OpenDatabase;

const anEvent = {
  client: { name: 'Hirut', primary_phone: '0944556677' },
  event_date: '2026-10-01',
  time: '15:00',
  branch: 'Bole',
  num_of_people: 350,
  per_person: 500,
  received: 40_000,
};

async function keepCash(): Promise<void> {
  const dawit = await app.as('dawit');
  const accept = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  await must(dawit.patch('/api/transactions', accept));
  const certificate = { eventId: 1, certificate_no: 'WHT-1', certificate_date: '2026-09-21' };
  await must(dawit.post('/api/withholding', { ...certificate, amount: 100 }));
  const admin = await app.as('admin');
  const { data } = await must(admin.get('/api/transactions?type=pending&branchId=1'));
  await must(admin.patch('/api/transactions', { ...accept, actionId: data[0].id, amount: 100 }));
  await must(dawit.patch('/api/employee-ledger', { id: 1, withSalary: true }));
  const cash = { type: 'in', amount: 30_000, remark: 'Tents lent out' };
  const { id } = await must(dawit.post('/api/transactions', cash));
  const wrong = { id, should_be: 3_000, reason: 'A zero too many' };
  await must(admin.post('/api/correction', wrong));
  const counted = { places: [{ coins: 47_000 }], remark: 'As the book says', last_entry: 5 };
  await must(dawit.post('/api/close', counted));
  await must(dawit.post('/api/close', counted));
}

async function keepPapers(): Promise<void> {
  const hana = await app.as('hana');
  await must(hana.post('/api/generate-agreement', buildAgreement()));
  const options = [{ packageId: 1, num_of_people: 250 }];
  const caller = { branchId: 1, name: 'Almaz', phone: '0911556677', options };
  const { enquiry } = await must(hana.post('/api/enquiry', caller));
  const proforma = { enquiryId: enquiry.id, valid_until: '2026-09-28' };
  await must(hana.post('/api/proforma', proforma));
}

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  await standardPeople(app);
  const admin = await app.as('admin');
  await must(admin.post('/api/settings', { four_eyes: true }));
  await must(admin.post('/api/place', { kind: 'cbe', name: 'CBE', digits: '4321' }));
  await must(admin.patch('/api/gl-accounts', { kind: 'box', account: '1000' }));
  await must((await app.as('hana')).post('/api/event', buildEvent()));
  await keepCash();
  await keepPapers();
  const { id } = await sendImport(admin, 'events', [anEvent]);
  await must(commitImport(admin, id));
  owner = connect(app.url);
});
afterAll(async () => {
  await owner.close();
  await app.close();
});

class Undone extends Error {}

async function saidOf(...statements: string[]): Promise<string | null> {
  let said: string | null = null;
  const change = async (tx: Database) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    said = await firstDifference(tx);
    throw new Undone();
  };
  await expect(owner.db.transaction(change)).rejects.toThrow(Undone);
  return said;
}

const silent = 'SET LOCAL session_replication_role = replica';
const lastClose = `(SELECT max(id) FROM closes)`;
const corrected = `WHERE action = 'cash.correct'`;

it.each([
  ['what was counted', 'UPDATE closed_places SET counted = counted + 1'],
  ['rows ticked', `UPDATE closed_places SET seen = '[1]'`],
  ['the remark of a close', `UPDATE closes SET remark = 'Nothing was missing'`],
  ['who closed', 'UPDATE closes SET created_by = 1'],
  ['the day of a close', 'UPDATE closes SET day = day - 1'],
  [
    'the last close',
    `DELETE FROM closed_places WHERE close_id = ${lastClose}; DELETE FROM closes WHERE id = ${lastClose}`,
  ],
  ['a figure of law', `UPDATE tax_rules SET value = 5 WHERE name = 'vat'`],
  ['a figure of law deleted', `DELETE FROM tax_rules WHERE from_day = '2025-08-01'`],
  [
    'a figure of law added',
    `INSERT INTO tax_rules (name, from_day, value, source) VALUES ('vat', '2026-01-01', 5, '')`,
  ],
  ['the name of a place', `UPDATE money_places SET name = 'Dashen'`],
  ['the digits of a place', `UPDATE money_places SET digits = '9999'`],
  ['the kind of a place', `UPDATE money_places SET kind = 'safe'`],
  ['the number of a certificate', `UPDATE certificate_numbers SET number = 'WHT-2'`],
  ['the amount of an accepted claim', 'UPDATE pending SET amount = amount + 100 WHERE id = 1'],
  ['who asked for a claim', 'UPDATE pending SET created_by = 3 WHERE id = 1'],
  ['who accepted a claim', 'UPDATE pending SET resolved_by = 2 WHERE id = 1'],
  [
    'the facts of a claim',
    `UPDATE pending SET facts = '{"reference": "FT26264ABCDE"}' WHERE id = 1`,
  ],
  ['the month of a salary', 'UPDATE salary_payments SET et_month = et_month + 1'],
  ['the page of an agreement', `UPDATE agreements SET page = replace(page, '50,000', '5,000')`],
  ['the page of a proforma', `UPDATE proformas SET page = page || '<p>10 % off</p>'`],
  ['the options of an enquiry', `UPDATE enquiries SET options = '[]'`],
  ['an account of the ledger', `UPDATE gl_accounts SET account = '1011'`],
  ['the changes of a correction in the log', `UPDATE action_logs SET changes = '[]' ${corrected}`],
  ['the subject of a correction in the log', `UPDATE action_logs SET subject = '' ${corrected}`],
  ['a row of the log deleted', `DELETE FROM action_logs WHERE action = 'settings.update'`],
  ['a setting', `UPDATE settings SET value = 'false' WHERE name = 'four_eyes'`],
  ['a setting added', `INSERT INTO settings VALUES ('four_eyes_above', '100000')`],
  [
    'the hour of an event',
    `UPDATE events SET starts_at = starts_at + interval '1 day' WHERE id = 1`,
  ],
  ['the price of an event', 'UPDATE events SET per_person = 1, unit_price = 1 WHERE id = 1'],
  ['what an import made', `UPDATE imports SET made = made || '{"added": 9}'`],
])('verify names a manually changed row: %s', async (_what, statement) => {
  expect(await saidOf(silent, ...statement.split(';'))).not.toBeNull();
  expect(await app.verify()).toBeNull();
});

// A trigger also seals what the database owner writes, but no log entry explains it.
it.each([
  [
    'a setting',
    `UPDATE settings SET value = 'false' WHERE name = 'four_eyes'`,
    'settings four_eyes',
  ],
  ['a figure of law', `UPDATE tax_rules SET value = 5 WHERE id = 1`, 'tax_rules 1'],
  ['the kind of a place', `UPDATE money_places SET kind = 'safe'`, 'money_places 1'],
  ['an account of the ledger', 'DELETE FROM gl_accounts', 'gl_accounts box'],
  ['who asked for a claim', 'UPDATE pending SET created_by = 3 WHERE id = 1', 'pending 1'],
  ['the month of an enquiry', 'UPDATE enquiries SET et_month = 2, et_year = 2019', 'enquiries 1'],
])('verify names a row written without a log row: %s', async (_what, statement, row) => {
  expect(await saidOf(statement)).toContain(
    `I29: a row was written together with a row of the log, or by a migration: row ${row} has seal `,
  );
  expect(await app.verify()).toBeNull();
});

it('a manual change with a log row passes verify', async () => {
  const names = `INSERT INTO action_logs (action, subject, device, ip, created_at, write_id)
    SELECT 'settings.update', 'A rate that was wrong', '', '', now(), write_id FROM row_seals ORDER BY id DESC LIMIT 1`;
  expect(await saidOf('UPDATE tax_rules SET value = 5 WHERE id = 1', names)).toBeNull();
});

it('verify names a close whose rows and seals were deleted, by its log row', async () => {
  const seals = `table_name = 'closes' AND row_key = ${lastClose}::text`;
  const places = `SELECT id::text FROM closed_places WHERE close_id = ${lastClose}`;
  const said = await saidOf(
    silent,
    `DELETE FROM row_seals WHERE ${seals} OR table_name = 'closed_places' AND row_key IN (${places})`,
    `DELETE FROM closed_places WHERE close_id = ${lastClose}`,
    `DELETE FROM closes WHERE id = ${lastClose}`,
  );
  expect(said).toMatch(/^I20: a close that the log names is kept: row \d+ has 2$/);
});

it('a write that changes nothing adds no seal', async () => {
  const count = () => app.db.$count(sql`row_seals`);
  const before = await count();
  const settings = { four_eyes: true };
  await must((await app.as('admin')).post('/api/settings', settings));
  await query(app.url, `UPDATE events SET version = version + 1`);
  expect(await count()).toBe(before);
});

it('the serving role can neither seal nor unseal a row', async () => {
  for (const statement of [
    'DELETE FROM row_seals',
    'UPDATE row_seals SET seal = NULL',
    `INSERT INTO row_seals (table_name, row_key, version, write_id) VALUES ('settings', 'vat', 1, gen_random_uuid())`,
    `UPDATE sealed_columns SET columns = '{}'`,
  ]) {
    await expect(query(appUrlOf(app.url), statement)).rejects.toThrow('permission denied');
  }
});

const uncovered = ['enquiries.version', 'events.version'];

it('the newest seal version of a table covers each of its columns', async () => {
  const missing = await query<{ name: string }>(
    app.url,
    `SELECT c.table_name || '.' || column_name AS name FROM information_schema.columns c
      JOIN (SELECT DISTINCT ON (table_name) * FROM sealed_columns ORDER BY table_name, version DESC) s USING (table_name)
      WHERE table_schema = 'public' AND column_name <> ALL (s.columns) ORDER BY 1`,
  );
  expect(missing.map(({ name }) => name)).toEqual(uncovered);
});

it('verify reads every table with sealed rows', async () => {
  const sealed = await query<{ name: string }>(
    app.url,
    `SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'sealed' ORDER BY 1`,
  );
  expect(sealed.map(({ name }) => name)).toEqual(Object.keys(sealedTables));
});
