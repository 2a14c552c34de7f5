import { eq } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import { AppError } from '#base/errors.ts';
import type { Handlers } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { agreements, signedPapers } from '#db/tables/agreements.ts';
import { events } from '#db/tables/events.ts';
import { requireIssued } from '../../records/uploads/require-issued.ts';
import { namedUser } from '../../records/users/user-names.ts';
import type { AgreementRow } from './agreement-queries.ts';

async function selectSigned(db: Database, id: number) {
  const { client, event_date, event_id } = agreements;
  const [row] = await db
    .select({
      client,
      event_date,
      event_id,
      branch_id: events.branch_id,
      image: signedPapers.image,
    })
    .from(agreements)
    .innerJoin(events, eq(events.id, event_id))
    .leftJoin(signedPapers, eq(signedPapers.agreement_id, agreements.id))
    .where(eq(agreements.id, id));
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

async function replacePhoto(
  db: Database,
  agreement_id: number,
  photo: Omit<typeof signedPapers.$inferInsert, 'agreement_id'> | null,
): Promise<void> {
  if (photo === null) {
    await db.delete(signedPapers).where(eq(signedPapers.agreement_id, agreement_id));
    return;
  }
  await db
    .insert(signedPapers)
    .values({ agreement_id, ...photo })
    .onConflictDoUpdate({ target: signedPapers.agreement_id, set: photo });
}

export function signedView({ signed, keeper }: AgreementRow): Pick<Schemas['Agreement'], 'signed'> {
  if (signed === null || keeper === null) return {};
  const { image, created_at } = signed;
  return { signed: { image, ...namedUser(keeper), createdAt: created_at.toISOString() } };
}

export const signedPaperHandlers = {
  keepSignedPaper: async (context, { body: { id, image } }) => {
    const { db, clock, user, scope } = context;
    const kept = await selectSigned(db, id);
    requireVisible(scope, kept.branch_id);
    if (image === kept.image) return { success: true };
    await requireIssued(context, { image });
    const photo = image === null ? null : { image, created_by: user.id, created_at: clock.now() };
    await replacePhoto(db, id, photo);
    await recordAction(context, {
      action: 'agreement.sign',
      subject: `${kept.client}, ${kept.event_date}`,
      entityId: kept.event_id,
      changes: changesBetween({ signed: kept.image ?? '' }, { signed: image ?? '' }),
    });
    return { success: true };
  },
} satisfies Handlers<'keepSignedPaper'>;
