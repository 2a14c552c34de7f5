import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { invalid } from '#base/errors.ts';
import { lockLiveEvent, subjectOf } from '../events/event-queries.ts';
import type { EventRow } from '#db/tables/events.ts';
import { forcedChange, type Nearness, requireNoConflict } from '../conflicts/conflicts.ts';

interface Assignment {
  eventId: number;
  ids: readonly number[];
  isForced: boolean;
}

export interface Kind<Person extends { id: number }> {
  field: 'employees' | 'vendors';
  action: Schemas['LogAction'];
  selectAssigned(db: Database, eventId: number): Promise<Schemas['Named'][]>;
  nameOf(person: Person): string;
  /** Locks the people who are not archived, by ascending id. */
  lockPeople(db: Database, ids: readonly number[]): Promise<Person[]>;
  selectClashes(
    db: Database,
    event: EventRow,
    ids: readonly number[],
    near: Nearness,
  ): ReturnType<Parameters<typeof requireNoConflict>[2]>;
  add(context: Context, event: EventRow, person: Person): Promise<void>;
  remove(context: Context, event: EventRow, id: number): Promise<void>;
}

export const namesOf = (people: readonly Schemas['Named'][]): string =>
  people
    .toSorted((a, b) => a.id - b.id)
    .map(({ name }) => name)
    .join(', ');

const inOrder = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

export async function assignPeople<Person extends { id: number }>(
  context: Context,
  kind: Kind<Person>,
  { eventId, ids, isForced }: Assignment,
): Promise<void> {
  const { db } = context;
  const event = await lockLiveEvent(context, eventId);
  const assigned = await kind.selectAssigned(db, eventId);
  const before = inOrder(assigned.map(({ id }) => id));
  const wanted = inOrder(ids);
  if (isDeepStrictEqual(before, wanted)) return;

  const added = wanted.filter((id) => !before.includes(id));
  const people = await kind.lockPeople(db, added);
  if (people.length < added.length) throw invalid({ [kind.field]: 'notFound' });
  const overridden = await requireNoConflict(context, isForced, (near) =>
    kind.selectClashes(db, event, added, near),
  );
  for (const id of before) if (!wanted.includes(id)) await kind.remove(context, event, id);
  for (const person of people) await kind.add(context, event, person);
  await recordAction(context, {
    action: kind.action,
    subject: await subjectOf(db, event),
    entityId: eventId,
    changes: [
      {
        field: kind.field,
        before: namesOf(assigned),
        after: namesOf([
          ...assigned.filter(({ id }) => wanted.includes(id)),
          ...people.map((person) => ({ id: person.id, name: kind.nameOf(person) })),
        ]),
      },
      ...overridden.map(forcedChange),
    ],
  });
}
