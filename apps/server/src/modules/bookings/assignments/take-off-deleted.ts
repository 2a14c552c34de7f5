import type { Schemas } from '@digis/api-client/contract';
import type { Context } from '#contract/handler.ts';
import type { EventRow } from '#db/tables/events.ts';
import { type Kind, namesOf } from './assign-people.ts';
import { employeeKind } from './employee-kind.ts';
import { vendorKind } from './vendor-kind.ts';

type Assigned = Pick<Kind<{ id: number }>, 'field' | 'selectAssigned' | 'lockPeople' | 'remove'>;
const kinds: readonly Assigned[] = [employeeKind, vendorKind];

interface TakenOff {
  names: string[];
  changes: Schemas['LogChange'][];
}

export async function takeOffDeleted(context: Context, event: EventRow): Promise<TakenOff> {
  const taken: TakenOff = { names: [], changes: [] };
  for (const { field, selectAssigned, lockPeople, remove } of kinds) {
    const assigned = await selectAssigned(context.db, event.id);
    const here = await lockPeople(
      context.db,
      assigned.map(({ id }) => id),
    );
    const isHere = ({ id }: Schemas['Named']) => here.some((person) => person.id === id);
    const [stay, gone] = [assigned.filter(isHere), assigned.filter((one) => !isHere(one))];
    for (const { id } of gone) await remove(context, event, id);
    if (gone.length === 0) continue;
    taken.names.push(...gone.map(({ name }) => name));
    taken.changes.push({ field, before: namesOf(assigned), after: namesOf(stay) });
  }
  return taken;
}
