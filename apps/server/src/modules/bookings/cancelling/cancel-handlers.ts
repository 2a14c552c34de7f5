// Spec 2.6
import { requireDeletedId, type Handlers } from '#contract/handler.ts';
import { cancelEvent, restoreEvent } from './cancel-event.ts';

export const cancelHandlers = {
  deleteEvent: async (context, input) => {
    await cancelEvent(context, requireDeletedId(input), input.body ?? {});
    return { success: true };
  },

  restoreEvent: (context, { body }) => restoreEvent(context, body),
} satisfies Handlers<'deleteEvent' | 'restoreEvent'>;
