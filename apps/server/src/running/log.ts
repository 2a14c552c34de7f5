/** The server's log: JSON lines without personal data. Of an error only its place and rule, because messages hold names and phones. */
import { type DestinationStream, pino } from 'pino';
import { DrizzleQueryError } from 'drizzle-orm';
import { StartError } from '../base/errors.ts';
import { constraintOf, sqlStateOf } from '../db/sql-state.ts';

export interface Fault {
  name: string;
  /** Of PostgreSQL. */
  state: string | undefined;
  constraint: string | undefined;
  /** Of Node, such as ECONNRESET. */
  code: string | undefined;
  frames: string[];
}

/** The stack begins with the message, and a message may look like a frame. */
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

export interface LogOutput {
  stream: DestinationStream;
  /** Writes the buffered lines. */
  flush(): void;
}

/** Lines are buffered for up to a second, because a system call for each costs a tenth of a request. */
export function openLog(): LogOutput {
  const stream = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
  return { stream, flush: () => stream.flushSync() };
}

/** What a command prints of an error: the stack only of a fault of our own, and never the values of a query. */
export function printableError(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  const isOfQuery = error instanceof DrizzleQueryError || sqlStateOf(error) !== undefined;
  return isOfQuery ? faultOf(error) : error;
}
