// D147
import type { SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Named<Username, FullName> = { readonly username: Username; readonly full_name: FullName };

export const nameColumns = <U extends PgColumn, F extends PgColumn>({
  username,
  full_name,
}: Named<U, F>): Named<U, F> => ({
  username,
  full_name,
});

/** Omits the full name if it is blank, or null because the row has no author. */
export const namedUser = <U>({ username, full_name }: Named<U, string | null>) => ({
  username,
  ...(full_name && { full_name }),
});

export const shownName = ({ username, full_name }: Named<string, string>): string =>
  full_name || username;

export const shownNameOf = ({ username, full_name }: Named<SQLWrapper, SQLWrapper>) =>
  sql<string>`coalesce(nullif(${full_name}, ''), ${username})`;
