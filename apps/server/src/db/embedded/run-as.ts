/** Runs PostgreSQL under an account of its own, because it refuses to run as root. */
import { execFile } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { StartError } from '../../base/errors.ts';

const execFileAsync = promisify(execFile);

export interface Account {
  uid: number;
  gid: number;
}

function accountNamed(name: string): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

export async function findOrMakePostgresAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const existing = accountNamed('postgres');
  if (existing !== null) return existing;
  await execFileAsync('useradd', ['--system', '--no-create-home', 'postgres']).catch(() => null);
  const created = accountNamed('postgres');
  if (created === null) {
    throw new StartError(
      'PostgreSQL does not run as root and no account "postgres" could be made: ' +
        'start the server as another user, or set DATABASE_URL.',
    );
  }
  return created;
}

export function giveTo(account: Account | null, path: string): void {
  if (account !== null) chownSync(path, account.uid, account.gid);
}

export async function runAs(
  account: Account | null,
  program: string,
  args: readonly string[],
): Promise<void> {
  // The account may not enter root's working directory.
  await execFileAsync(program, args, { cwd: '/', ...account });
}
