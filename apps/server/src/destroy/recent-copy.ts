import { basename } from 'node:path';
import { readManifestOf, requireWhole } from '../backup/read-copy.ts';
import { minutesBefore } from '../base/clock.ts';
import type { Database } from '../db/open-database.ts';
import { headsChanged } from '../modules/verify/verify-journal.ts';
import { StartError } from '../base/errors.ts';

interface RecentCopy {
  file: string;
  takenAt: string;
}

interface Given {
  file: string | null;
  key: Buffer;
  isUnsigned: boolean;
  now: Date;
}

export async function requireRecentCopy(
  db: Database,
  { file, key, isUnsigned, now }: Given,
): Promise<RecentCopy> {
  if (file === null) {
    throw new StartError(
      'Name a copy that is not older than a day: --copy digis.tar.gz.age; or say --without-copy. Nothing was removed.',
    );
  }
  const name = basename(file);
  const manifest = await readManifestOf(file, key, isUnsigned);
  const takenAt = new Date(manifest.takenAt);
  if (!(takenAt > minutesBefore(now, 24 * 60))) {
    throw new StartError(`${name} is older than a day. Nothing was removed.`);
  }
  const changed = await headsChanged(db, manifest.heads ?? []);
  if (changed !== null) {
    throw new StartError(`${name} is of another business: ${changed} Nothing was removed.`);
  }
  await requireWhole(file, key, manifest);
  return { file, takenAt: manifest.takenAt };
}
