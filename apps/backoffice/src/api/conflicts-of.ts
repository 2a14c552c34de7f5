/** Who works elsewhere at the time, where a refused assignment names them. */
import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import { isRecord } from './is-record.ts';

type Conflict = Schemas['Conflict'];

const isConflict = (value: unknown): value is Conflict =>
  isRecord(value) &&
  typeof value['id'] === 'number' &&
  ['name', 'event_date', 'time'].every((name) => typeof value[name] === 'string');

export function conflictsOf(error: ApiError | null): readonly Conflict[] {
  const conflicts = error && isRecord(error.body) ? error.body['conflicts'] : undefined;
  return Array.isArray(conflicts) ? conflicts.filter(isConflict) : [];
}
