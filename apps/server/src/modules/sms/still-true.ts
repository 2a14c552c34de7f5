/** Whether a message that waited is still to be sent: what is sent is true at the moment it is sent. */
import type { EventRecord } from '../events/event-queries.ts';
import { leftOf } from '../events/money/event-money.ts';
import type { MessageRow } from '../outbox/message-queries.ts';

/** null: it is sent. An event is confirmed and reminded of before it begins, money is asked for while it is due, and a change is told while it is news. */
export function whyDropped(
  { event }: EventRecord,
  { kind }: MessageRow,
  now: Date,
  untold: readonly unknown[],
): 'cancelled' | 'skipped' | null {
  if (event.archived_at !== null) return 'cancelled';
  if (kind === 'due') return leftOf(event) > 0 ? null : 'cancelled';
  if (event.starts_at <= now) return 'skipped';
  return kind === 'change' && untold.length === 0 ? 'cancelled' : null;
}
