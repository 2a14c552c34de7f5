import { readdirSync, readFileSync } from 'node:fs';

const mebibytes = (pid: number, file: string, field: string): number => {
  const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0) / 1024;
};

/** Includes memory shared with other processes. */
export const residentOf = (pid: number): number => mebibytes(pid, 'status', 'VmRSS');

/** Shares memory out among processes, so that their figures can be added up. */
export const proportionalOf = (pid: number): number => mebibytes(pid, 'smaps_rollup', 'Pss');

const parentOf = (pid: number): number =>
  Number(
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')[1],
  );

function ifGone<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

export function proportionalOfPostgres(postmaster: number): number {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const own = pids.filter(
    (pid) => pid === postmaster || ifGone(() => parentOf(pid)) === postmaster,
  );
  return own.reduce((sum, pid) => sum + (ifGone(() => proportionalOf(pid)) ?? 0), 0);
}
