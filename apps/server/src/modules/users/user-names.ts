/** Who a row is by: the username, and the full name where the user has one. SPEC: D147 */
import type { SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

interface NamedTable {
  readonly username: SQLWrapper;
  readonly full_name: SQLWrapper;
}

/** As papers and lists name a user. */
export const shownName = ({
  username,
  full_name,
}: {
  username: string;
  full_name: string;
}): string => full_name || username;

/** The same of a table of users in a query. */
export const shownNameOf = ({ username, full_name }: NamedTable) =>
  sql<string>`coalesce(nullif(${full_name}, ''), ${username})`;

/** The full name as an answer holds it: absent where it is blank, or where the row is by nobody. */
export const fullName = (full_name: string | null | undefined): { full_name?: string } =>
  full_name ? { full_name } : {};
