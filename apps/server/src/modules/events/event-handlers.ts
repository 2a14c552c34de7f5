/** Handlers of events: schedule, edit, cancel, restore, and the account of one. Spec 2.5, 2.6. */
import { requireDeletedId, type Handlers } from '../../contract/handler.ts';
import { cancelEvent, restoreEvent } from './cancelling/cancel-event.ts';
import { readAccount } from './event-account.ts';
import { scheduleEvent } from './schedule-event.ts';
import { updateEvent } from './update-event.ts';

export const eventHandlers = {
  scheduleEvent: (context, { body }) => scheduleEvent(context, body),

  updateEvent: (context, { body }) => updateEvent(context, body),

  deleteEvent: async (context, input) => {
    await cancelEvent(context, requireDeletedId(input), input.body ?? {});
    return { success: true };
  },

  restoreEvent: (context, { body }) => restoreEvent(context, body),

  readEventAccount: (context, { query }) => readAccount(context, query.id),
} satisfies Handlers<
  'scheduleEvent' | 'updateEvent' | 'deleteEvent' | 'restoreEvent' | 'readEventAccount'
>;
