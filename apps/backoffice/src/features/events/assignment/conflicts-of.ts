/** Who works elsewhere at the time, where a refused assignment names them. */
import { isObject } from '@digis/api-client';
import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';

type Conflict = Schemas['Conflict'];

const isConflict = (value: unknown): value is Conflict =>
  isObject(value) &&
  typeof value['id'] === 'number' &&
  ['name', 'event_date', 'time'].every((name) => typeof value[name] === 'string');

export function conflictsOf(error: ApiError | null): readonly Conflict[] {
  const conflicts = error && isObject(error.body) ? error.body['conflicts'] : undefined;
  return Array.isArray(conflicts) ? conflicts.filter(isConflict) : [];
}
