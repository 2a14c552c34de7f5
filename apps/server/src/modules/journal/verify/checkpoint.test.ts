/** `verify` goes on from a checkpoint, and says what was changed by hand before it, after it and in it. */
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEvent, standardFixture, startTestApp, type TestApp } from '#testing/index.ts';
import { query } from '#testing/test-cluster.ts';
import { type Remembered, verifyBooks } from './verify-books.ts';

let app: TestApp;
const key = randomBytes(32);

/** What `verify` says, or the difference that it names. */
const said = async (isWhole = false, remembered: Remembered | null = null, with_ = key) => {
  const options = { clock: app.clock, key: with_, isWhole, remembered };
  return verifyBooks(app.db, options).then(
    (verified) => verified.said.join(' '),
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
};
const whole = () => said(true);

/** As the owner of the tables, with every trigger silent. */
const byHand = (...statements: string[]) =>
  query(app.url, ['SET session_replication_role = replica', ...statements].join(';'));

const cashIn = async (remark: string) => {
  const cash = { amount: 30_000, type: 'in', remark };
  expect((await (await app.as('dawit')).post('/api/transactions', cash)).status).toBe(200);
};

/** An event of Bole with its claim paid in, which is entry 1, and entry 2 of 30,000 birr by hand. */
beforeEach(async () => {
  app = await startTestApp();
  await standardFixture(app);
  await (await app.as('hana')).post('/api/event', buildEvent());
  const accept = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  expect((await (await app.as('dawit')).patch('/api/transactions', accept)).status).toBe(200);
  await cashIn('Tents lent out');
});
afterEach(() => app.close());

describe('a run', () => {
  it('the first run is whole, and later ones check what came after the checkpoint', async () => {
    expect(await said()).toBe(
      'The books agree. Checked: 2 entries. All rows were read, because there was no checkpoint.',
    );
    await cashIn('Chairs lent out');
    app.clock.advance(24 * 60);
    expect(await said()).toBe(
      'The books agree. Checked: 1 entry since checkpoint 1 of 2026-09-21. ' +
        'The 2 before it were checked until then, all rows last on 2026-09-21.',
    );
  });
});
