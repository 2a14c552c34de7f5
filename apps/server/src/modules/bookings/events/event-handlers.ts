// Spec 2.5, 2.6
import type { Handlers } from '#contract/handler.ts';
import { scheduleEvent } from './schedule-event.ts';
import { updateEvent } from './update-event.ts';

export const eventHandlers = {
  scheduleEvent: (context, { body }) => scheduleEvent(context, body),

  updateEvent: (context, { body }) => updateEvent(context, body),
} satisfies Handlers<'scheduleEvent' | 'updateEvent'>;
