// Spec 2.8
import { operations, type Schemas } from '@digis/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { toBirr } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { branchToBook, branchToRead, requireVisible } from '#auth/branch-scope.ts';
import { can } from '#auth/require-permission.ts';
import { type Context, requireDeletedId, type Handlers } from '#contract/handler.ts';
import { pettyCash } from '#db/tables/cash.ts';
import { AppError } from '#base/errors.ts';
import { nextOf } from '#db/id-page.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import { shownFacts } from '../../books/journal/movement-facts.ts';
import { requireIssued } from '../../records/uploads/require-issued.ts';
import { addToPettyCash, createPettyCash, takeFromPettyCash } from './move-petty-cash.ts';
import {
  lockPettyCash,
  selectLatest,
  selectPettyCash,
  selectTransactions,
  type PettyCashRecord,
  type PettyTransaction,
} from './petty-cash-queries.ts';
import { costView } from '../costs/cost-tags.ts';
import { correctionView, linkView } from '../../books/journal/correction-links.ts';
import { namedUser } from '../../records/users/user-names.ts';

const transactionView = ({
  posting,
  entry,
  place,
  ...links
}: PettyTransaction): Schemas['PettyCashTransaction'] => ({
  id: posting.id,
  amount: toBirr(Math.abs(posting.amount)),
  transact_type: posting.amount > 0 ? 'in' : 'out',
  reason: entry.remark,
  ...shownFacts(entry, place),
  ...costView(links),
  balance_after: toBirr(posting.balance_after),
  createdAt: entry.created_at.toISOString(),
  ...(links.record !== null && { record: linkView(links.record) }),
  ...correctionView(links, posting.amount),
});

const accountView = (
  { account, user }: PettyCashRecord,
  latest: PettyTransaction | undefined,
): Schemas['PettyCashAccount'] => ({
  id: account.id,
  budget: toBirr(account.budget),
  closed: account.closed,
  reason: account.reason,
  ...(account.proof !== null && { proof: account.proof }),
  createdAt: account.created_at.toISOString(),
  user: { id: user.id, ...namedUser(user) },
  pettycashtransacts: latest === undefined ? [] : [transactionView(latest)],
});

function visible({ user, scope }: Context, asked: number | undefined) {
  const branch = branchToRead(scope, asked);
  const seesAll = can(user, 'Cashbook Petty Cash') || can(user, 'Cashbook Create Petty Cash');
  return and(
    branch === null ? undefined : eq(pettyCash.branch_id, branch),
    seesAll ? undefined : eq(pettyCash.user_id, user.id),
  );
}

export const pettyCashHandlers = {
  listPettyCash: async (context, { query }) => {
    const { db } = context;
    const here = visible(context, query.branchId);
    if (query.id !== undefined && query.id !== '') {
      const [record] = await selectPettyCash(db, and(here, eq(pettyCash.id, Number(query.id))));
      if (record === undefined) throw new AppError('NOT_FOUND');
      const page = await selectTransactions(db, record.account.id, query);
      const ids = page.map(({ posting }) => posting);
      return {
        success: true,
        data: page.map(transactionView),
        ...nextOf(ids, operations.listPettyCash.pageSize),
      };
    }
    const records = await selectPettyCash(db, here);
    const latest = await selectLatest(
      db,
      records.map(({ account }) => account.id),
    );
    return {
      success: true,
      data: records.map((record) => accountView(record, latest.get(record.account.id))),
    };
  },

  recordPettyCash: async (context, { query, body }) => {
    await requireIssued(context, { proof: body.proof });
    const branch = branchToBook(context.scope, query.branchId);
    const { account, record, transaction } =
      body.type === 'create'
        ? await createPettyCash(context, branch, body)
        : await takeFromPettyCash(context, branch, body.type, body);
    const { id: record_id, ...booked } = record;
    return {
      success: true,
      id: account,
      ...(record_id !== undefined && { record_id }),
      ...(transaction !== undefined && { transaction_id: transaction }),
      ...booked,
    };
  },

  addToPettyCash: async (context, { query, body }) => {
    await requireIssued(context, { proof: body.proof });
    const branch = branchToBook(context.scope, query.branchId);
    const { record, transaction } = await addToPettyCash(context, branch, body);
    return {
      success: true,
      ...record,
      ...(transaction !== undefined && { transaction_id: transaction }),
    };
  },

  // D83: a delete toggles; `closed` makes it idempotent.
  togglePettyCash: async (context, input) => {
    const { db, scope } = context;
    const account = await lockPettyCash(db, requireDeletedId(input));
    requireVisible(scope, account.branch_id);
    await lockBranch(db, account.branch_id, 'share');
    const closed = input.body?.closed ?? !account.closed;
    if (closed !== account.closed) {
      await db.update(pettyCash).set({ closed }).where(eq(pettyCash.id, account.id));
      const action = closed ? 'petty_cash.close' : 'petty_cash.open';
      await recordAction(context, { action, subject: account.reason, entityId: account.id });
    }
    return { success: true, closed };
  },
} satisfies Handlers<'listPettyCash' | 'recordPettyCash' | 'addToPettyCash' | 'togglePettyCash'>;
