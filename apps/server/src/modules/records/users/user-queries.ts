import type { Permission, Schemas } from '@digis/api-client/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { Database } from '#db/open-database.ts';
import { branches } from '#db/tables/branches.ts';
import { namedUser } from './user-names.ts';
import { recoveryCodes, sessions, type UserRow, users } from '#db/tables/users.ts';

/** Hana, HANA and ｈａｎａ are one user. */
export const usernameKey = (username: string): string =>
  tidyText(username.normalize('NFKC')).toLowerCase();

export async function selectUserByName(db: Database, key: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.username_key, key), isNull(users.archived_at)));
  return row;
}

interface BranchedUser extends UserRow {
  branch: { id: number; name: string } | null;
}

export async function selectUsers(db: Database, branchId: number | null): Promise<BranchedUser[]> {
  const rows = await db
    .select({ user: users, branch: { id: branches.id, name: branches.name } })
    .from(users)
    .leftJoin(branches, eq(branches.id, users.branch_id))
    .where(
      and(isNull(users.archived_at), branchId === null ? undefined : eq(users.branch_id, branchId)),
    )
    .orderBy(asc(users.id));
  return rows.map(({ user, branch }) => ({ ...user, branch }));
}

export async function lockUser(db: Database, id: number): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.archived_at)))
    .for('update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export interface NewUser {
  username: string;
  full_name?: string;
  password_hash: string;
  role: UserRow['role'];
  branch_id: number | null;
  access: readonly Permission[];
  must_change?: boolean;
  created_at: Date;
}

export async function insertUser(db: Database, user: NewUser): Promise<UserRow> {
  const username = tidyText(user.username);
  const [row] = await db
    .insert(users)
    .values({ ...user, username, username_key: usernameKey(username), access: [...user.access] })
    .returning();
  if (row === undefined) throw new Error('a user was not inserted');
  return row;
}

type UserChange = Partial<
  Pick<
    UserRow,
    | 'username'
    | 'full_name'
    | 'password_hash'
    | 'must_change'
    | 'branch_id'
    | 'access'
    | 'archived_at'
  >
>;

export async function changeUser(db: Database, id: number, change: UserChange): Promise<void> {
  const { username } = change;
  const key = username === undefined ? {} : { username_key: usernameKey(username) };
  await db
    .update(users)
    .set({ ...change, ...key })
    .where(eq(users.id, id));
}

export async function endSecondFactor(db: Database, userId: number): Promise<void> {
  const none = { totp_secret: null, totp_confirmed_at: null, totp_step: null };
  await db.update(users).set(none).where(eq(users.id, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}

export async function closeSessionsOf(db: Database, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.user_id, userId));
}

export const userName = (row: BranchedUser): Schemas['User'] => ({ id: row.id, ...namedUser(row) });

export const userView = (row: BranchedUser): Schemas['User'] => ({
  ...userName(row),
  role: row.role,
  ...(row.branch && { branch: row.branch }),
  access: row.access.join(','),
  createdAt: row.created_at.toISOString(),
});
