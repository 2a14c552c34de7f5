/** What the lists are read from. */
import type { Schemas } from '@digis/api-client/contract';

export type EventRow = Schemas['Event'];

export async function read(path: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${sessionStorage.getItem('digis.token')}` };
  const answer = await fetch(path, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}
