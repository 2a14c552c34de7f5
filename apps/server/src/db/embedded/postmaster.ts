/** Finds the running PostgreSQL of a cluster. Its pid file alone may be stale. */
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const pidFile = (files: string): string => join(files, 'postmaster.pid');

function readOr<T>(fallback: T, read: () => T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

const hasProc = readOr(false, () => readFileSync('/proc/self/stat').length > 0);

function worksIn(pid: string, files: string): boolean {
  const folder = readOr('', () => readlinkSync(`/proc/${pid}/cwd`));
  return folder === files;
}

export function livePostmaster(files: string): number | null {
  const pid = readOr('', () => readFileSync(pidFile(files), 'utf8')).split('\n')[0] ?? '';
  if (!/^\d+$/.test(pid)) return null;
  const isAlive = hasProc ? worksIn(pid, files) : readOr(false, () => process.kill(Number(pid), 0));
  return isAlive ? Number(pid) : null;
}

/** PostgreSQL does not start while any process has its old pid; only /proc shows real use. */
export function removeStalePidFile(files: string): void {
  if (!hasProc) return;
  const isInUse = readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && worksIn(pid, files));
  if (!isInUse) rmSync(pidFile(files), { force: true });
}
