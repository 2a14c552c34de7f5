import type { Context } from '../contract/handler.ts';
import { instantAt } from '../base/addis-days.ts';
import type { DemoName } from './demo-people.ts';

export interface DemoAction {
  at: Date;
  by: DemoName;
  act: (context: Context) => Promise<unknown>;
}

export const demoAction = (
  [day, time]: readonly [day: string, time: string],
  by: DemoName,
  act: DemoAction['act'],
): DemoAction => ({ at: instantAt(day, time), by, act });

export const inputOf = <Body>(body: Body) => ({ query: {}, params: {}, body });

/** Plays the actions up to `until`, which leaves open payments and coming events. */
export async function play(
  actions: readonly DemoAction[],
  until: Date,
  contextOf: (name: DemoName) => Context,
): Promise<void> {
  const done = actions.filter(({ at }) => at <= until).toSorted((a, b) => +a.at - +b.at);
  for (const { at, by, act } of done)
    await act({ ...contextOf(by), clock: { now: () => at }, provedAt: at });
}
