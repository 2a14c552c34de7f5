/** Lets a few pieces of heavy work run at once, and the rest wait for their turn. */
import { AppError } from './errors.ts';

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Whoever comes when so many wait already is asked to come again. */
export function turns(mostAtOnce: number, mostWaiting = Number.POSITIVE_INFINITY): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < mostAtOnce) running += 1;
    else if (waiting.length < mostWaiting) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else throw new AppError('RATE_LIMITED', { retryAfterSeconds: 2 });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
