/** What a method and a path of the contract take and answer. */
import type { paths } from './generated/schema.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that have the method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];

type OperationAt<M extends Method, P extends PathOf<M>> = paths[P][M];

type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : never;

export type QueryAt<M extends Method, P extends PathOf<M>> =
  OperationAt<M, P> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;

/** `undefined` where the operation takes no body, or need not have one. */
export type BodyAt<M extends Method, P extends PathOf<M>> =
  OperationAt<M, P> extends { requestBody: infer Body }
    ? ContentOf<Body>
    : OperationAt<M, P> extends { requestBody?: infer Body }
      ? ContentOf<NonNullable<Body>> | undefined
      : undefined;

export type AnswerAt<M extends Method, P extends PathOf<M>> =
  OperationAt<M, P> extends { responses: { 200: infer Answer } } ? ContentOf<Answer> : never;
