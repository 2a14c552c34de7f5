/** What was measured beside what it has to be: counts by themselves, times beside others of the same round. */
import type { Visit } from './measure-visit.ts';
import { medianOf, medianRatio } from './median.ts';

/** A visit of each round, in their order: the first with nothing, and the one after it. */
export interface Rounds {
  readonly cold: readonly Visit[];
  readonly warm: readonly Visit[];
}

const ratio = (one: readonly Visit[], other: readonly Visit[], figure: 'rows' | 'lcp'): number =>
  medianRatio(
    one.map((visit) => visit[figure]),
    other.map((visit) => visit[figure]),
  );

/** One line a visit: how far it is from a page that only says a word, and from the same screen in MUI. */
export function againstGoals(
  visits: Readonly<Record<string, Rounds>>,
  limitName: string,
  inMui: string,
) {
  const limit = visits[limitName];
  if (!limit) throw new Error(`${limitName} was not measured.`);
  return Object.entries(visits)
    .filter(([name]) => name !== limitName)
    .flatMap(([name, rounds]) => {
      const mui = visits[`${name} ${inMui}`];
      return (['cold', 'warm'] as const).map((kind) => {
        const own = rounds[kind];
        const { cls, requests, apiDepth } = medianOf(own);
        return {
          what: `${name}, ${kind}`,
          'rows ÷ limit': ratio(own, limit[kind], 'rows'),
          'rows ÷ MUI (≤ 0.85)': mui ? ratio(own, mui[kind], 'rows') : null,
          'LCP ÷ limit (≤ 1.4)': ratio(own, limit[kind], 'lcp'),
          'CLS (≤ 0.01)': cls,
          'requests before rows (≤ 5)': requests,
          'API depth (≤ 1)': apiDepth,
        };
      });
    });
}
