/** A record may name only images that this server took in, from somebody of the same branch. */
import { and, eq, inArray, or } from 'drizzle-orm';
import type { FieldErrorCode } from '@digis/api-client/contract';
import type { Context } from '../../contract/handler.ts';
import { files } from '../../db/tables/files.ts';
import { invalid } from '../../errors.ts';

type Paths = Readonly<Record<string, string | null | undefined>>;

/** What a record names already it may keep; the locks keep the sweeper away until the commit. */
export async function requireIssued(
  { db, user, scope }: Pick<Context, 'db' | 'user' | 'scope'>,
  paths: Paths,
  kept: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const named = Object.entries(paths).flatMap(([field, path]) =>
    typeof path === 'string' && path !== kept[field] ? [{ field, path }] : [],
  );
  if (named.length === 0) return;
  const own = or(
    eq(files.uploaded_by, user.id),
    scope.branchId === null ? undefined : eq(files.branch_id, scope.branchId),
  );
  const rows = await db
    .select({ path: files.path })
    .from(files)
    .where(
      and(
        inArray(
          files.path,
          named.map(({ path }) => path),
        ),
        scope.branchId === null ? undefined : own,
      ),
    )
    .for('share');
  const issued = new Set(rows.map((row) => row.path));
  const errors: Record<string, FieldErrorCode> = {};
  for (const { field, path } of named) if (!issued.has(path)) errors[field] = 'notFound';
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
