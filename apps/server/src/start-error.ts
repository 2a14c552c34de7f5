/** Why a start was given up, in one sentence for whoever starts the server. */
import { DrizzleQueryError } from 'drizzle-orm';
import { sqlStateOf } from './db/sql-state.ts';
import { faultOf } from './operations/fault-of.ts';

export class StartError extends Error {}

/** The stack only where the fault is ours; of a query, nothing that it was asked with. */
export function saidOf(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  const isOfQuery = error instanceof DrizzleQueryError || sqlStateOf(error) !== undefined;
  return isOfQuery ? faultOf(error) : error;
}
