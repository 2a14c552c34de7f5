import { todayOf } from '#base/addis-days.ts';
import type { Schemas } from '@digis/api-client/contract';
import type { Context } from '#contract/handler.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';

import { type Clash, conflictOf, type Nearness } from '../conflicts/conflicts.ts';

type Conflict = Schemas['Conflict'];

const mostConflicts = 5;

export async function selectConflicts(
  { db, scope, clock }: Context,
  select: (near: Nearness) => Promise<Clash[]>,
): Promise<(id: number) => Conflict[]> {
  const { conflict_hours } = await selectSettings(db);
  const clashes = await select({
    hours: Number(conflict_hours),
    today: todayOf(clock),
    most: mostConflicts,
  });
  return (id) =>
    clashes.filter((clash) => clash.id === id).map((clash) => conflictOf(clash, scope));
}

interface Choice {
  readonly conflicts: readonly Conflict[];
}

export const freeFirst = (a: Choice, b: Choice): number =>
  Number(a.conflicts.length > 0) - Number(b.conflicts.length > 0);
