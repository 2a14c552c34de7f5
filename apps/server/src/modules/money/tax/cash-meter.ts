/** Compares a client's cash payments with the legal cap. D169 */
import type { AnswerOf, Schemas } from '@digis/api-client/contract';
import { cashAboveCap, toBirr } from '@digis/domain';
import { eq, sql } from 'drizzle-orm';
import { requireVisible } from '#auth/branch-scope.ts';
import { instantAt, todayOf } from '#base/addis-days.ts';
import type { Context } from '#contract/handler.ts';
import { prepared } from '#db/fast/statements.ts';
import type { EventRow } from '#db/tables/events.ts';
import { moneyPlaces } from '#db/tables/journal.ts';
import { isNotes, isNotesInSql } from '../../books/money-places/money-place-queries.ts';
import type { Account } from '../../books/journal/accounts.ts';
import { selectEvent } from '../../bookings/events/event-queries.ts';
import { valueOn } from '../../bookings/tax-rules/tax-rule-queries.ts';

type Teller = Pick<Context, 'db' | 'clock'>;

/** Birr; 0: no cap. */
async function capOf({ db, clock }: Teller): Promise<number> {
  return (await valueOn(db, 'cash_cap', todayOf(clock))) ?? 0;
}

/** A correction counts on the day of the entry it corrects. */
const cashOfClient = prepared(
  'cash_of_client',
  sql<{ today: string; event: string }>`SELECT
      coalesce(sum(p.amount) FILTER (WHERE coalesce(first.created_at, e.created_at) >= ${sql.placeholder('start')}), 0) AS today,
      coalesce(sum(p.amount) FILTER (WHERE e.event_id = ${sql.placeholder('event')}), 0) AS event
    FROM events ev JOIN entries e ON e.event_id = ev.id AND e.record_type IN ('event', 'settle')
      LEFT JOIN entries first ON first.id = e.reverses_id
      JOIN postings p ON p.entry_id = e.id
      JOIN accounts a ON a.id = p.account_id AND a.is_cash AND ${isNotesInSql}
    WHERE ev.client_id = ${sql.placeholder('client')}`,
);

/** Birr. */
async function cashSoFar(
  { db, clock }: Teller,
  { id, client_id }: Pick<EventRow, 'id' | 'client_id'>,
): Promise<{ clientToday: number; event: number }> {
  const start = instantAt(todayOf(clock), '00:00');
  const [row] = await cashOfClient(db, {
    start: start.toISOString(),
    event: id,
    client: client_id,
  });
  if (row === undefined) throw new Error('a sum came back without its row');
  return { clientToday: toBirr(Number(row.today)), event: toBirr(Number(row.event)) };
}

interface CashPayment {
  /** null if entered by hand: the payer is unknown and has no earlier cash. */
  event: EventRow | null;
  /** Santim, not booked yet. */
  amount: number;
  cash: Account;
}

/** Empty unless the payment is in banknotes and exceeds the cap. */
export async function cashNotice(
  teller: Teller,
  { event, amount, cash }: CashPayment,
): Promise<Schemas['LogChange'][]> {
  if (!(await isPaidInNotes(teller, cash))) return [];
  const cap = await capOf(teller);
  if (cap === 0) return [];
  const soFar = event === null ? { clientToday: 0, event: 0 } : await cashSoFar(teller, event);
  const sum = cashAboveCap({ cap, amount: toBirr(amount), soFar });
  return sum === undefined
    ? []
    : [{ field: 'above_cash_cap', before: String(cap), after: String(sum) }];
}

async function isPaidInNotes({ db }: Teller, { place_id }: Account): Promise<boolean> {
  if (place_id === undefined) return true;
  const [place] = await db.select().from(moneyPlaces).where(eq(moneyPlaces.id, place_id));
  return place !== undefined && isNotes(place);
}

export async function readCashMeter(
  context: Context,
  eventId: number | undefined,
): Promise<AnswerOf<'readCashMeter'>> {
  const cap = await capOf(context);
  if (eventId === undefined) return { success: true, cap };
  const { event } = await selectEvent(context.db, eventId);
  requireVisible(context.scope, event.branch_id);
  const soFar = await cashSoFar(context, event);
  return { success: true, cap, client_today: soFar.clientToday, event: soFar.event };
}
