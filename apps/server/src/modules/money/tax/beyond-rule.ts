/** Tells whether a certificate exceeds the rule and needs a second user. D171 */
import { proposedWithholding, toBirr, toSantim } from '@digis/domain';
import { sql } from 'drizzle-orm';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import type { EventRow } from '#db/tables/events.ts';
import { selectRules } from '../../bookings/tax-rules/tax-rule-queries.ts';

/** Clients round up to a whole birr. */
const roundedUp = (birr: number): number => toSantim(Math.ceil(birr));

/** `amount`: santim, on top of the event's other certificates. */
export async function isBeyondRule(
  { db, clock }: Context,
  { id, total, vat, event_date: day, starts_at }: EventRow,
  amount: number,
): Promise<boolean> {
  if (starts_at > clock.now()) return true;
  const proposed = proposedWithholding(await selectRules(db), { net: toBirr(total - vat), day });
  return (await selectWithheld(db, id)) + amount > roundedUp(proposed);
}

/** Santim. */
async function selectWithheld(db: Database, eventId: number): Promise<number> {
  const { rows } = await db.execute<{ sum: string }>(sql`SELECT coalesce(-sum(p.amount), 0) AS sum
    FROM accounts a JOIN postings p ON p.account_id = a.id
      JOIN entries e ON e.id = p.entry_id AND e.record_type = 'withholding'
    WHERE a.event_id = ${eventId}`);
  return Number(rows[0]?.sum ?? 0);
}
