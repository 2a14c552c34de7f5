import { and, count, eq, gt, lt, lte } from 'drizzle-orm';
import { latestTrue, minutesBefore, type Clock } from '#base/clock.ts';
import type { Database } from '#db/open-database.ts';
import { uploadAttempts } from '#db/tables/files.ts';
import { AppError } from '#base/errors.ts';

const triesPerWindow = 30;
export const windowMinutes = 10;

/** Concurrent uploads count each other. */
export async function countUpload(db: Database, clock: Clock, userId: number): Promise<void> {
  const now = clock.now();
  const { id, user_id, attempted_at } = uploadAttempts;
  const [own] = await db
    .insert(uploadAttempts)
    .values({ user_id: userId, attempted_at: now })
    .returning({ id });
  if (own === undefined) throw new Error('an attempt to upload was not written down');
  const [row] = await db
    .select({ before: count() })
    .from(uploadAttempts)
    .where(
      and(
        eq(user_id, userId),
        gt(attempted_at, minutesBefore(now, windowMinutes)),
        lte(attempted_at, latestTrue(now)),
        lt(id, own.id),
      ),
    );
  if ((row?.before ?? 0) < triesPerWindow) return;
  await db.delete(uploadAttempts).where(eq(id, own.id));
  throw new AppError('RATE_LIMITED', { retryAfterSeconds: windowMinutes * 60 });
}
