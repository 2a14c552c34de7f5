// D178
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf, readEnvelope, transactionsOf } from '../testing/envelope/read-envelope.ts';
import { standardFixture, startTestApp, type TestApp } from '../testing/index.ts';
import { actionLogs } from '../src/db/tables/action-logs.ts';
import { runCommand } from './support/run-command.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  const dawit = await app.as('dawit');
  await dawit.post('/api/transactions', { type: 'in', amount: 5_000, remark: 'Chairs' });
});
afterAll(() => app.close());

const run = (...words: string[]) =>
  runCommand('envelope', words, { DATABASE_URL: app.url, DATA_DIR: app.config.dataDir });

it('the command writes that file only, and the export is logged', async () => {
  const folder = join(app.config.dataDir, 'for-the-accountant');
  const file = join(folder, 'meskerem.zip');
  expect(await run(file, '--from', '2019-01', '--branch', '1')).toEqual({
    code: 0,
    said: `${file}: 2026-09-11 to 2026-10-10, both days included.`,
  });
  const envelope = readEnvelope(readFileSync(file));
  expect(faultsOf(envelope)).toEqual([]);
  expect(transactionsOf(envelope)).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['meskerem.zip']);
  const [row] = (await app.db.select().from(actionLogs)).filter(
    ({ action }) => action === 'list.export',
  );
  expect(row).toMatchObject({ subject: 'envelope, Bole', branch_id: 1, device: 'command' });
});

it.each([
  ['no file', ['--from', '2019-01'], 'Say which file'],
  ['no month', ['a.zip', '--from', 'Meskerem'], 'Say which file'],
  [
    'months of two fiscal years',
    ['a.zip', '--from', '2018-01', '--to', '2019-01'],
    'Say which file',
  ],
  ['no such branch', ['a.zip', '--from', '2019-01', '--branch', '9'], 'There is no branch 9.'],
])('%s is refused with one sentence', async (_what, words, said) => {
  const answer = await run(...words);
  expect(answer.code).toBe(1);
  expect(answer.said).toContain(said);
});
