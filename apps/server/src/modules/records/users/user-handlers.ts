// Spec 2.14
import { formatBirr, toBirr } from '@digis/domain';
import { and, count, eq, sql } from 'drizzle-orm';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { can } from '#auth/require-permission.ts';
import { hashPassword } from '#auth/password-hash.ts';
import { requireDeletedId, type Handlers } from '#contract/handler.ts';
import { AppError } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import { lockBranch } from '../branches/branch-queries.ts';
import { editUser } from './edit-user.ts';
import {
  changeUser,
  closeSessionsOf,
  insertUser,
  lockUser,
  selectUsers,
  userName,
  userView,
} from './user-queries.ts';
import {
  differingNames,
  mustChange,
  requireFreeName,
  requireGoodPassword,
  requireInScope,
  requireNotSelf,
  requirePlainName,
  requireWithinOwn,
} from './user-rules.ts';
import type { Database } from '#db/open-database.ts';
import { pettyCash } from '#db/tables/cash.ts';
import { accounts } from '#db/tables/journal.ts';
import type { UserRow } from '#db/tables/users.ts';

/** D70: the user must return petty cash first. Filling it locks the user. */
async function requireNoCash(
  db: Database,
  { id, username }: Pick<UserRow, 'id' | 'username'>,
): Promise<void> {
  const balance = sql`${accounts.in_total} - ${accounts.out_total}`;
  const [held] = await db
    .select({ boxes: count(), sum: sql<string>`coalesce(sum(${balance}), 0)` })
    .from(pettyCash)
    .innerJoin(accounts, eq(accounts.petty_id, pettyCash.id))
    .where(and(eq(pettyCash.user_id, id), sql`${balance} <> 0`));
  const amount = toBirr(Number(held?.sum ?? 0));
  if (held === undefined || amount === 0) return;
  throw new AppError('IN_USE', {
    msg: `${username} still holds ${formatBirr(amount)} of petty cash.`,
    reasons: [{ reason: 'petty_cash', count: held.boxes, amount }],
  });
}

export const userHandlers = {
  listUsers: async ({ db, user, scope }) => {
    const rows = await selectUsers(db, scope.branchId);
    return { success: true, users: rows.map(can(user, 'App Users') ? userView : userName) };
  },

  createUser: async (context, { body }) => {
    const { db, clock, scope } = context;
    requireVisible(scope, body.branchId);
    const must_change = mustChange(context, body.must_change);
    await lockBranch(db, body.branchId, 'share');
    const username = tidyText(body.username);
    requirePlainName(username);
    await requireFreeName(context, username);
    const full_name = tidyText(body.full_name ?? '');
    await requireGoodPassword(context, body.password, { username, full_name, role: 'staff' });
    const { id } = await insertUser(db, {
      username,
      full_name,
      password_hash: await hashPassword(body.password),
      role: 'staff',
      branch_id: body.branchId,
      access: [],
      must_change,
      created_at: clock.now(),
    });
    await recordAction(context, { action: 'user.create', subject: username, entityId: id });
    return { success: true, msg: 'User successfully added!', id };
  },

  updateUser: (context, { body }) => editUser(context, body),

  setUserAccess: async (context, { body }) => {
    const { db } = context;
    const target = await lockUser(db, body.id);
    requireInScope(context, target);
    if (target.role === 'admin') throw new AppError('TARGET_NOT_ALLOWED');
    requireNotSelf(context, target);
    requireWithinOwn(context, differingNames(target.access, body.access));
    const access = body.access.toSorted();
    const changes = changesBetween({ access: target.access.toSorted() }, { access });
    if (changes.length > 0) {
      await changeUser(db, target.id, { access });
      const action = {
        action: 'user.access' as const,
        subject: target.username,
        entityId: target.id,
      };
      await recordAction(context, { ...action, changes });
    }
    return { success: true };
  },

  deleteUser: async (context, input) => {
    const { db, clock } = context;
    const target = await lockUser(db, requireDeletedId(input));
    requireInScope(context, target);
    if (target.role === 'admin') throw new AppError('ADMIN_UNDELETABLE');
    requireNotSelf(context, target);
    requireWithinOwn(context, target.access);
    await requireNoCash(db, target);
    await changeUser(db, target.id, { archived_at: clock.now() });
    await closeSessionsOf(db, target.id);
    const action = {
      action: 'user.delete' as const,
      subject: target.username,
      entityId: target.id,
    };
    await recordAction(context, action);
    return { success: true };
  },
} satisfies Handlers<'listUsers' | 'createUser' | 'updateUser' | 'setUserAccess' | 'deleteUser'>;
