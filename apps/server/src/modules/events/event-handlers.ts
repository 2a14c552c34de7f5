/** Events: the list, one day, and scheduling. Spec 2.5, 2.6. */
import type { Handlers } from '../../contract/handler.ts';
import { eventView } from './event-view.ts';
import { listPage } from './list-events.ts';
import { scheduleEvent } from './schedule-event.ts';

export const eventHandlers = {
  listEvents: async (context, { query }) => {
    const { records, next } = await listPage(context, query);
    return { success: true, events: records.map(eventView), ...(next !== undefined && { next }) };
  },

  scheduleEvent: (context, { body }) => scheduleEvent(context, body),
} satisfies Handlers<'listEvents' | 'scheduleEvent'>;
