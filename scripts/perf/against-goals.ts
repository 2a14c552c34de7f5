/** What was measured beside what it has to be: counts by themselves, times beside React's in the same run. */
import type { Visit } from './measure-visit.ts';

type Visits = Readonly<Record<string, { readonly cold: Visit; readonly warm: Visit }>>;

const ratio = (value: number, limit: number) => Number((value / limit).toFixed(2));

/** One line a visit: how far it is from a page that only says a word, and from the same screen in MUI. */
export function againstGoals(visits: Visits, limitName: string, inMui: string) {
  const limit = visits[limitName];
  if (!limit) throw new Error(`${limitName} was not measured.`);
  return Object.entries(visits)
    .filter(([name]) => name !== limitName)
    .flatMap(([name, visit]) => {
      const mui = visits[`${name} ${inMui}`];
      return (['cold', 'warm'] as const).map((kind) => ({
        what: `${name}, ${kind}`,
        'rows ÷ limit': ratio(visit[kind].rows, limit[kind].rows),
        'rows ÷ MUI (≤ 0.85)': mui ? ratio(visit[kind].rows, mui[kind].rows) : null,
        'LCP ÷ limit (≤ 1.4)': ratio(visit[kind].lcp, limit[kind].lcp),
        'CLS (≤ 0.01)': visit[kind].cls,
        'requests before rows (≤ 5)': visit[kind].requests,
        'API depth (≤ 1)': visit[kind].apiDepth,
      }));
    });
}
