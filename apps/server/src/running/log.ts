/** Errors are logged without their message, which may contain names and phones. */
import { type DestinationStream, pino } from 'pino';
import { DrizzleQueryError } from 'drizzle-orm';
import { StartError } from '../base/errors.ts';
import { constraintOf, sqlStateOf } from '../db/sql-state.ts';

export interface Fault {
  name: string;
  state: string | undefined;
  constraint: string | undefined;
  code: string | undefined;
  frames: string[];
}

/** A message may look like a stack frame. */
function framesOf({ stack = '', message }: Error): string[] {
  const after = stack.slice(stack.indexOf(message) + message.length);
  return after.split('\n').filter((line) => /^ {4}at /.test(line));
}

export function faultOf(error: unknown): Fault {
  const isError = error instanceof Error;
  const code: unknown = isError && 'code' in error ? error.code : undefined;
  return {
    name: isError ? error.constructor.name : typeof error,
    state: sqlStateOf(error),
    constraint: constraintOf(error),
    code: typeof code === 'string' ? code : undefined,
    frames: isError ? framesOf(error) : [],
  };
}

interface LogOutput {
  stream: DestinationStream;
  flush(): void;
}

/** Buffered up to a second: a system call per line costs a tenth of a request. */
export function openLog(): LogOutput {
  const stream = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
  return { stream, flush: () => stream.flushSync() };
}

/** Stacks only of our faults, and never a query's values. */
export function printableError(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  const isOfQuery = error instanceof DrizzleQueryError || sqlStateOf(error) !== undefined;
  return isOfQuery ? faultOf(error) : error;
}
