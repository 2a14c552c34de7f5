/** A message on the wire, with the words it was sent with or would be sent with now. */
import type { Schemas } from '@digis/api-client/contract';
import type { Context } from '../../contract/handler.ts';
import type { MessageRow } from '../outbox/message-queries.ts';
import { messageText } from './message-text.ts';

export async function messageView(
  { db, clock }: Context,
  row: MessageRow,
): Promise<Schemas['SmsMessage']> {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    phone: row.phone,
    text: await messageText(db, row, clock.now()),
    due_at: row.due_at.toISOString(),
    ...(row.sent_at && { sent_at: row.sent_at.toISOString() }),
    ...(row.is_simulated && { simulated: true }),
    createdAt: row.created_at.toISOString(),
  };
}
