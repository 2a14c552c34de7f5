/** The conflicts that a refusal names: people of the event who are needed elsewhere at that time. */
import { isObject } from '@digis/api-client';
import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';

type Conflict = Schemas['Conflict'];

/** null for any other refusal. */
export function conflictsIn({ code, body }: ApiError): readonly Conflict[] | null {
  if (code !== 'CONFLICTS') return null;
  const listed = isObject(body) ? body['conflicts'] : undefined;
  return Array.isArray(listed) ? listed.flatMap(conflictOf) : [];
}

function conflictOf(row: unknown): Conflict[] {
  if (!isObject(row)) return [];
  const { id, name, event_date, time, client } = row;
  if (typeof id !== 'number' || typeof name !== 'string') return [];
  if (typeof event_date !== 'string' || typeof time !== 'string') return [];
  return [{ id, name, event_date, time, ...(typeof client === 'string' && { client }) }];
}
