import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOrMakePostgresAccount } from '../../src/db/embedded/run-as.ts';
import type { Started } from '../support/server-process.ts';
import type { Unpacked } from './unpacked-server.ts';

/** Uses PostgreSQL's account, which has no rights; if not root, our own. */
export async function takeRights({ folder, program }: Unpacked): Promise<Started> {
  const account = await findOrMakePostgresAccount();
  const place = dirname(dirname(folder));
  // A copy, because that account may be unable to enter the folder of our Node.
  const node = join(place, 'node');
  cpSync(process.execPath, node);
  execFileSync('chmod', ['-R', 'a-w,a+rX', folder]);
  execFileSync('chmod', ['755', place, dirname(folder), node]);
  return { node, program, cwd: folder, ...account };
}

export function canWrite({ uid, gid }: Started, folder: string): boolean {
  const name = join(folder, 'trial');
  return spawnSync('touch', [name], { uid, gid, cwd: '/' }).status === 0;
}

export function folderOf({ uid, gid }: Started): string {
  const folder = mkdtempSync(join(tmpdir(), 'digis-state-'));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
