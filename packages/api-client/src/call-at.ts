/** What the contract says of the call of a method and a path. */
import { type Call, calls } from './generated/calls.ts';
import type { OperationId, operations } from './contract.ts';
import type { PathOf } from './client.ts';

const plain: Call = {};

export const callAt = (method: string, path: string): Call =>
  calls[`${method.toLowerCase()} ${path}`] ?? plain;

/** The paths whose list comes in pages. */
export type PagedPath = Extract<
  {
    [Op in OperationId]: (typeof operations)[Op] extends { pageSize: number; path: infer Path }
      ? Path
      : never;
  }[OperationId],
  PathOf<'get'>
>;
