/** Checks that PostgreSQL runs on these files: its pid file may be stale, or name a zombie or an unrelated process. */
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

/** PostgreSQL and each of its workers stand in the folder of their files. */
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

/**
 * PostgreSQL will not start while the pid in its file belongs to anything, a zombie included.
 * The file may go only when no process works on the data any more, which only /proc can tell.
 */
export function removeStalePidFile(files: string): void {
  if (!hasProc) return;
  const isInUse = readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && worksIn(pid, files));
  if (!isInUse) rmSync(pidFile(files), { force: true });
}
