import { AppError } from '../base/errors.ts';
import type { SignedInUser } from './signed-in-user.ts';

export interface Scope {
  /** null: every branch. */
  branchId: number | null;
}

export const scopeOf = (user: SignedInUser): Scope => ({ branchId: user.branch_id });

/** NOT_FOUND hides other branches' records. */
export function requireVisible(scope: Scope, branchId: number): void {
  if (scope.branchId !== null && scope.branchId !== branchId) throw new AppError('NOT_FOUND');
}

/** Returns null for all branches, which only admins get. */
export function branchToRead(scope: Scope, asked: number | undefined): number | null {
  if (asked !== undefined) requireVisible(scope, asked);
  return asked ?? scope.branchId;
}

/** D73 */
export function branchToBook(scope: Scope, asked: number | undefined): number {
  const branch = branchToRead(scope, asked);
  if (branch === null) throw new AppError('BRANCH_REQUIRED');
  return branch;
}
