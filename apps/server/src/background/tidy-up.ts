import { lt } from 'drizzle-orm';
import { minutesBefore } from '../base/clock.ts';
import type { Services } from '../contract/handler.ts';
import { uploadAttempts } from '../db/tables/files.ts';
import { idempotencyKeys, keptMinutes, loginAttempts } from '../db/tables/users.ts';
import { endPhotos } from '../modules/records/clients/end-photos.ts';
import { forgetImports } from '../modules/way-in/imports/import-queries.ts';
import { windowMinutes } from '../modules/records/uploads/upload-quota.ts';
import { sweepOrphans } from '../modules/records/uploads/reconcile-files.ts';

/** A month, in which known addresses stay allowed during an attack. */
const attemptMinutes = 31 * 24 * 60;

export async function tidyUp({
  db,
  clock,
  files,
}: Pick<Services, 'db' | 'clock' | 'files'>): Promise<void> {
  const now = clock.now();
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.created_at, minutesBefore(now, keptMinutes)));
  await db
    .delete(loginAttempts)
    .where(lt(loginAttempts.attempted_at, minutesBefore(now, attemptMinutes)));
  await db
    .delete(uploadAttempts)
    .where(lt(uploadAttempts.attempted_at, minutesBefore(now, windowMinutes)));
  await forgetImports(db, now);
  await endPhotos({ db, clock });
  while ((await sweepOrphans(db, clock, files)) > 0);
}
