/** The people who may sign in. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Permission } from '@digis/api-client/contract';
import type { Database } from '../../db/open-database.ts';
import { users, type UserRow } from '../../db/tables/users.ts';
import { tidyText } from '../../tidy-text.ts';

/** Hana, HANA and ｈａｎａ are one person. */
export const usernameKey = (username: string): string =>
  tidyText(username.normalize('NFKC')).toLowerCase();

export async function selectUserByName(db: Database, key: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.username_key, key), isNull(users.archived_at)));
  return row;
}

export interface NewUser {
  username: string;
  password_hash: string;
  role: UserRow['role'];
  branch_id: number | null;
  access: readonly Permission[];
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
