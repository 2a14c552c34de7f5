import { answerOf, inBackground } from '../index.ts';
import { client } from './client.ts';

/** A read with a query: the unpaid events of a branch from a day on, earliest first. */
export async function unpaidEvents(branch: number, from: string) {
  const query = { branch, from, owes: '1', order: 'earliest' } as const;
  const { events } = await answerOf(client.GET('/event', { params: { query } }));
  return events.map((event) => `${event.client.full_name}: ${event.left} Br`);
}

/** An answer that is no JSON is a text. */
export const agreement = (id: number) =>
  answerOf(client.GET('/agreement/{id}', { params: { path: { id } }, parseAs: 'text' }));

/** A poll, which does not extend the session. */
export const poll = () => answerOf(client.GET('/user-info', { params: { header: inBackground } }));

/** A write that may be sent again without happening twice: one key for each submit, until there is a definite answer. */
export const addBranch = (name: string, key: string) =>
  answerOf(
    client.POST('/branch', {
      body: { name, address: 'Africa Avenue, Addis Ababa' },
      params: { header: { 'Idempotency-Key': key } },
    }),
  );
