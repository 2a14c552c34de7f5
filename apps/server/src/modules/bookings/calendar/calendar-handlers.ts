/** The calendar, limited to a few weeks of events (D21). */
import { addDaysIso, etToIso, isoToEpochDay, isoToEt } from '@digis/ethio-date';
import { branchToRead } from '#auth/branch-scope.ts';
import { requireDays, todayOf } from '#base/addis-days.ts';
import type { Handlers } from '#contract/handler.ts';
import { listLoads, selectLimits } from '../capacity/day-loads.ts';

import { selectFirstOn } from '../event-list/events-of-day.ts';
import { eventView } from '../events/event-view.ts';
import { type Period, selectDays } from './calendar-queries.ts';

export const calendarHandlers = {
  readCalendar: async ({ db, clock, scope }, { query }) => {
    // D14: the day in Addis Ababa.
    const today = todayOf(clock);
    const branch = branchToRead(scope, query.branch);
    const eventsOf = async (day: string) =>
      (await selectFirstOn(db, branch, day)).map((record) => eventView(record, clock.now()));
    return {
      success: true,
      event_map: Object.fromEntries(
        await selectDays(db, branch, requirePeriod(query, today), today),
      ),
      today_events: await eventsOf(today),
      // SPEC: wire name (D98).
      tommorow_events: await eventsOf(addDaysIso(today, 1)),
      ...(await selectLimits(db, branch)),
    };
  },

  readDays: async ({ db, clock, scope }, { query }) => {
    const today = todayOf(clock);
    const { from, to } = requirePeriod(query, today);
    const branch = branchToRead(scope, query.branchId);
    return { success: true, days: await listLoads(db, { branch, from, to, today }) };
  },
} satisfies Handlers<'readCalendar' | 'readDays'>;

const mostDays = 1_201;
const mostNamedDays = 62;

function requirePeriod(asked: { from?: string; to?: string }, today: string): Period {
  const { year } = isoToEt(today);
  const firstOf = (ofYear: number) => etToIso({ year: ofYear, month: 1, day: 1 });
  const period = {
    from: asked.from ?? firstOf(year - 1),
    to: asked.to ?? addDaysIso(firstOf(year + 2), -1),
  };
  requireDays(period, mostDays);
  const days = isoToEpochDay(period.to) - isoToEpochDay(period.from);
  return { ...period, hasNames: days <= mostNamedDays };
}
