/** A record may name only images that this server took in, each the first to name it. */
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { FieldErrorCode } from '@digis/api-client/contract';
import type { Context } from '../../contract/handler.ts';
import { files } from '../../db/tables/files.ts';
import { invalid } from '../../errors.ts';
import { isReferred } from './file-queries.ts';

type Paths = Readonly<Record<string, string | null | undefined>>;

/**
 * SPEC: D155, a record keeps what it names; a new image is one that nothing names yet, from whoever
 * uploaded it. The rows are locked first and looked at afterwards, so that whoever attaches or sweeps
 * the same image has finished by then, or waits.
 */
export async function requireIssued(
  { db, user }: Pick<Context, 'db' | 'user'>,
  paths: Paths,
  kept: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const named = Object.entries(paths).flatMap(([field, path]) =>
    typeof path === 'string' && path !== kept[field] ? [{ field, path }] : [],
  );
  if (named.length === 0) return;
  const isNamed = inArray(
    files.path,
    named.map(({ path }) => path),
  );
  await db
    .select({ path: files.path })
    .from(files)
    .where(isNamed)
    .orderBy(files.path)
    .for('update');
  const rows = await db
    .select({ path: files.path })
    .from(files)
    .where(and(isNamed, eq(files.uploaded_by, user.id), not(isReferred(sql`${files.path}`))));
  const free = new Set(rows.map((row) => row.path));
  const errors: Record<string, FieldErrorCode> = {};
  for (const { field, path } of named) if (!free.has(path)) errors[field] = 'notFound';
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
