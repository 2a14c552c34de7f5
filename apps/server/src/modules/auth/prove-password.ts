/** Proves one's password again; guesses count and wait like those at sign-in. SPEC: D151, D153 */
import { beginAttempt, markSucceeded } from '../../auth/login-throttle.ts';
import { matchesPassword } from '../../auth/password-hash.ts';
import type { Context } from '../../contract/handler.ts';
import type { UserRow } from '../../db/tables/users.ts';
import { AppError } from '../../errors.ts';
import { selectUserByName, usernameKey } from '../users/user-queries.ts';

/** The user whose password it is; null when it is not. Outside of a transaction, so that the count stays. */
export async function provePassword(context: Context, password: string): Promise<UserRow | null> {
  const { db, clock, user, request } = context;
  const key = usernameKey(user.username);
  const attempt = await beginAttempt(db, clock, { usernameKey: key, ip: request.ip });
  if ('retryAfterSeconds' in attempt) throw new AppError('TOO_MANY_ATTEMPTS', attempt);
  const row = await selectUserByName(db, key);
  if (row === undefined || !(await matchesPassword(row.password_hash, password))) return null;
  await markSucceeded(db, attempt.attemptId);
  return row;
}
