import type { BodyOf } from '@digis/api-client/contract';
import { toSantim } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import type { Context } from '#contract/handler.ts';
import { advances } from '#db/tables/cash.ts';
import type { Facts } from '#db/tables/journal.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import { requireDay, todayOf } from '#base/addis-days.ts';
import { expenseAccount, otherIncome } from '../../books/journal/accounts.ts';
import { type Appended, appendEntry } from '../../books/journal/append-entry.ts';
import { costTagOf } from '../costs/tag-entry.ts';
import type { Movement } from '../../books/journal/movement.ts';
import { factsOf } from '../../books/journal/movement-facts.ts';
import { wherePaid } from '../../books/money-places/where-paid.ts';
import { cashNotice } from '../tax/cash-meter.ts';
import { type Payment, payOut } from '../../books/payment-limits/pay-out.ts';

type Body = BodyOf<'recordTransaction'>;

export async function manualMovements(
  context: Context,
  { type, ...payment }: Payment & { type: 'in' | 'out' },
): Promise<{ movements: Movement[]; own: Facts }> {
  const { branch, cash: account, amount } = payment;
  if (type === 'in') {
    const income = { account: otherIncome(branch), amount: -amount };
    return { movements: [{ account, amount }, income], own: {} };
  }
  const { leg, facts } = await payOut(context, payment);
  return { movements: [leg, { account: expenseAccount('other', branch), amount }], own: facts };
}

export async function recordCash(context: Context, branch: number, body: Body): Promise<Appended> {
  const { db } = context;
  await lockBranch(db, branch, 'share');
  const amount = toSantim(body.amount);
  const { cash, facts } = await wherePaid(context, branch, body);
  const tag = await costTagOf(context, branch, true, body);
  const { type } = body;
  const payment = { branch, cash, amount, alone: amount, type };
  const { movements, own } = await manualMovements(context, payment);
  const entry = {
    branch_id: branch,
    record_type: 'manual',
    advance_id: body.isAdvance === true ? await insertAdvance(context, branch, body) : null,
    ...factsOf(context, body, { ...own, ...facts, ...tag }),
  } as const;
  const booked = await appendEntry(db, entry, movements);
  const action = `cash.${body.type}` as const;
  const notice = body.type === 'in' ? await cashNotice(context, { event: null, amount, cash }) : [];
  const changes = [{ field: 'amount', before: '', after: String(body.amount) }, ...notice];
  await recordAction(context, { action, subject: entry.remark, entityId: booked.id, changes });
  return booked;
}

async function insertAdvance({ db, clock }: Context, branch: number, body: Body): Promise<number> {
  const { type, settle_amount: settle, settle_date: day } = body;
  if (typeof day === 'string') requireDay('settle_date', day);
  const rest = typeof settle === 'number' ? toSantim(settle) : null;
  const [row] = await db
    .insert(advances)
    .values({
      branch_id: branch,
      transact_type: type,
      settle_amount: rest,
      rest,
      // D23
      settle_date: day ?? todayOf(clock),
      remark: body.remark.trim(),
      is_open: true,
      created_at: clock.now(),
    })
    .returning({ id: advances.id });
  if (row === undefined) throw new Error('an advance was not inserted');
  return row.id;
}
