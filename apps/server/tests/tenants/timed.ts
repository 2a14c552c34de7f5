/** How long work takes, and how durations and sizes are summed up. */
import { elapsedMs } from '../../src/base/clock.ts';

export interface Spread {
  median: number;
  most: number;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.map(Math.round).toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}

export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const begin = elapsedMs();
  const result = await work();
  return { ms: Math.round(elapsedMs() - begin), result };
}
