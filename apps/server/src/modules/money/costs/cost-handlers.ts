// D129
import { addDaysIso, isoToEt } from '@digis/ethio-date';
import { branchToRead } from '#auth/branch-scope.ts';
import { todayOf } from '#base/addis-days.ts';
import type { Handlers } from '#contract/handler.ts';
import { selectFilteredPage } from '../../bookings/event-list/filtered-events.ts';

const mostListed = 10;
const daysBefore = 7;

export const costHandlers = {
  listCostEvents: async (context, { query: { branchId, q } }) => {
    const branch = branchToRead(context.scope, branchId);
    const from = addDaysIso(todayOf(context.clock), -daysBefore);
    const isSearched = q !== undefined && q.trim() !== '';
    const filter = isSearched ? { q } : ({ from, order: 'earliest' } as const);
    const page = { skip: 0, pageSize: mostListed };
    const { records } = await selectFilteredPage(context, branch, filter, page);
    return {
      success: true,
      events: records.map(({ event, client }) => ({
        id: event.id,
        name: client.full_name,
        et_date: isoToEt(event.event_date),
      })),
    };
  },
} satisfies Handlers<'listCostEvents'>;
