import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Schemas } from '@digis/api-client/contract';
import { elapsedMs } from '../base/clock.ts';

export type Trouble = NonNullable<Schemas['Health']['warnings']>[number];

const rememberedMs = 10 * 60_000;

export class Troubles {
  readonly #notedAt = new Map<Trouble, number>();

  note(trouble: Trouble): boolean {
    const isNew = !this.current().includes(trouble);
    this.#notedAt.set(trouble, elapsedMs());
    return isNew;
  }

  current(): Trouble[] {
    const since = elapsedMs() - rememberedMs;
    return [...this.#notedAt].filter(([, at]) => at >= since).map(([trouble]) => trouble);
  }
}

/** Free bytes on the fullest disk. */
export type ReadFreeSpace = () => Promise<number>;

/** With less, writes are refused, because PostgreSQL could soon fail. */
const leastBytes = 256 * 1024 * 1024;
const freshMs = 2_000;

export const isLow = async (read: ReadFreeSpace): Promise<boolean> => (await read()) < leastBytes;

const existing = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder));

/** Unreadable disks refuse no write; PostgreSQL reports full ones. */
const bytesOf = (folder: string): Promise<number> =>
  statfs(existing(folder)).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );

/** Cached: every write asks. */
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
