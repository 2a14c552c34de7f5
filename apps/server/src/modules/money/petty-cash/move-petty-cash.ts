import { and, eq, isNull } from 'drizzle-orm';
import type { BodyOf } from '@digis/api-client/contract';
import { toSantim } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { can } from '#auth/require-permission.ts';
import type { Context } from '#contract/handler.ts';
import { pettyCash } from '#db/tables/cash.ts';
import { users } from '#db/tables/users.ts';
import { AppError, invalid } from '#base/errors.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import { expenseAccount, pettyAccount } from '../../books/journal/accounts.ts';
import { appendEntry } from '../../books/journal/append-entry.ts';
import { bookedView } from '../../books/journal/booked-view.ts';
import { costTagOf } from '../costs/tag-entry.ts';
import { factsOf } from '../../books/journal/movement-facts.ts';
import { wherePaid } from '../../books/money-places/where-paid.ts';
import { payAlone } from '../../books/payment-limits/four-eyes.ts';
import { payOut } from '../../books/payment-limits/pay-out.ts';
import { lockPettyCash, type PettyCashRow } from './petty-cash-queries.ts';

type Body = BodyOf<'recordPettyCash'>;

interface Move {
  kind: 'create' | 'add' | 'spend' | 'return';
  /** Birr. */
  amount: number;
  body: Body | BodyOf<'addToPettyCash'>;
}

/** D80: filling leaves the book; spending does not. */
async function move(
  context: Context,
  { id, branch_id, user_id }: PettyCashRow,
  { kind, amount, body }: Move,
): Promise<Moved> {
  const { db, user } = context;
  const isIntoBox = kind === 'create' || kind === 'add';
  const santim = isIntoBox ? toSantim(amount) : -toSantim(amount);
  const isAlone = isIntoBox ? user_id === user.id : kind === 'spend' && user_id !== user.id;
  const alone = isAlone ? Math.abs(santim) : 0;
  if (kind === 'spend' && typeof body.place === 'number') throw invalid({ place: 'notAllowed' });
  const { cash, facts } = await wherePaid(context, branch_id, body);
  const tag = await costTagOf(
    context,
    branch_id,
    kind === 'spend',
    'category' in body || 'eventId' in body ? body : {},
  );
  const other = kind === 'spend' ? expenseAccount('petty', branch_id) : cash;
  const paid = isIntoBox
    ? await payOut(context, { branch: branch_id, cash, amount: santim, alone })
    : {
        leg: { account: other, amount: -santim },
        facts: await payAlone(context, branch_id, alone),
      };
  const entry = {
    branch_id,
    record_type: `petty_${kind}`,
    ...factsOf(context, body, { ...paid.facts, ...facts, ...tag }),
  } as const;
  const booked = await appendEntry(db, entry, [
    { account: pettyAccount(id), amount: santim },
    paid.leg,
  ]);
  await recordAction(context, {
    action: `petty_cash.${kind}`,
    subject: entry.remark,
    entityId: id,
    changes: [{ field: 'amount', before: '', after: String(amount) }],
  });
  const transaction = booked.postings.get(pettyAccount(id).name);
  return {
    account: id,
    record: bookedView(context, booked),
    // The first filling is the budget, not a transaction.
    transaction: kind === 'create' ? undefined : transaction?.id,
  };
}

interface Moved {
  account: number;
  record: ReturnType<typeof bookedView>;
  transaction: number | undefined;
}

export async function createPettyCash(
  context: Context,
  branch: number,
  body: Body,
): Promise<Moved> {
  const { db } = context;
  const { spender, budget } = body;
  if (spender === undefined) throw invalid({ spender: 'required' });
  if (budget === undefined) throw invalid({ budget: 'required' });
  await lockBranch(db, branch, 'share');
  if (!(await isSpender(context, spender, branch))) throw invalid({ spender: 'notFound' });
  const { remark: reason, proof, created_by, created_at } = factsOf(context, body);
  const [account] = await db
    .insert(pettyCash)
    .values({
      branch_id: branch,
      user_id: spender,
      budget: toSantim(budget),
      reason,
      proof,
      created_by,
      created_at,
    })
    .returning();
  if (account === undefined) throw new Error('a petty-cash account was not inserted');
  return move(context, account, { kind: 'create', amount: budget, body });
}

async function isSpender({ db }: Context, id: number, branch?: number): Promise<boolean> {
  const isOurs = branch === undefined ? undefined : eq(users.branch_id, branch);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isOurs, isNull(users.archived_at)))
    .for('key share');
  return rows.length > 0;
}

async function lockOwn({ db }: Context, branch: number, id: number): Promise<PettyCashRow> {
  await lockBranch(db, branch, 'share');
  const account = await lockPettyCash(db, id);
  if (account.branch_id !== branch) throw new AppError('NOT_FOUND');
  return account;
}

/** A closed account can still return its money. */
export async function takeFromPettyCash(
  context: Context,
  branch: number,
  kind: 'spend' | 'return',
  body: Body,
): Promise<Moved> {
  const { pettycashId, amount } = body;
  if (pettycashId === undefined) throw invalid({ pettycashId: 'required' });
  if (amount === undefined) throw invalid({ amount: 'required' });
  const { user } = context;
  const account = await lockOwn(context, branch, pettycashId);
  // D82: others' petty cash needs the permission to create.
  if (account.user_id !== user.id && !can(user, 'Cashbook Create Petty Cash')) {
    throw new AppError('NOT_YOUR_ACCOUNT');
  }
  // D81
  if (kind === 'spend' && account.closed) throw new AppError('CLOSED');
  return move(context, account, { kind, amount, body });
}

export async function addToPettyCash(
  context: Context,
  branch: number,
  body: BodyOf<'addToPettyCash'>,
): Promise<Moved> {
  const { pettycashId, amount } = body;
  const account = await lockOwn(context, branch, pettycashId);
  if (account.closed || !(await isSpender(context, account.user_id))) throw new AppError('CLOSED');
  return move(context, account, { kind: 'add', amount, body });
}
