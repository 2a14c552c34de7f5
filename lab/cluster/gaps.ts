/** Measures the longest time without an acknowledged write. */
import { elapsedMs } from '../../apps/server/src/base/clock.ts';

export interface Gaps {
  /** Seconds: the longest time without a write since the last call of this function. */
  longest(): number;
  close(): void;
}

const sampleMs = 50;

export function watchGaps(count: () => number): Gaps {
  let known = count();
  let since = elapsedMs();
  let longest = 0;
  const look = () => {
    const at = elapsedMs();
    longest = Math.max(longest, at - since);
    if (count() === known) return;
    known = count();
    since = at;
  };
  const timer = setInterval(look, sampleMs);
  return {
    longest: () => {
      look();
      const seconds = Number((longest / 1_000).toFixed(1));
      longest = 0;
      return seconds;
    },
    close: () => clearInterval(timer),
  };
}
