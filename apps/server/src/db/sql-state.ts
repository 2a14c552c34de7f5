/** What PostgreSQL says went wrong, from under the layers that wrap its error. */
import { DatabaseError } from 'pg';

const causes = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...causes(error.cause)] : [error];

const databaseError = (error: unknown): DatabaseError | undefined =>
  causes(error).find((cause) => cause instanceof DatabaseError);

export const sqlStateOf = (error: unknown): string | undefined => databaseError(error)?.code;

/** The unique index or the foreign key that refused a row. */
export const constraintOf = (error: unknown): string | undefined =>
  databaseError(error)?.constraint;

/** Connection failures, shutdown and start-up, and too many connections. */
const awayStates = /^(08|57P|53300)/;
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
]);
/** The driver gives these no code. */
const awayMessages =
  /connection terminated|connection error|timeout exceeded when trying to connect/i;

export const isDatabaseAway = (error: unknown): boolean =>
  awayStates.test(sqlStateOf(error) ?? '') ||
  causes(error).some(
    (cause) =>
      cause instanceof Error &&
      (awayMessages.test(cause.message) ||
        ('code' in cause && typeof cause.code === 'string' && awayCodes.has(cause.code))),
  );
