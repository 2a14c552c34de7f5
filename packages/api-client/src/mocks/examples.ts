/** Fixtures from the contract's examples; each call returns a new copy. */
import type { AnswerAt, BodyAt, Method, PathOf } from '../client.ts';
import type { Schemas } from '../contract.ts';
import { answers, bodies, refusals } from '../generated/examples.ts';
import type { RefusalOf } from './example-types.ts';

type ByCall = Readonly<Record<string, Readonly<Record<string, object>> | undefined>>;

export const pathsWith = (method: string): string[] => {
  const byCall: ByCall = answers;
  return Object.keys(byCall[method] ?? {});
};

const examplesIn = (byCall: ByCall, method: string, path: string): object =>
  new Map(Object.entries(byCall[method] ?? {})).get(path) ?? {};

function firstOf(examples: object, of: string): unknown {
  const [first]: unknown[] = Object.values(examples);
  if (first === undefined) throw new Error(`openapi.yaml has no example of ${of}.`);
  return structuredClone(first);
}

/** The first example of a successful answer, or of the refusal with the given status. */
export function exampleOf<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  status?: 200,
): AnswerAt<M, P>;
export function exampleOf<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  status: RefusalOf<M, P>,
): Schemas['Error'];
export function exampleOf(method: string, path: string, status = 200): unknown {
  return firstExample(method, path, status);
}

/** Untyped, because method and path come from a request. */
export const firstExample = (method: string, path: string, status: number): unknown =>
  status === 200
    ? firstOf(examplesIn(answers, method, path), `${method} ${path}`)
    : firstOf(refusals[String(status)] ?? {}, `the status ${status}`);

/** Keys are the names of examples in the contract. */
export function examplesOf<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
): Readonly<Record<string, AnswerAt<M, P>>>;
export function examplesOf(method: string, path: string): object {
  return structuredClone(examplesIn(answers, method, path));
}

export function exampleBodyOf<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
): NonNullable<BodyAt<M, P>>;
export function exampleBodyOf(method: string, path: string): unknown {
  return firstOf(examplesIn(bodies, method, path), `the body of ${method} ${path}`);
}
