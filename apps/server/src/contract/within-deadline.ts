/** A caller waits so long and no longer, whatever the work is waiting for. */
import { AppError } from '../errors.ts';

/** The work may still come to its end: a write is then found by its Idempotency-Key. */
export async function withinDeadline<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new AppError('UNAVAILABLE', { retryAfterSeconds: 5 })),
    limitMs,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
