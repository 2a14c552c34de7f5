import { join } from 'node:path';
import { backupKeyOf } from '../../src/backup/backup-key.ts';
import { makeDailyCopy } from '../../src/backup/daily-copies.ts';
import { imagesFolder } from '../../src/files/file-store.ts';
import type { TestApp } from '../start-test-app.ts';

export const passphrase = 'seven goats and one drum';

/** Runs in a child process, as in the server. `today` names the copy. */
export async function makeCopy({ url, config, troubles }: TestApp, today: string): Promise<void> {
  const folder = join(config.dataDir, 'backups');
  const task = { url, folder, images: imagesFolder(config), key: backupKeyOf(config), today };
  const faults: unknown[] = [];
  const log = { error: (fault: unknown) => void faults.push(fault) };
  if (await makeDailyCopy(task, { log, troubles })) return;
  throw new Error(`no copy was made: ${JSON.stringify(faults)}`);
}

export async function takenCopy(app: TestApp, day: string, secret = passphrase): Promise<Buffer> {
  const { token } = await app.as('admin');
  const answer = await app.fetch('/api/copies', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ day, passphrase: secret }),
  });
  if (answer.status !== 200) throw new Error(`no copy was taken: ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}
