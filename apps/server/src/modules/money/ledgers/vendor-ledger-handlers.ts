// Spec 2.13, D87
import { eq } from 'drizzle-orm';
import { operations, type BodyOf } from '@digis/api-client/contract';
import { formatBirr, toBirr, toSantim } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { branchToBook } from '#auth/branch-scope.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { vendors } from '#db/tables/people.ts';
import { AppError } from '#base/errors.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import { requireIssued } from '../../records/uploads/require-issued.ts';
import { payableAccount } from '../../books/journal/accounts.ts';
import { type Appended, appendEntry } from '../../books/journal/append-entry.ts';
import { bookedView } from '../../books/journal/booked-view.ts';
import { listLedger } from './list-ledger.ts';
import { sumComing, withComing } from '../../books/journal/coming.ts';
import { factsOf } from '../../books/journal/movement-facts.ts';
import { wherePaid } from '../../books/money-places/where-paid.ts';
import { lockOwed, selectOwed, sumOwed } from '../../records/owed/owed.ts';
import { enteredAlone } from '../../books/payment-limits/own-debts.ts';
import { payOut } from '../../books/payment-limits/pay-out.ts';

const { pageSize } = operations.readVendorLedger;

/** Archived vendors too: debts remain. */
async function requireVendor({ db }: Context, id: number, lock?: 'no key update') {
  const query = db.select().from(vendors).where(eq(vendors.id, id));
  const [row] = lock === undefined ? await query : await query.for(lock);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

async function payVendor(
  context: Context,
  branch: number,
  body: BodyOf<'payVendor'>,
): Promise<Appended> {
  const { db } = context;
  await lockBranch(db, branch, 'share');
  const vendor = await requireVendor(context, body.vendorId, 'no key update');
  const debts = await lockOwed(db, branch, { vendor_id: vendor.id }, branch);
  const owed = sumOwed(debts);
  const amount = toSantim(body.amount);
  // D88: paying ahead needs confirmation.
  if (amount > owed && body.confirm !== true) {
    throw new AppError('OVERPAYMENT', { msg: `Only ${formatBirr(toBirr(owed))} is owed.` });
  }
  const { cash, facts } = await wherePaid(context, branch, body);
  const alone = () => enteredAlone(context, debts, amount);
  const paid = await payOut(context, { branch, cash, amount, alone });
  const entry = {
    branch_id: branch,
    record_type: 'vendor',
    vendor_id: vendor.id,
    ...factsOf(context, body, { ...paid.facts, ...facts }),
  } as const;
  const booked = await appendEntry(db, entry, [
    { account: payableAccount(vendor.id, branch), amount, side: 'out' },
    paid.leg,
  ]);
  const changes = [{ field: 'amount', before: '', after: String(body.amount) }];
  const action = {
    action: 'vendor.pay' as const,
    subject: vendor.name,
    entityId: vendor.id,
    changes,
  };
  await recordAction(context, action);
  return booked;
}

export const vendorLedgerHandlers = {
  readVendorLedger: async (context, { query }) => {
    const { db, scope, clock } = context;
    const branch = branchToBook(scope, query.branchId);
    const { id } = await requireVendor(context, query.id);
    const owed = await selectOwed(db, { vendor_id: id }, branch);
    const ids = owed.map((account) => account.id);
    const coming = sumComing(await withComing(db, { vendor_id: id }, owed, clock.now()));
    return {
      success: true,
      ...(await listLedger(db, ids, { ...query, pageSize })),
      balance: toBirr(sumOwed(owed)),
      earned: toBirr(sumOwed(owed) - coming),
      coming: toBirr(coming),
    };
  },

  payVendor: async (context, { query, body }) => {
    await requireIssued(context, { proof: body.proof });
    const branch = branchToBook(context.scope, query.branchId);
    const booked = await payVendor(context, branch, body);
    return { success: true, ...bookedView(context, booked) };
  },
} satisfies Handlers<'readVendorLedger' | 'payVendor'>;
