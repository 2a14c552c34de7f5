import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openClusterHome } from '../../src/db/embedded/cluster-home.ts';
import { findOrMakePostgresAccount } from '../../src/db/embedded/run-as.ts';
import { passphrase } from '../../testing/copies/daily-copy.ts';
import { buildEvent } from '../../testing/factories.ts';
import { picture, upload } from '../../testing/pictures.ts';
import { ApiSession, prepareBusiness } from '../support/api-session.ts';
import { callerAt } from '../support/caller-at.ts';
import { runCommand } from '../support/run-command.ts';
import { adminPassword, startServer } from '../support/server-process.ts';

let folder: string;
let office: string;
let home: string;

const runAtHome = (command: string, ...words: string[]) =>
  runCommand(command, words, { DATA_DIR: home, DIGIS_DEMO: '0', PORT: '0' });

const filesOf = async (dataDir: string) =>
  openClusterHome(dataDir, await findOrMakePostgresAccount()).files;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'digis-home-'));
  [office = '', home = ''] = ['office', 'home'].map((name) => join(folder, name));
  for (const dataDir of [office, home]) mkdirSync(dataDir);
});
afterEach(async () => {
  for (const dataDir of [office, home]) {
    rmSync(dirname(await filesOf(dataDir)), { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true, force: true });
});

async function takeHome(file: string): Promise<void> {
  const first = await startServer(office);
  const api = await ApiSession.signIn({ url: first.url });
  await prepareBusiness(api);
  const boss = await callerAt(first.url, 'admin', adminPassword);
  const client_id = (await upload(boss, await picture().jpeg().toBuffer())).body.path;
  await api.call('POST', '/api/event', { ...buildEvent({ remark: 'ሰርግ' }), client_id });
  await first.kill('SIGTERM');
  rmSync(join(office, 'backups'), { recursive: true, force: true });

  const server = await startServer(office);
  const admin = await callerAt(server.url, 'admin', adminPassword);
  const days = async () =>
    (await admin.get('/api/copies')).body.copies.map(({ day }: { day: string }) => day);
  await expect.poll(days).toHaveLength(1);
  const [day] = await days();
  const answer = await fetch(`${server.url}/api/copies`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ day, passphrase }),
  });
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="digis-${day}.age"`);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  await server.kill('SIGTERM');
}

it('a downloaded backup is restored by the command in another folder, and the books agree', async () => {
  const copy = join(folder, 'digis.age');
  await takeHome(copy);
  const secret = join(folder, 'passphrase.txt');
  writeFileSync(secret, 'goats');
  expect(await runAtHome('restore', '--passphrase-file', secret, copy)).toEqual({
    code: 1,
    said: `The passphrase in ${secret} is shorter than 12 signs.`,
  });
  writeFileSync(secret, 'another passphrase than that');
  expect(await runAtHome('restore', '--passphrase-file', secret, copy)).toEqual({
    code: 1,
    said: 'digis.age is not opened by this passphrase: give the one it was downloaded with.',
  });
  expect(existsSync(join(home, 'files'))).toBe(false);
  writeFileSync(secret, `${passphrase}\n`);
  expect(await runAtHome('restore', '--passphrase-file', secret, copy)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Restored \d+ tables/),
  });
  expect(await runAtHome('verify', '--passphrase-file', secret, copy, '--files')).toMatchObject({
    code: 0,
    said: expect.stringContaining('The images are those that were uploaded.'),
  });

  const server = await startServer(home);
  const admin = await callerAt(server.url, 'admin', adminPassword);
  const [event] = (await admin.get('/api/event')).body.events;
  expect(event).toMatchObject({ remark: 'ሰርግ' });
  expect(await server.kill('SIGTERM')).toBe(0);
});
