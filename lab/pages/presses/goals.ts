import { median, medianRatio } from '../median.ts';
import type { Figures } from './tour.ts';

/** Default goal in milliseconds until the next frame. */
const USUAL = 200;

const goals: Readonly<Record<string, number>> = {
  'a key in the search, next paint': 120,
  'a key in the search of a list, next paint': 120,
  'open the list of events, next paint': 80,
  'open the list of events, shown': 700,
  'open the list of clients, next paint': 80,
  'open the list of clients, shown': 700,
  'open the cashbook, next paint': 80,
  'open the cashbook, shown': 700,
  'open an entry, shown': 500,
  'open the add form, shown': 500,
  'open the form of an event, shown': 500,
  'open the date picker, next paint': 150,
  'open the day of an event, next paint': 150,
  'open the day of an event, shown': 500,
  'save, next paint': 150,
  'save, shown': 900,
  'scroll, frames over 50 ms': 8,
  'scroll, longest frame': 120,
  'DOM nodes after the scroll': 1_500,
  'heap of the main thread, MiB': 12,
};

const goalOf = (what: string, first: number): number | null => {
  if (what === 'rows, two seconds later') return first;
  return goals[what] ?? (what.endsWith('next paint') ? USUAL : null);
};

export function besideGoals({ before, now = [] }: Readonly<Record<string, readonly Figures[]>>) {
  const of = (tours: readonly Figures[], what: string) => tours.map((tour) => tour[what] ?? NaN);
  const first = median(of(now, 'rows, cold'));
  return Object.keys(now[0] ?? {}).map((what) => {
    const own = of(now, what);
    const goal = goalOf(what, first);
    return {
      what,
      ...(before && { before: median(of(before, what)) }),
      now: median(own),
      ...(before && { 'now ÷ before': medianRatio(own, of(before, what)) }),
      goal,
      reached: goal === null ? null : median(own) <= goal,
    };
  });
}
