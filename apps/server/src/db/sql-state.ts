import { DatabaseError } from 'pg';

const causes = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...causes(error.cause)] : [error];

const databaseError = (error: unknown): DatabaseError | undefined =>
  causes(error).find((cause) => cause instanceof DatabaseError);

export const sqlStateOf = (error: unknown): string | undefined => databaseError(error)?.code;

export const constraintOf = (error: unknown): string | undefined =>
  databaseError(error)?.constraint;

/**
 * Failed connection, shutdown, start-up, too many connections, idle transaction, replaced leader.
 */
const awayStates = /^(08(?!P01)|57P|53300|25P03|25006)/;
/** A fatal 08P01 means that PgBouncer ended the session. A non-fatal one is a fault of ours. */
const isEndedByPooler = (error: unknown): boolean => {
  const said = databaseError(error);
  return said?.code === '08P01' && said.severity === 'FATAL';
};
const fullStates: ReadonlySet<string | undefined> = new Set(['53100', '53200', '58030']);
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);
/** Only the missing socket; any other ENOENT is a fault. */
const isSocketGone = (cause: Error): boolean =>
  'code' in cause && cause.code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';
const awayMessages =
  /connection terminated|connection error|query read timeout|timeout exceeded when trying to connect/i;

export const isDatabaseFull = (error: unknown): boolean => fullStates.has(sqlStateOf(error));

export const isDatabaseAway = (error: unknown): boolean =>
  awayStates.test(sqlStateOf(error) ?? '') ||
  isEndedByPooler(error) ||
  causes(error).some(
    (cause) =>
      cause instanceof Error &&
      (awayMessages.test(cause.message) ||
        isSocketGone(cause) ||
        ('code' in cause && typeof cause.code === 'string' && awayCodes.has(cause.code))),
  );
