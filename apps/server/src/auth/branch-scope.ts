/** The branches that a request may read and write: all of them for an admin, their own for staff. */
import { AppError } from '../base/errors.ts';
import type { SignedInUser } from './signed-in-user.ts';

export interface Scope {
  /** null: every branch. */
  branchId: number | null;
}

export const scopeOf = (user: SignedInUser): Scope => ({ branchId: user.branch_id });

/** A record of another branch is not found for staff, so that the answer does not reveal it. */
export function requireVisible(scope: Scope, branchId: number): void {
  if (scope.branchId !== null && scope.branchId !== branchId) throw new AppError('NOT_FOUND');
}

/** The branch a read is limited to: staff their own, an admin the one asked for, or null for all. */
export function branchToRead(scope: Scope, asked: number | undefined): number | null {
  if (asked !== undefined) requireVisible(scope, asked);
  return asked ?? scope.branchId;
}

/** The branch whose money moves: staff their own; an admin has to name one (D73). */
export function branchToBook(scope: Scope, asked: number | undefined): number {
  const branch = branchToRead(scope, asked);
  if (branch === null) throw new AppError('BRANCH_REQUIRED');
  return branch;
}
