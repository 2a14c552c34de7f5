/** What the lists are read from, and how they say its days. */
import type { Schemas } from '@digis/api-client/contract';
import { formatEtDate, isoToEt } from '@digis/ethio-date';

export type EventRow = Schemas['Event'];

export async function read(path: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${sessionStorage.getItem('digis.token')}` };
  const answer = await fetch(path, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}

/** An event's day in words. */
export const etOf = (instant: string): string =>
  formatEtDate(isoToEt(instant.slice(0, 10)), 'medium', 'en');
