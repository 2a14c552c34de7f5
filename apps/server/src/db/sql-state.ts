/** Reads the SQLSTATE from a PostgreSQL error under the layers that wrap it. */
import { DatabaseError } from 'pg';

const causes = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...causes(error.cause)] : [error];

const databaseError = (error: unknown): DatabaseError | undefined =>
  causes(error).find((cause) => cause instanceof DatabaseError);

export const sqlStateOf = (error: unknown): string | undefined => databaseError(error)?.code;

/** The unique index or the foreign key that refused a row. */
export const constraintOf = (error: unknown): string | undefined =>
  databaseError(error)?.constraint;

/**
 * Connection failures, shutdown and start-up, too many connections, one that idled in a transaction, and a leader that another
 * has replaced, which takes no writes any more.
 */
const awayStates = /^(08(?!P01)|57P|53300|25P03|25006)/;
/**
 * PgBouncer says so of every session that it lost, and ends ours. As an error alone it is a statement that breaks the protocol,
 * such as one of too many parameters: our fault, which no waiting mends.
 */
const isEndedByPooler = (error: unknown): boolean => {
  const said = databaseError(error);
  return said?.code === '08P01' && said.severity === 'FATAL';
};
/** No disk, no memory, or a disk that fails. */
const fullStates: ReadonlySet<string | undefined> = new Set(['53100', '53200', '58030']);
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);
/** No socket where PostgreSQL would listen; of any other call it is a file that is missing, and a fault. */
const isSocketGone = (cause: Error): boolean =>
  'code' in cause && cause.code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';
/** The driver gives these no code. */
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
