import { and, eq, inArray } from 'drizzle-orm';
import type { FieldErrorCode } from '@digis/api-client/contract';
import type { Context } from '#contract/handler.ts';
import { files } from '#db/tables/files.ts';
import { invalid } from '#base/errors.ts';
import { holdUnnamed } from './file-queries.ts';

type Paths = Readonly<Record<string, string | null | undefined>>;

/** D155: a new image must be the user's own upload, with no reference to it yet. */
export async function requireIssued(
  { db, user }: Pick<Context, 'db' | 'user'>,
  paths: Paths,
  kept: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const named = Object.entries(paths).flatMap(([field, path]) =>
    typeof path === 'string' && path !== kept[field] ? [{ field, path }] : [],
  );
  if (named.length === 0) return;
  const asked = named.map(({ path }) => path);
  const isOwn = and(inArray(files.path, asked), eq(files.uploaded_by, user.id));
  const free = new Set(await holdUnnamed(db, isOwn));
  const errors: Record<string, FieldErrorCode> = {};
  for (const { field, path } of named) if (!free.has(path)) errors[field] = 'notFound';
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
