import type { Visit } from './measure-visit.ts';
import { medianOf, medianRatio } from './median.ts';

export interface Rounds {
  readonly cold: readonly Visit[];
  readonly warm: readonly Visit[];
}

/** Limits in milliseconds until rows show, without and with a cache, with two idle cores. */
export type Budget = Readonly<Record<string, readonly [cold: number, warm: number]>>;

/** Budgets per device, a quarter above the medians of 2026-11-24. */
export const budgets: Readonly<Record<string, Budget>> = {
  'mid phone': { calendar: [800, 300], events: [950, 350] },
  '3G and mid phone': { calendar: [1_600, 600], events: [2_150, 650] },
};

const ratio = (one: readonly Visit[], other: readonly Visit[], figure: 'rows' | 'lcp'): number =>
  medianRatio(
    one.map((visit) => visit[figure]),
    other.map((visit) => visit[figure]),
  );

export const BEFORE = ', before';

export function againstGoals(
  visits: Readonly<Record<string, Rounds>>,
  limitName: string,
  budget: Budget,
) {
  const limit = visits[limitName];
  if (!limit) throw new Error(`${limitName} was not measured.`);
  return Object.entries(budget).flatMap(([name, most]) => {
    const rounds = visits[name];
    if (!rounds) throw new Error(`${name} was not measured.`);
    const before = visits[name + BEFORE];
    return (['cold', 'warm'] as const).map((kind, at) => {
      const own = rounds[kind];
      const { rows, cls, requests, apiDepth } = medianOf(own);
      return {
        what: `${name}, ${kind}`,
        'rows (ms)': rows,
        'at most': most[at] ?? 0,
        'rows ÷ before': before ? ratio(own, before[kind], 'rows') : null,
        'rows ÷ limit': ratio(own, limit[kind], 'rows'),
        'LCP ÷ limit (≤ 1.4)': ratio(own, limit[kind], 'lcp'),
        'CLS (≤ 0.01)': cls,
        'requests before rows (≤ 5)': requests,
        'API depth (≤ 1)': apiDepth,
      };
    });
  });
}
