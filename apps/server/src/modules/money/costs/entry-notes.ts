// D129, D132
import type { BodyOf } from '@digis/api-client/contract';
import { eq } from 'drizzle-orm';
import { recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import { AppError, invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { accounts, entries, entryNotes, postings } from '#db/tables/journal.ts';
import { costColumns } from './cost-tags.ts';
import { isTaggable, notedCategory, notedEvent, type Noted } from './tag-entry.ts';
import { fiscalNumber, requireMeant } from '../../books/journal/fiscal-number.ts';

type Kind = BodyOf<'noteEntry'>['kind'];

export async function noteEntry(context: Context, body: BodyOf<'noteEntry'>): Promise<void> {
  const { db, user, scope, clock } = context;
  const found = await selectNoted(db, body.id);
  const { entry } = found;
  requireVisible(scope, entry.branch_id);
  if (body.kind === 'fiscal_no' && found.book === null) throw new AppError('NOT_FOUND');
  if (body.kind !== 'fiscal_no' && !isTaggable(entry)) throw invalid({ kind: 'notAllowed' });
  const { value, shown } = await noteOf(db, entry.branch_id, body);
  const before = beforeOf(found, body.kind);
  if (value === before.value) return;
  if (body.kind === 'fiscal_no') {
    await requireMeant(context, entry.id, value, body.confirm ?? false);
  }
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
    changes: [{ field: body.kind, before: before.shown, after: shown }],
  });
}

async function selectNoted(db: Database, posting: number) {
  const [found] = await db
    .select({
      entry: entries,
      book: postings.book,
      petty: accounts.petty_id,
      fiscal: fiscalNumber,
      ...costColumns,
    })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .innerJoin(accounts, eq(accounts.id, postings.account_id))
    .where(eq(postings.id, posting));
  if (found === undefined || (found.book === null && found.petty === null)) {
    throw new AppError('NOT_FOUND');
  }
  return found;
}

type Found = Awaited<ReturnType<typeof selectNoted>>;

function noteOf(
  db: Database,
  branch: number,
  { kind, value: said }: BodyOf<'noteEntry'>,
): Noted | Promise<Noted> {
  const value = tidyText(said);
  if (kind === 'event') return notedEvent(db, branch, value);
  return kind === 'category' ? notedCategory(value) : { value, shown: value };
}

function beforeOf({ fiscal, costEvent, costCategory }: Found, kind: Kind): Noted {
  if (kind === 'event') {
    return costEvent === null
      ? { value: '0', shown: '' }
      : { value: String(costEvent.id), shown: `${costEvent.name}, ${costEvent.day}` };
  }
  const value = (kind === 'category' ? costCategory : fiscal) ?? '';
  return { value, shown: value };
}
