/** Notes of written entries: added later, never to the entry itself. SPEC: D132 */
import type { BodyOf } from '@digis/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { recordAction } from '../../action-log/record-action.ts';
import { requireVisible } from '../../auth/branch-scope.ts';
import { AppError } from '../../base/errors.ts';
import { tidyText } from '../../base/tidy-text.ts';
import type { Context } from '../../contract/handler.ts';
import { entries, entryNotes, postings } from '../../db/tables/journal.ts';

/** Column of a statement on entries: the number that counts now. */
export const fiscalNumber = sql<string | null>`(SELECT ${entryNotes.value} FROM ${entryNotes}
  WHERE ${entryNotes.entry_id} = ${entries.id} AND ${entryNotes.kind} = 'fiscal_no' ORDER BY ${entryNotes.id} DESC LIMIT 1)`;

export async function noteEntry(context: Context, body: BodyOf<'noteEntry'>): Promise<void> {
  const { db, user, scope, clock } = context;
  const [found] = await db
    .select({ entry: entries, book: postings.book, before: fiscalNumber })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .where(eq(postings.id, body.id));
  if (found === undefined || found.book === null) throw new AppError('NOT_FOUND');
  const { entry, before } = found;
  requireVisible(scope, entry.branch_id);
  const value = tidyText(body.value);
  if (value === before) return;
  await db.insert(entryNotes).values({
    entry_id: entry.id,
    kind: body.kind,
    value,
    created_by: user.id,
    created_at: clock.now(),
  });
  await recordAction(context, {
    action: 'cash.note',
    subject: entry.remark,
    entityId: entry.id,
    changes: [{ field: body.kind, before: before ?? '', after: value }],
  });
}
