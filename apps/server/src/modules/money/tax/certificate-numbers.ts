/** A certificate number is unique among the certificates in force. D171 */
import { keyOf } from '@digis/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { events } from '#db/tables/events.ts';
import { entries } from '#db/tables/journal.ts';
import { certificateNumbers } from '#db/tables/tax.ts';
import { AppError, invalid } from '#base/errors.ts';
import { subjectOf } from '../../bookings/events/event-queries.ts';

function requireKey(typed: string): string {
  const number = keyOf(typed);
  if (number === null) throw invalid({ certificate_no: 'format' });
  return number;
}

/** Of two concurrent calls with the same number, the second waits and is refused. */
export async function holdNumber(context: Context, typed: string, entry: number): Promise<void> {
  const number = requireKey(typed);
  const held = await context.db
    .insert(certificateNumbers)
    .values({ number, entry_id: entry })
    .onConflictDoNothing()
    .returning();
  if (held.length === 0) throw await duplicateOf(context, number);
}

/** Pending claims hold no number; the second accepted is refused. */
export async function requireFree(context: Context, typed: string): Promise<void> {
  const number = requireKey(typed);
  const held = await context.db.$count(certificateNumbers, eq(certificateNumbers.number, number));
  if (held > 0) throw await duplicateOf(context, number);
}

async function duplicateOf({ db, scope }: Context, number: string): Promise<AppError> {
  const [row] = await db
    .select({ event: events })
    .from(certificateNumbers)
    .innerJoin(entries, eq(entries.id, certificateNumbers.entry_id))
    .innerJoin(events, eq(events.id, entries.event_id))
    .where(eq(certificateNumbers.number, number));
  const isVisible = row && (scope.branchId === null || scope.branchId === row.event.branch_id);
  return new AppError('DUPLICATE', {
    msg: `Certificate ${number} is booked already.`,
    errors: { certificate_no: 'duplicate' },
    ...(isVisible && { match: { id: row.event.id, name: await subjectOf(db, row.event) } }),
  });
}

export async function freeNumber(db: Database, entry: number): Promise<void> {
  await db.delete(certificateNumbers).where(eq(certificateNumbers.entry_id, entry));
}
