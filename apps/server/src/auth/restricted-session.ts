/** A session that has to set a password or a second factor first does nothing else. SPEC: D151, D152 */
import type { Operation } from '@digis/api-client/contract';
import { AppError } from '../errors.ts';

export type Restriction = 'password' | 'two-factor';

/** Never a 403, which would sign out. */
export function requireUnrestricted(
  restriction: Restriction | null,
  { restrictedSession }: Operation,
): void {
  if (restriction === null || restrictedSession === true) return;
  throw new AppError(
    restriction === 'password' ? 'PASSWORD_CHANGE_REQUIRED' : 'TWO_FACTOR_REQUIRED',
  );
}
