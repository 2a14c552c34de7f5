import { isObject } from '@digis/api-client';
import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';

type Conflict = Schemas['Conflict'];

export function conflictsIn({ code, body }: ApiError): readonly Conflict[] | null {
  if (code !== 'CONFLICTS') return null;
  const listed = isObject(body) ? body['conflicts'] : undefined;
  return Array.isArray(listed) ? listed.flatMap(conflictOf) : [];
}

export function placesIn({ code, body }: ApiError): readonly Schemas['PlaceTaken'][] | null {
  if (code !== 'PLACE') return null;
  const listed = isObject(body) ? body['places'] : undefined;
  return Array.isArray(listed) ? listed.flatMap(placeOf) : [];
}

/** D122 */
export function loadIn({ code, body }: ApiError): Schemas['DayLoad'] | null {
  const load = code === 'CAPACITY' && isObject(body) ? body['capacity'] : undefined;
  return isLoad(load) ? load : null;
}

/** Checks two fields: the contract guarantees the others. */
const isLoad = (value: unknown): value is Schemas['DayLoad'] =>
  isObject(value) && typeof value['events'] === 'number' && typeof value['people'] === 'number';

export const mostIn = ({ body }: ApiError): number => {
  const most = isObject(body) ? body['most'] : undefined;
  return typeof most === 'number' ? most : 0;
};

function placeOf(row: unknown): Schemas['PlaceTaken'][] {
  if (!isObject(row)) return [];
  const { eventId, client, event_date, time, venue } = row;
  if (typeof eventId !== 'number' || typeof client !== 'string') return [];
  if (typeof event_date !== 'string' || typeof time !== 'string') return [];
  return typeof venue === 'string' ? [{ eventId, client, event_date, time, venue }] : [];
}

function conflictOf(row: unknown): Conflict[] {
  if (!isObject(row)) return [];
  const { id, name, event_date, time, client } = row;
  if (typeof id !== 'number' || typeof name !== 'string') return [];
  if (typeof event_date !== 'string' || typeof time !== 'string') return [];
  return [{ id, name, event_date, time, ...(typeof client === 'string' && { client }) }];
}
