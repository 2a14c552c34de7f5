import type { Outcome } from './attack-server.ts';

const mostMs = 250;
const mostTimes = 5;
const mostResidentBytes = 500e6;

/** `basis`: which times to compare with; for `quiet`, a small absolute time is always enough. */
export function faultsOf({ attacked, ...outcome }: Outcome, basis: 'quiet' | 'usual'): string[] {
  const { p99Ms } = outcome[basis];
  return attacked.flatMap((seen) => {
    const times = seen.p99Ms / p99Ms;
    const isSlow = times >= mostTimes && (basis === 'usual' || seen.p99Ms >= mostMs);
    const faults = [
      isSlow && `p99 is ${times.toFixed(1)} times that of a ${basis} server`,
      seen.unwell.length > 0 && `health answered ${seen.unwell.join(', ')}`,
      seen.refused.length > 0 && `reads answered ${seen.refused.join(', ')}`,
      seen.mostResidentBytes >= mostResidentBytes && `${seen.mostResidentBytes / 1e6} MB`,
      Object.keys(seen.answers).some((status) => status === '500') && 'answered 500',
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${seen.attack}: ${fault}`);
  });
}
