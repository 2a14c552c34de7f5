import { and, eq, getTableColumns, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { Permission } from '@digis/api-client/contract';
import { can } from '#auth/require-permission.ts';
import type { SignedInUser } from '#auth/signed-in-user.ts';
import type { Database } from '#db/open-database.ts';
import { files, type FileRow } from '#db/tables/files.ts';

export async function insertFile(db: Database, row: FileRow): Promise<void> {
  await db.insert(files).values(row);
}

const inBranch = (column: SQL, { branch_id }: SignedInUser): SQL =>
  branch_id === null ? sql`true` : sql`${column} = ${branch_id}`;

const canAny = (user: SignedInUser, permissions: readonly Permission[]): boolean =>
  permissions.some((permission) => can(user, permission));

const eventScreens = ['Calendar', 'View Events', 'Create Event'] as const;
const pettyScreens = ['Cashbook Petty Cash', 'Cashbook Create Petty Cash'] as const;

function* showings(path: string, user: SignedInUser): Generator<SQL> {
  if (canAny(user, eventScreens)) {
    yield sql`EXISTS (SELECT FROM events WHERE (id_image = ${path} OR face_image = ${path})
      AND ${inBranch(sql`branch_id`, user)})`;
  }
  if (can(user, 'Generate Aggrement')) {
    yield sql`EXISTS (SELECT FROM signed_papers JOIN agreements ON agreements.id = agreement_id
      JOIN events ON events.id = event_id WHERE image = ${path} AND ${inBranch(sql`branch_id`, user)})`;
  }
  if (can(user, 'Clients')) {
    yield sql`EXISTS (SELECT FROM clients WHERE (client_image = ${path} OR id_image = ${path})
      AND ${inBranch(sql`branch_id`, user)})`;
  }
  if (can(user, 'Employees')) {
    yield sql`EXISTS (SELECT FROM employees WHERE personal_image = ${path} OR id_image = ${path}
      OR guarantor_id = ${path} OR agreement_image = ${path})`;
  }
  yield* proofs(path, user);
  yield sql`EXISTS (SELECT FROM settings WHERE name IN ('stamp', 'paper_logo') AND value = ${path})`;
}

/** Proofs that the user sees in the cashbook, in a ledger or in their own petty cash. */
function* proofs(path: string, user: SignedInUser): Generator<SQL> {
  const entryOf = (kind: SQL) => sql`EXISTS (SELECT FROM entries WHERE proof = ${path}
    AND ${inBranch(sql`branch_id`, user)} AND ${kind})`;
  const pettyOf = (whose: SQL) => sql`EXISTS (SELECT FROM petty_cash p WHERE p.proof = ${path}
    AND ${inBranch(sql`p.branch_id`, user)} AND ${whose})`;
  if (can(user, 'Cashbook View Records')) {
    yield entryOf(sql`true`);
    yield sql`EXISTS (SELECT FROM pending WHERE facts ->> 'proof' = ${path} AND ${inBranch(sql`branch_id`, user)})`;
  }
  if (can(user, 'Vendor Ledger')) yield entryOf(sql`record_type = 'vendor'`);
  if (can(user, 'Employees')) yield entryOf(sql`record_type = 'employee'`);
  if (canAny(user, pettyScreens)) {
    yield entryOf(sql`record_type LIKE 'petty%'`);
    yield pettyOf(sql`true`);
  } else if (can(user, 'Cashbook Spend Petty Cash')) {
    yield entryOf(sql`EXISTS (SELECT FROM postings JOIN accounts ON accounts.id = account_id
      JOIN petty_cash ON petty_cash.id = petty_id
      WHERE entry_id = entries.id AND petty_cash.user_id = ${user.id})`);
    yield pettyOf(sql`p.user_id = ${user.id}`);
  }
}

export const isReferred = (path: SQL): SQL => sql`(
  EXISTS (SELECT FROM events WHERE id_image = ${path} OR face_image = ${path})
  OR EXISTS (SELECT FROM clients WHERE client_image = ${path} OR id_image = ${path})
  OR EXISTS (SELECT FROM employees WHERE personal_image = ${path} OR id_image = ${path}
    OR guarantor_id = ${path} OR agreement_image = ${path})
  OR EXISTS (SELECT FROM entries WHERE proof = ${path})
  OR EXISTS (SELECT FROM petty_cash WHERE proof = ${path})
  OR EXISTS (SELECT FROM pending WHERE facts ->> 'proof' = ${path})
  OR EXISTS (SELECT FROM agreements WHERE logo = ${path} OR stamp = ${path})
  OR EXISTS (SELECT FROM proformas WHERE logo = ${path} OR stamp = ${path})
  OR EXISTS (SELECT FROM signed_papers WHERE image = ${path})
  OR EXISTS (SELECT FROM settings WHERE name IN ('stamp', 'tenant_logo', 'paper_logo') AND value = ${path}))`;

/** Locks the files before checking references, so that no transaction can add one meanwhile. */
export async function holdUnnamed(
  tx: Database,
  which: SQL | undefined,
  passingOver?: { atMost: number },
): Promise<string[]> {
  const chosen = tx.select({ path: files.path }).from(files).where(which).orderBy(files.path);
  const held =
    passingOver === undefined
      ? await chosen.for('update')
      : await chosen.limit(passingOver.atMost).for('update', { skipLocked: true });
  const paths = held.map(({ path }) => path);
  const rows = await tx
    .select({ path: files.path })
    .from(files)
    .where(and(inArray(files.path, paths), not(isReferred(sql`${files.path}`))));
  return rows.map(({ path }) => path);
}

const isLogo = (path: string): SQL =>
  sql`EXISTS (SELECT FROM settings WHERE name = 'tenant_logo' AND value = ${path})`;

/** A shared browser may cache only the logo and receipts. */
const mayStay = (path: string): SQL<boolean> =>
  sql<boolean>`(${isLogo(path)} OR EXISTS (SELECT FROM entries WHERE proof = ${path})
    OR EXISTS (SELECT FROM petty_cash WHERE proof = ${path})
    OR EXISTS (SELECT FROM pending WHERE facts ->> 'proof' = ${path}))`;

export type VisibleFile = FileRow & { mayStay: boolean };

export async function selectVisibleFile(
  db: Database,
  path: string,
  user: SignedInUser | null,
): Promise<VisibleFile | undefined> {
  const ways = [isLogo(path)];
  if (user !== null) {
    ways.push(sql`(${files.uploaded_by} = ${user.id} AND NOT ${isReferred(sql`${path}`)})`);
    ways.push(...showings(path, user));
  }
  const [row] = await db
    .select({ ...getTableColumns(files), mayStay: mayStay(path) })
    .from(files)
    .where(and(eq(files.path, path), or(...ways)));
  return row;
}
