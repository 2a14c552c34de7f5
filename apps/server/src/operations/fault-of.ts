/** What the log may say of a fault: where and which rule, never a message, which holds names and phones. */
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
