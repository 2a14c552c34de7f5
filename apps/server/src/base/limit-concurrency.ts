import pLimit from 'p-limit';
import { AppError } from './errors.ts';

interface Limited {
  <T>(work: () => Promise<T>): Promise<T>;
  waiting(): number;
}

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
