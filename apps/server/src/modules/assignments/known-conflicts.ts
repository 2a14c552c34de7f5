/** Shared queries of an event's staff and vendors: the event, conflicts before the assignment, and the order. SPEC: D125 */
import type { Schemas } from '@digis/api-client/contract';
import { requireVisible } from '../../auth/branch-scope.ts';
import { AppError } from '../../base/errors.ts';
import type { Context } from '../../contract/handler.ts';
import type { EventRow } from '../../db/tables/events.ts';
import { selectEvent } from '../events/event-queries.ts';
import { selectSettings } from '../settings/setting-queries.ts';
import { type Clash, conflictOf } from '../conflicts/conflicts.ts';

type Conflict = Schemas['Conflict'];

/** A live event that the caller may see. */
export async function selectLiveEvent({ db, scope }: Context, id: number): Promise<EventRow> {
  const { event } = await selectEvent(db, id);
  requireVisible(scope, event.branch_id);
  if (event.archived_at !== null) throw new AppError('NOT_FOUND');
  return event;
}

/** The conflicts of each person or vendor by their id. */
export async function selectConflicts(
  { db, scope }: Context,
  select: (hours: number) => Promise<Clash[]>,
): Promise<(id: number) => Conflict[]> {
  const { conflict_hours } = await selectSettings(db);
  const clashes = await select(Number(conflict_hours));
  return (id) =>
    clashes.filter((clash) => clash.id === id).map((clash) => conflictOf(clash, scope));
}

interface Choice {
  readonly conflicts: readonly Conflict[];
}

export const freeFirst = (a: Choice, b: Choice): number =>
  Number(a.conflicts.length > 0) - Number(b.conflicts.length > 0);
