import { requireAdmin } from '#auth/require-permission.ts';
import type { AnswerOf, BodyOf, Schemas } from '@digis/api-client/contract';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import { hashPassword } from '#auth/password-hash.ts';
import type { Context } from '#contract/handler.ts';
import type { UserRow } from '#db/tables/users.ts';
import { invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import { lockBranch } from '../branches/branch-queries.ts';
import { changeUser, closeSessionsOf, endSecondFactor, lockUser } from './user-queries.ts';
import {
  mustChange,
  requireFreeName,
  requireGoodPassword,
  requireInScope,
  requirePlainName,
  requireWithinOwn,
} from './user-rules.ts';

type Body = BodyOf<'updateUser'>;

export async function editUser(context: Context, body: Body): Promise<AnswerOf<'updateUser'>> {
  const { db } = context;
  const before = await lockUser(db, body.id);
  requireInScope(context, before);
  if (before.id === context.user.id) refuseOwnSecrets(body);
  else requireWithinOwn(context, before.access);
  const must_change = mustChange(context, body.must_change);
  const branch_id = await requireBranch(context, before, body);
  const username = tidyText(body.username);
  if (username !== before.username) requirePlainName(username);
  const full_name = body.full_name === undefined ? before.full_name : tidyText(body.full_name);
  await requireFreeName(context, username, before.id);
  // D65: blank keeps the password.
  const password = body.password ?? '';
  if (password !== '')
    await requireGoodPassword(context, password, { ...before, username, full_name });

  const changes: Schemas['LogChange'][] = changesBetween(
    { username: before.username, full_name: before.full_name, branchId: before.branch_id },
    { username, full_name, branchId: branch_id },
  );
  if (password !== '') changes.push({ field: 'password' });
  if (body.end_two_factor === true) {
    requireAdmin(context.user);
    await endSecondFactor(db, before.id);
    changes.push({ field: 'two_factor' });
  }
  if (changes.length > 0) {
    const secret =
      password === '' ? {} : { password_hash: await hashPassword(password), must_change };
    await changeUser(db, before.id, { username, full_name, branch_id, ...secret });
    if (password !== '') await closeSessionsOf(db, before.id);
    const action = {
      action: 'user.update' as const,
      subject: username,
      entityId: before.id,
      changes,
    };
    await recordAction(context, action);
  }
  return { success: true, msg: 'User successfully updated!' };
}

/** D151, D152: one's own account needs the password or a code. */
function refuseOwnSecrets({ password = '', end_two_factor }: Body): void {
  if (password !== '') throw invalid({ password: 'notAllowed' });
  if (end_two_factor === true) throw invalid({ end_two_factor: 'notAllowed' });
}

/** D66: an admin has no branch; others keep theirs. */
async function requireBranch(
  { db, scope }: Context,
  before: UserRow,
  { branchId }: Body,
): Promise<number | null> {
  if (before.role === 'admin') {
    if (branchId !== undefined) throw invalid({ branchId: 'notAllowed' });
    return null;
  }
  if (branchId === undefined || branchId === before.branch_id) return before.branch_id;
  requireVisible(scope, branchId);
  await lockBranch(db, branchId, 'share');
  return branchId;
}
