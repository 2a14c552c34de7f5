/** Limits how much heavy work runs at once, and refuses work that would wait in a long queue. */
import pLimit from 'p-limit';
import { AppError } from './errors.ts';

interface Limited {
  <T>(work: () => Promise<T>): Promise<T>;
  /** The number of callers that wait for their turn. */
  waiting(): number;
}

/** A caller that would wait behind `mostWaiting` others is told to come again. */
export function limitConcurrency(
  mostAtOnce: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): Limited {
  const limit = pLimit(mostAtOnce);
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= mostAtOnce + mostWaiting) {
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: 2 });
    }
    return limit(work);
  };
  return Object.assign(run, { waiting: () => limit.pendingCount });
}
