/** One copy a day of the embedded database, the last fourteen kept. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { todayIso } from '@digis/ethio-date';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { imagesFolder } from '../files/file-store.ts';
import { copyOut } from './copy-out.ts';

export interface DailyCopy {
  url: string;
  folder: string;
  config: Config;
  /** The day in Addis Ababa, unless a test says another. */
  today?: string;
}

const kept = 14;

export async function keepDailyCopy({ url, folder, config, today }: DailyCopy): Promise<void> {
  const takenAt = systemClock.now();
  const day = today ?? todayIso({ now: takenAt.getTime() });
  const file = join(folder, `digis-${day}.tar.gz`);
  if (existsSync(file)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await copyOut({ url, file, images: imagesFolder(config), takenAt });
  const copies = (await readdir(folder)).filter((name) => /^digis-[\d-]+\.tar\.gz$/.test(name));
  for (const old of copies.toSorted().slice(0, -kept)) await rm(join(folder, old));
}
