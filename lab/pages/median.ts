import type { Visit } from './measure-visit.ts';

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of each round's ratio, because a slow minute affects both figures of a round. */
export function medianRatio(one: readonly number[], other: readonly number[]): number {
  const ratios = one.flatMap((figure, round) => {
    const beside = other[round];
    return beside ? [figure / beside] : [];
  });
  return Number(median(ratios).toFixed(2));
}

export function medianOf(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(visits.map((visit) => visit[name]));
  return {
    rows: Math.round(of('rows')),
    lcp: Math.round(of('lcp')),
    cls: Number(of('cls').toFixed(4)),
    longTasks: Math.round(of('longTasks')),
    requests: of('requests'),
    apiDepth: of('apiDepth'),
  };
}
