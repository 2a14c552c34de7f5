/** Limits paying one's own entries (D84, D150). */
import { and, eq, gte, sql } from 'drizzle-orm';
import { toSantim } from '@digis/domain';
import { instantAt, todayOf } from '#base/addis-days.ts';
import { AppError } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { entries, type Facts } from '#db/tables/journal.ts';
import { users } from '#db/tables/users.ts';
import { lockNumber } from '../../records/owed/owed.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';

/** Santim; null: no limit. */
export const limitOf = (setting: string): number | null =>
  setting === '' ? null : toSantim(Number(setting));

export async function isForFourEyes(db: Database, amount: number): Promise<boolean> {
  const { four_eyes, four_eyes_above } = await selectSettings(db);
  const above = limitOf(four_eyes_above);
  return four_eyes === 'true' || (above !== null && amount > above);
}

/** `entered`: santim that no other user entered. Refused above `four_eyes_above` a day. */
export async function payAlone(
  { db, user, clock }: Context,
  branch: number,
  entered: number | (() => Promise<number>),
): Promise<Facts> {
  if (entered === 0) return {};
  const above = limitOf((await selectSettings(db)).four_eyes_above);
  if (above === null) return {};
  const alone = typeof entered === 'number' ? entered : await entered();
  if (alone === 0) return {};
  // Serialises the user's payments.
  await lockNumber(db, branch);
  await db.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
  const today = instantAt(todayOf(clock), '00:00');
  const paid = sql<string>`coalesce(sum((${entries.facts} ->> 'alone')::bigint), 0)`;
  const [sum] = await db
    .select({ paid })
    .from(entries)
    .where(
      and(
        eq(entries.created_by, user.id),
        gte(entries.created_at, today),
        sql`${entries.facts} ? 'alone'`,
      ),
    );
  if (Number(sum?.paid ?? 0) + alone > above) throw new AppError('SELF_APPROVAL');
  return { alone };
}
