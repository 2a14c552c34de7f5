/** Merges two users' edits; asks only about fields that both changed. D182 */
import { isObject } from '@digis/api-client';
import type { ApiError } from '@digis/api-client';
import type { Schemas } from '@digis/api-client/contract';
import type { EventFormValues } from '../event-form.ts';

type Name = keyof EventFormValues;

const together: readonly (readonly Name[])[] = [
  ['event_date', 'time'],
  [
    'packageId',
    'custom_items',
    'per_person',
    'is_fixed',
    'num_of_people',
    'guaranteed_people',
    'use_new_price',
  ],
  ['advance_amount', 'paid_full'],
  ['place', 'reference', 'second_reference', 'evidence'],
];

const partsOf = (values: EventFormValues): readonly (readonly Name[])[] => {
  const single: Name[][] = [];
  let name: Name;
  for (name in values) if (!together.flat().includes(name)) single.push([name]);
  return [...together, ...single];
};

interface MergedEvent {
  readonly values: EventFormValues;
  readonly contested: readonly Name[];
}

/** `before`: the values that filled the form; `theirs`: the values that the server has now. */
export function mergeEvent(
  before: EventFormValues,
  mine: EventFormValues,
  theirs: EventFormValues,
): MergedEvent {
  const contested: Name[] = [];
  let values = mine;
  for (const part of partsOf(mine)) {
    const [was, is, other] = [before, mine, theirs].map((from) =>
      JSON.stringify(part.map((name) => from[name])),
    );
    if (is === was) for (const name of part) values = { ...values, [name]: theirs[name] };
    else if (other !== was && other !== is) {
      contested.push(...part.filter((name) => !isSame(mine[name], theirs[name])));
    }
  }
  return { values, contested };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface Theirs {
  readonly event: Schemas['Event'];
  readonly by: string;
  readonly at: string;
}

export function theirsIn({ code, body }: ApiError): Theirs | null {
  if (code !== 'STALE' || !isObject(body)) return null;
  const { event, changed_by: by, changed_at: at } = body;
  if (!isEvent(event) || typeof by !== 'string' || typeof at !== 'string') return null;
  return { event, by, at };
}

/** Checks two fields: the contract guarantees the others. */
const isEvent = (value: unknown): value is Schemas['Event'] =>
  isObject(value) && typeof value['id'] === 'number' && typeof value['version'] === 'number';
