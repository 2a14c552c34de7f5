/** The operation behind a method and a path. */
import { type Operation, type OperationId, operations } from './contract.ts';
import type { Method, PathOf } from './typed-paths.ts';

const byCall = new Map<string, Operation>(
  Object.values(operations).map((operation) => [
    `${operation.method} ${operation.path}`,
    operation,
  ]),
);

export const operationAt = (method: Method, path: string): Operation | undefined =>
  byCall.get(`${method} ${path}`);

/** The paths whose list comes in pages. */
export type PagedPath = Extract<
  {
    [Op in OperationId]: (typeof operations)[Op] extends { pageSize: number; path: infer Path }
      ? Path
      : never;
  }[OperationId],
  PathOf<'get'>
>;
