// D68
import type { Context } from '#contract/handler.ts';
import type { UserRow } from '#db/tables/users.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import { matchesPassword } from '#auth/password-hash.ts';
import { passphraseFault, passwordFault } from '#auth/password-rules.ts';
import { AppError, invalid } from '#base/errors.ts';
import { selectSettings } from '../settings/setting-queries.ts';
import { selectUserByName, usernameKey } from './user-queries.ts';

export function requireInScope({ scope }: Context, target: UserRow): void {
  if (scope.branchId === null) return;
  if (target.branch_id === null) throw new AppError('NOT_FOUND');
  requireVisible(scope, target.branch_id);
}

/** Setting another user's password must not give access to permissions the user lacks. */
export function requireWithinOwn({ user }: Context, names: readonly string[]): void {
  const own: ReadonlySet<string> = new Set(user.access);
  if (!names.every((name) => own.has(name))) throw new AppError('TARGET_NOT_ALLOWED');
}

export function requireNotSelf({ user }: Context, target: UserRow): void {
  if (user.id === target.id) throw new AppError('TARGET_NOT_ALLOWED');
}

/** D151: only admins decide. Otherwise givers could use accounts that get more permissions. */
export function mustChange({ user }: Context, asked: boolean | undefined): boolean {
  if (user.role === 'admin') return asked ?? false;
  if (asked === false) throw invalid({ must_change: 'notAllowed' });
  return true;
}

export const differingNames = (before: readonly string[], after: readonly string[]): string[] => [
  ...before.filter((name) => !after.includes(name)),
  ...after.filter((name) => !before.includes(name)),
];

export async function requireGoodPassword(
  { db }: Context,
  password: string,
  { username, full_name, role }: Pick<UserRow, 'username' | 'full_name' | 'role'>,
  field: 'password' | 'new' = 'password',
): Promise<void> {
  const { tenant_name } = await selectSettings(db);
  const owner = { username, full_name, role, tenantName: tenant_name };
  const fault = await passwordFault(password, owner);
  if (fault !== null) throw invalid({ [field]: fault });
}

/** A passphrase must not equal the password: who guesses it must not get the account. D163 */
export async function requireGoodPassphrase(
  { db, user }: Context,
  passphrase: string,
): Promise<void> {
  const { tenant_name } = await selectSettings(db);
  const fault = await passphraseFault(passphrase, { ...user, tenantName: tenant_name });
  if (fault !== null) throw invalid({ passphrase: fault });
  const { password_hash } = (await selectUserByName(db, usernameKey(user.username))) ?? {};
  for (const typed of new Set([passphrase, passphrase.trim()])) {
    const isOwn = password_hash !== undefined && (await matchesPassword(password_hash, typed));
    if (isOwn) throw invalid({ passphrase: 'duplicate' });
  }
}

const plainName = /^[\p{Script=Latin}\p{Script=Ethiopic}\p{Mn}\d ._@'’-]+$/u;

/** Refuses imitations in other scripts or invisible characters. */
export function requirePlainName(username: string): void {
  if (!plainName.test(username.normalize('NFKC'))) throw invalid({ username: 'lookAlike' });
}

export async function requireFreeName(
  { db }: Context,
  username: string,
  ownId?: number,
): Promise<void> {
  const match = await selectUserByName(db, usernameKey(username));
  if (match !== undefined && match.id !== ownId) {
    throw new AppError('DUPLICATE', { msg: `${username} exists already.` });
  }
}
