/** The author of a row: the username, and the full name where the user has one. SPEC: D147 */
import type { SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The names of a row, of a table, or of its alias. */
type Named<Username, FullName> = { readonly username: Username; readonly full_name: FullName };

/** The columns that a query selects to name a user. */
export const nameColumns = <U extends PgColumn, F extends PgColumn>({
  username,
  full_name,
}: Named<U, F>): Named<U, F> => ({
  username,
  full_name,
});

/** The names of a user in an answer: the full name is absent where it is blank, or where the row has no author. */
export const namedUser = <U>({ username, full_name }: Named<U, string | null>) => ({
  username,
  ...(full_name && { full_name }),
});

/** The name of a user on papers. */
export const shownName = ({ username, full_name }: Named<string, string>): string =>
  full_name || username;

/** The same in a query. */
export const shownNameOf = ({ username, full_name }: Named<SQLWrapper, SQLWrapper>) =>
  sql<string>`coalesce(nullif(${full_name}, ''), ${username})`;
