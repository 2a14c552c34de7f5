/** Stored answers. Large ones are stored as ids and read again after the transaction. */
import type { OperationId } from '@digis/api-client/contract';
import { requireVisible } from '../auth/branch-scope.ts';
import { printIssued } from '../modules/bookings/agreements/agreement-handlers.ts';
import { readIssuedProforma } from '../modules/bookings/proformas/proforma-handlers.ts';
import { selectEvent } from '../modules/bookings/events/event-queries.ts';
import { eventView } from '../modules/bookings/events/event-view.ts';
import type { Context } from '../contract/handler.ts';
import { seenToday } from './todays-rights.ts';

export interface Answer {
  status: number;
  body: unknown;
  isReplay?: boolean;
}

const mostBytes = 64 * 1024;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Only events with hundreds of dishes are that large. */
export function keptOf(body: unknown): unknown {
  if (!isFields(body) || !isFields(body['event'])) return body;
  if (Buffer.byteLength(JSON.stringify(body)) <= mostBytes) return body;
  return { ...body, event: { id: body['event']['id'] } };
}

/** The present event: its author may see later changes. */
async function readWholeEvent({ db, scope, clock }: Context, body: unknown): Promise<unknown> {
  if (!isFields(body) || !isFields(body['event']) || 'version' in body['event']) return body;
  const record = await selectEvent(db, Number(body['event']['id']));
  requireVisible(scope, record.event.branch_id);
  return { ...body, event: eventView(record, clock.now()) };
}

const readers: Partial<Record<OperationId, (context: Context, kept: unknown) => Promise<unknown>>> =
  {
    generateAgreement: printIssued,
    printProforma: readIssuedProforma,
    scheduleEvent: readWholeEvent,
    updateEvent: readWholeEvent,
  };

export async function readWholeAnswer(
  id: OperationId,
  context: Context,
  answer: Answer,
): Promise<Answer> {
  if (answer.status !== 200) return answer;
  const body = answer.isReplay === true ? seenToday(context, answer.body) : answer.body;
  return { ...answer, body: (await readers[id]?.(context, body)) ?? body };
}
