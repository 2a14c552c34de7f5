/** How much room the disks have that the server writes to. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { elapsedMs } from '../clock.ts';

/** Bytes; of several disks, those of the fullest. */
export type ReadFreeSpace = () => Promise<number>;

/** Below it PostgreSQL could soon not write what it has promised, so nothing new is begun. */
const leastBytes = 256 * 1024 * 1024;
const freshMs = 2_000;

export const isLow = async (read: ReadFreeSpace): Promise<boolean> => (await read()) < leastBytes;

/** The folder itself may be made later. */
const existing = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder));

/** A disk that cannot be asked refuses nobody; PostgreSQL will say so if it is full. */
const bytesOf = (folder: string): Promise<number> =>
  statfs(existing(folder)).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );

/** Looked at every two seconds at most: every write asks. */
export function freeSpaceOf(folders: readonly string[]): ReadFreeSpace {
  let known: { at: number; bytes: Promise<number> } | undefined;
  const look = async () => Math.min(...(await Promise.all(folders.map(bytesOf))));
  return () => {
    if (known === undefined || elapsedMs() - known.at > freshMs) {
      known = { at: elapsedMs(), bytes: look() };
    }
    return known.bytes;
  };
}
