/** Accepts a pending payment with the amount received, or rejects it; once. */
import { and, eq } from 'drizzle-orm';
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { toSantim } from '@digis/domain';
import { recordAction } from '../../action-log/record-action.ts';
import { requireRecentProof } from '../../auth/require-permission.ts';
import { requireVisible } from '../../auth/branch-scope.ts';
import type { Context } from '../../contract/handler.ts';
import { pending } from '../../db/tables/journal.ts';
import { AppError, invalid } from '../../base/errors.ts';
import { lockEvent, subjectOf } from '../events/event-queries.ts';
import type { EventRow } from '../../db/tables/events.ts';
import { cashAccount, clientAccount } from '../journal/accounts.ts';
import { appendEntry } from '../journal/append-entry.ts';
import { claimReceived, refreshAdvance, selectEventMoney } from '../events/money/event-money.ts';
import { isForFourEyes } from '../journal/pay-from-book.ts';

type Body = BodyOf<'resolveTransaction'>;
type PendingRow = typeof pending.$inferSelect;

/** All code locks the event before its pending payment, so that no deadlock can occur. */
async function lockPending(context: Context, id: number) {
  const { db, scope } = context;
  const [found] = await db.select().from(pending).where(eq(pending.id, id));
  if (found === undefined) throw new AppError('NOT_FOUND');
  requireVisible(scope, found.branch_id);
  const event = await lockEvent(db, found.event_id);
  const [row] = await db
    .select()
    .from(pending)
    .where(and(eq(pending.id, id), eq(pending.state, 'open')));
  if (row === undefined) throw new AppError('ALREADY_PROCESSED');
  return { event, row };
}

type Outcome = { state: 'accepted' } | { state: 'rejected'; remark: string };

async function close({ db, user, clock }: Context, id: number, outcome: Outcome): Promise<void> {
  await db
    .update(pending)
    .set({ ...outcome, resolved_by: user.id, resolved_at: clock.now() })
    .where(eq(pending.id, id));
}

export async function acceptPending(context: Context, body: Body): Promise<void> {
  const { db, user, clock } = context;
  const { event, row } = await lockPending(context, body.actionId);
  if (row.transact_type === 'out') requireRecentProof(context);
  const isOwn = row.created_by === user.id;
  const amount = await acceptedAmount(context, { event, row }, body);
  if (isOwn) await requireFourEyes(context, amount);
  const cash = row.transact_type === 'in' ? amount : -amount;
  await close(context, row.id, { state: 'accepted' });
  const entry = {
    branch_id: row.branch_id,
    record_type: row.transact_type === 'in' ? 'event' : 'refund',
    event_id: event.id,
    pending_id: row.id,
    remark: body.remark?.trim() ?? '',
    proof: body.proof ?? null,
    created_by: user.id,
    created_at: clock.now(),
  } as const;
  await appendEntry(db, entry, [
    { account: cashAccount(row.branch_id), amount: cash },
    { account: clientAccount(event.id), amount: -cash },
  ]);
  await refreshAdvance(db, await claimReceived(db, event));
  const changes = [changeTo('amount', body.amount), ...(isOwn ? [selfApproved] : [])];
  await logged(context, 'pending.accept', { event, row, changes });
}

export async function rejectPending(context: Context, body: Body): Promise<void> {
  const { event, row } = await lockPending(context, body.actionId);
  const remark = body.remark?.trim() ?? '';
  // SPEC: D85, a reason is welcome but not asked for; the event keeps it.
  await close(context, row.id, { state: 'rejected', remark });
  await refreshAdvance(context.db, await claimReceived(context.db, event));
  const changes = remark === '' ? [] : [changeTo('remark', remark)];
  await logged(context, 'pending.reject', { event, row, changes });
}

// SPEC: D84, in a small shop one person may do both; the log says so, or the setting forbids it.
const selfApproved = { field: 'self_approved', before: 'false', after: 'true' };

async function requireFourEyes({ db }: Context, amount: number): Promise<void> {
  if (await isForFourEyes(db, amount)) throw new AppError('SELF_APPROVAL');
}

const changeTo = (field: string, value: unknown): Schemas['LogChange'] => ({
  field,
  before: '',
  after: String(value),
});

async function logged(
  context: Context,
  action: Schemas['LogAction'],
  { event, row, changes }: { event: EventRow; row: PendingRow; changes: Schemas['LogChange'][] },
): Promise<void> {
  const subject = await subjectOf(context.db, event);
  await recordAction(context, { action, subject, entityId: row.id, changes });
}

// SPEC: D76, the cashier may take in more or less than was asked, up to the price of the event.
async function acceptedAmount(
  { db }: Context,
  { event, row }: { event: EventRow; row: PendingRow },
  { amount }: Body,
): Promise<number> {
  if (amount === undefined) throw invalid({ amount: 'required' });
  const { received } = await selectEventMoney(db, event.id);
  const most = row.transact_type === 'in' ? event.total - received : row.amount;
  if (toSantim(amount) > most) throw invalid({ amount: 'maximum' });
  return toSantim(amount);
}
