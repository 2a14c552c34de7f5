// Spec 2.5
import type { Handlers } from '#contract/handler.ts';
import { eventView } from '../events/event-view.ts';
import { countEvents } from './filtered-events.ts';
import { listPage } from './list-events.ts';

export const eventListHandlers = {
  listEvents: async (context, { query }) => {
    const { records, next } = await listPage(context, query);
    const now = context.clock.now();
    return {
      success: true,
      events: records.map((record) => eventView(record, now)),
      ...(next !== undefined && { next }),
    };
  },

  readEventCounts: (context, { query }) => countEvents(context, query),
} satisfies Handlers<'listEvents' | 'readEventCounts'>;
