import type { AnswerAt, BodyAt, Method, PathOf } from '../client.ts';
import type { Schemas } from '../contract.ts';
import type { paths } from '../generated/schema.ts';

type Examples<Value> = Readonly<Record<string, Value>>;

export type AnswersByCall = {
  readonly [M in Method]: { readonly [P in PathOf<M>]: Examples<AnswerAt<M, P>> };
};

export type BodiesByCall = {
  readonly [M in Method]: { readonly [P in PathOf<M>]: Examples<NonNullable<BodyAt<M, P>>> };
};

export type RefusalsByStatus = Examples<Examples<Schemas['Error']>>;

/** Statuses of a refusal: 403, 404 … */
export type RefusalOf<M extends Method, P extends PathOf<M>> = Exclude<
  keyof Extract<paths[P][M], { responses: unknown }>['responses'],
  200
> &
  number;
