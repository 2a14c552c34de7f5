/** Handlers of events: list, schedule, edit, cancel, restore, and the account of one. Spec 2.5, 2.6. */
import { requireRecentProof } from '../../auth/require-permission.ts';
import { deletedId, type Handlers } from '../../contract/handler.ts';
import { cancelEvent, restoreEvent } from './cancel-event.ts';
import { readAccount } from './event-account.ts';
import { eventView } from './event-view.ts';
import { countEvents } from './filtered-events.ts';
import { listPage } from './list-events.ts';
import { scheduleEvent } from './schedule-event.ts';
import { updateEvent } from './update-event.ts';

export const eventHandlers = {
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

  scheduleEvent: (context, { body }) => scheduleEvent(context, body),

  updateEvent: (context, { body }) => updateEvent(context, body),

  deleteEvent: async (context, input) => {
    const refund = input.body?.refund ?? 0;
    if (refund > 0) requireRecentProof(context);
    await cancelEvent(context, deletedId(input), refund);
    return { success: true };
  },

  restoreEvent: async (context, { body }) => {
    await restoreEvent(context, body.id);
    return { success: true };
  },

  readEventAccount: (context, { query }) => readAccount(context, query.id),
} satisfies Handlers<
  | 'listEvents'
  | 'readEventCounts'
  | 'scheduleEvent'
  | 'updateEvent'
  | 'deleteEvent'
  | 'restoreEvent'
  | 'readEventAccount'
>;
