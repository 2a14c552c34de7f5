import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { todayIso } from '@digis/ethio-date';
import { Client } from 'pg';
import { locks } from '../db/locks.ts';
import { systemClock } from '../base/clock.ts';
import { copyOut } from './copy-out.ts';
import type { Manifest } from './manifest.ts';

export interface DailyCopy {
  url: string;
  folder: string;
  images: string | null;
  key: Buffer;
  today?: string;
}

export interface KeptCopy {
  /** null if today's copy exists or another server is making it. */
  file: string | null;
  /** The number of image rows without bytes. */
  missing: number;
}

const kept = 14;
const nothing: KeptCopy = { file: null, missing: 0 };

export const dayOfCopy = (name: string): string | null =>
  /^digis-(\d{4}-\d\d-\d\d)\.tar\.gz(?:\.age)?$/.exec(name)?.[1] ?? null;

export const isDailyCopy = (name: string): boolean => dayOfCopy(name) !== null;

const isUnfinished = (name: string): boolean => /^\.digis-[\d-]+\.tar\.gz\..*part$/.test(name);

/** Under a lock, which ends with the process. */
async function asOnlyCopier(
  url: string,
  work: (client: Client) => Promise<KeptCopy>,
): Promise<KeptCopy> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ alone: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS alone',
      [locks.dailyCopy],
    );
    const made = rows[0]?.alone === true ? await work(client) : nothing;
    await client.query('COMMIT');
    return made;
  } finally {
    await client.end();
  }
}

async function clear(folder: string): Promise<void> {
  const names = await readdir(folder);
  const old = names.filter(isDailyCopy).toSorted().slice(0, -kept);
  for (const name of [...old, ...names.filter(isUnfinished)]) await rm(join(folder, name));
}

async function noteCopy(client: Client, day: string, { takenAt, heads = [] }: Manifest) {
  const entries = heads.reduce((sum, { number }) => sum + number, 0);
  await client.query(
    `INSERT INTO daily_copies (day, taken_at, entries, verified_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT (day) DO UPDATE SET taken_at = excluded.taken_at, entries = excluded.entries,
        verified_at = excluded.verified_at`,
    [day, takenAt, entries, systemClock.now()],
  );
}

/** Never deleted automatically. */
export async function keepCopyBefore(
  migration: string,
  { folder, ...copy }: Omit<DailyCopy, 'today'>,
): Promise<string> {
  const file = join(folder, `before-${migration.replace(/\.sql$/, '')}.tar.gz.age`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) await copyOut({ ...copy, file, takenAt: systemClock.now() });
  return file;
}

export async function keepDailyCopy({ folder, today, ...copy }: DailyCopy): Promise<KeptCopy> {
  const takenAt = systemClock.now();
  const day = today ?? todayIso({ now: takenAt.getTime() });
  const file = join(folder, `digis-${day}.tar.gz.age`);
  if (existsSync(file)) return nothing;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return asOnlyCopier(copy.url, async (client) => {
    if (existsSync(file)) return nothing;
    const { manifest } = await copyOut({ ...copy, file, takenAt });
    await noteCopy(client, day, manifest);
    await clear(folder);
    return { file, missing: manifest.missing?.length ?? 0 };
  });
}
