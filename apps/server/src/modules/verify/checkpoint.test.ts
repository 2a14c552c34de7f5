import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEvent, standardFixture, startTestApp, type TestApp } from '#testing/index.ts';
import { query, tamper } from '#testing/test-cluster.ts';
import { rewriteHistory } from '#testing/verify-since.ts';
import { type Remembered, verifyBooks } from './verify-books.ts';

let app: TestApp;
const key = randomBytes(32);

const said = async (isWhole = false, remembered: Remembered | null = null, with_ = key) => {
  const options = {
    clock: app.clock,
    key: with_,
    whole: isWhole ? 'they were asked for' : null,
    remembered,
  };
  return verifyBooks(app.db, options).then(
    (verified) => verified.said.join(' '),
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
};
const whole = () => said(true);

const byHand = (...statements: string[]) => tamper(app.url, ...statements);

const cashIn = async (remark: string) => {
  const cash = { amount: 30_000, type: 'in', remark };
  expect((await (await app.as('dawit')).post('/api/transactions', cash)).status).toBe(200);
};

beforeEach(async () => {
  app = await startTestApp();
  await standardFixture(app);
  await (await app.as('hana')).post('/api/event', buildEvent());
  const accept = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  expect((await (await app.as('dawit')).patch('/api/transactions', accept)).status).toBe(200);
  await cashIn('Tents lent out');
});
afterEach(() => app.close());

const sealAgain = [
  'UPDATE tax_rules SET value = 5 WHERE id = 1',
  `UPDATE row_seals s SET seal = row_seal('tax_rules', '1', s.version, s.write_id, row_content(rule))
    FROM tax_rules rule WHERE rule.id = 1 AND s.table_name = 'tax_rules' AND s.row_key = '1'`,
];

async function openWrite() {
  const client = new Client({ connectionString: app.url });
  await client.connect();
  await client.query(`BEGIN; INSERT INTO action_logs (action, subject, device, ip, created_at)
    VALUES ('settings.update', 'late', '', '', now())`);
  const { rows } = await client.query<{ id: string }>('SELECT max(id) AS id FROM row_seals');
  return {
    seal: Number(rows[0]?.id),
    commit: async () => {
      await client.query('COMMIT');
      await client.end();
    },
  };
}

const since = (number: number, day: string) => `since checkpoint ${number} of ${day}.`;

describe('verify without an option', () => {
  it('checks all rows at first, and later only what follows the last checkpoint', async () => {
    expect(await said()).toBe(
      'The books agree. Checked: 2 entries, all rows, because there was no checkpoint.',
    );
    app.clock.advance(24 * 60);
    await cashIn('Chairs lent out');
    expect(await said()).toBe(
      `The books agree. Checked: 1 entry ${since(1, '2026-09-21')} ` +
        'The 2 before it were checked until then, all rows last on 2026-09-21.',
    );
    expect(await said()).toBe(
      `The books agree. Nothing was booked ${since(2, '2026-09-22')} ` +
        'The 3 before it were checked until then, all rows last on 2026-09-21.',
    );
    const kept = await query(app.url, 'SELECT number FROM checkpoints');
    expect(kept).toHaveLength(2);
    expect(await whole()).toBe(
      'The books agree. Checked: 3 entries, all rows, because they were asked for.',
    );
    expect(await said()).toContain('all rows last on 2026-09-22.');
  });

  it('checks all rows when the checkpoint was stored under another key, as in a restored copy', async () => {
    await said();
    expect(await said(false, null, randomBytes(32))).toContain(
      'all rows, because checkpoint 1 was kept under another key.',
    );
  });
});

describe('a manual change', () => {
  const both = async () => [await said(), await whole()];

  it('a change before the checkpoint is found by --whole', async () => {
    await said();
    await byHand(`UPDATE entries SET remark = 'something else' WHERE id = 1`);
    expect(await said()).toMatch(/^The books agree/);
    expect(await whole()).toMatch(/^an entry is as it was when it was sealed: row 1 /);
  });

  it('a resealed history differs from the checkpoint', async () => {
    await said();
    await byHand(...rewriteHistory);
    const changed = 'Entry 2 of branch 1 is not what it was when checkpoint 1 was kept.';
    expect(await both()).toEqual([changed, changed]);
  });

  it('a manually resealed row is found by --whole', async () => {
    await said();
    await byHand(...sealAgain);
    expect(await said()).toMatch(/^The books agree/);
    expect(await whole()).toBe(
      'I30: the seals up to a checkpoint are those that it kept: row 1 has other seals',
    );
  });

  it('a change of a row written after the checkpoint is found by both', async () => {
    await said();
    await cashIn('Chairs lent out');
    await byHand(`UPDATE action_logs SET subject = 'Tables' WHERE subject = 'Chairs lent out'`);
    const changed = expect.stringMatching(
      /^I28: a row is as it was last written: row action_logs \d+ has other content than its seal$/,
    );
    expect(await both()).toEqual([changed, changed]);
  });

  it('a write committed after a checkpoint with seals from before it is covered by the next checkpoint', async () => {
    await said();
    const late = await openWrite();
    await cashIn('Chairs lent out');
    await said();
    await late.commit();
    await cashIn('Plates lent out');
    expect(await said()).toMatch(/^The books agree/);
    const kept = `SELECT string_agg(known -> 'seals' ->> 'ids', ' ' ORDER BY number) AS ids FROM checkpoints`;
    const [row] = await query<{ ids: string }>(app.url, kept);
    const [, before, after] = row?.ids.split(' ') ?? [];
    expect([before, after]).toEqual([
      expect.stringMatching(/^\{\[\d+,\d+\)\}$/),
      expect.stringContaining(`[${late.seal},${late.seal + 1})`),
    ]);
  });

  it('a balance changed after the checkpoint is found by both', async () => {
    await said();
    await byHand(`UPDATE accounts SET in_total = in_total + 100 WHERE name = 'cash:1'`);
    const changed = expect.stringMatching(/^I2: a balance is the sum of its postings/);
    expect(await both()).toEqual([changed, changed]);
  });

  it('a posting added to an old entry is found by both', async () => {
    await said();
    await byHand(
      `INSERT INTO postings (entry_id, account_id, amount, balance_after, transact_type)
        SELECT entry_id, account_id, 100, balance_after + 100, 'in' FROM postings WHERE entry_id = 2 LIMIT 1`,
    );
    const changed = expect.stringMatching(/^I1: every entry sums to zero: row 2 /);
    expect(await both()).toEqual([changed, changed]);
  });

  const three = async () => {
    await said();
    await cashIn('Chairs lent out');
    await said();
    await cashIn('Plates lent out');
    await said();
  };

  it.each([
    ['its totals', `UPDATE checkpoints SET known = known || '{"entries": 9}' WHERE number = 2`, 2],
    ['its day', `UPDATE checkpoints SET whole_at = now() WHERE number = 3`, 3],
    ['its link', `UPDATE checkpoints SET seal_before = seal WHERE number = 2`, 2],
    ['deleted', 'DELETE FROM checkpoints WHERE number = 1', 2],
    ['deleted between others', 'DELETE FROM checkpoints WHERE number = 2', 3],
    [
      'inserted',
      `INSERT INTO checkpoints SELECT 4, kept_at, whole_at, rules, known, key_name, seal, seal
        FROM checkpoints WHERE number = 3`,
      4,
    ],
  ])('a manually changed checkpoint is found by both: %s', async (_what, change, number) => {
    await three();
    await byHand(change);
    const changed = `Checkpoint ${number} of verify, or the one before it, was changed by hand.`;
    expect(await both()).toEqual([changed, changed]);
  });

  it('the server that stored the last checkpoint notices its deletion', async () => {
    await three();
    const [last] = await query<Remembered>(
      app.url,
      'SELECT number, seal FROM checkpoints WHERE number = 3',
    );
    if (last === undefined) throw new Error('there is no third checkpoint');
    await byHand('DELETE FROM checkpoints WHERE number = 3');
    const missed = expect.stringMatching(/^Checkpoint 3 of verify was deleted/);
    expect([await said(false, last), await said(true, last)]).toEqual([missed, missed]);
  });

  it('a checkpoint with other invariants is not continued', async () => {
    await said();
    await byHand(`UPDATE checkpoints SET rules = 'of before', key_name = 'of another'`);
    expect(await said()).toContain('because checkpoint 1 was kept under other rules.');
  });
});
