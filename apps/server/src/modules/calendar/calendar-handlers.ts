/** The calendar: how busy each day is, and the events of today and tomorrow. Spec 2.4. */
import { and, eq, isNull } from 'drizzle-orm';
import { addDaysIso, todayIso } from '@digis/ethio-date';
import { branchToRead } from '../../auth/branch-scope.ts';
import type { Handlers } from '../../contract/handler.ts';
import { events } from '../../db/tables/events.ts';
import { earliestFirst, selectEvents } from '../events/event-queries.ts';
import { eventView } from '../events/event-view.ts';
import { selectDays } from './calendar-queries.ts';
import { periodOf } from './calendar-period.ts';

export const calendarHandlers = {
  readCalendar: async ({ db, clock, scope }, { query }) => {
    // SPEC: D14, the day is the one in Addis Ababa, wherever server and browser stand.
    const today = todayIso({ now: clock.now().getTime() });
    const branch = branchToRead(scope, query.branch);
    const here = and(
      isNull(events.archived_at),
      branch === null ? undefined : eq(events.branch_id, branch),
    );
    const eventsOf = async (day: string) =>
      (await selectEvents(db, and(here, eq(events.event_date, day)), earliestFirst)).map(eventView);
    return {
      success: true,
      event_map: Object.fromEntries(await selectDays(db, here, periodOf(query, today))),
      today_events: await eventsOf(today),
      // SPEC: the wire spells it so (D98).
      tommorow_events: await eventsOf(addDaysIso(today, 1)),
    };
  },
} satisfies Handlers<'readCalendar'>;
