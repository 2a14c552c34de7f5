// Spec 2.9
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { can } from '#auth/require-permission.ts';
import { isConfirmed } from '#contract/confirmations.ts';
import { requireDeletedId, type Handlers } from '#contract/handler.ts';
import { AppError } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';
import { tidyText } from '#base/tidy-text.ts';
import { lockBook, selectBooks, setNextNumber } from './agreement-number.ts';
import {
  branchName,
  type BranchRow,
  branchView,
  changeBranch,
  insertBranch,
  lockBranch,
  selectBranches,
} from './branch-queries.ts';
import { inWords, reasonsToStay } from './reasons-to-stay.ts';

const tidy = (
  { name, address, max_events, max_people }: Schemas['BranchInput'],
  before?: Pick<BranchRow, 'max_events' | 'max_people'>,
) => ({
  name: tidyText(name),
  address: tidyText(address),
  max_events: max_events === undefined ? (before?.max_events ?? null) : max_events,
  max_people: max_people === undefined ? (before?.max_people ?? null) : max_people,
});

/**
 * D162.
 * @returns the change for the log
 */
async function changeBook(
  db: Database,
  id: number,
  { agreement_number }: BodyOf<'createBranch'>,
): Promise<ReturnType<typeof changesBetween>> {
  if (agreement_number === undefined) return [];
  const { next, least } = await lockBook(db, id);
  if (agreement_number === next) return [];
  if (agreement_number !== null && agreement_number < least) {
    throw new AppError('VALIDATION', {
      msg: `The lowest agreement number that may be chosen is ${least}.`,
      errors: { agreement_number: 'minimum' },
      least,
    });
  }
  await setNextNumber(db, id, agreement_number);
  return changesBetween(
    { agreement_number: String(next ?? '') },
    { agreement_number: String(agreement_number ?? '') },
  );
}

export const branchHandlers = {
  listBranches: async ({ db, user, scope }, { query }) => {
    const rows = await selectBranches(db);
    if (query.forEvent === '1') {
      const own = rows.filter(({ id }) => scope.branchId === null || scope.branchId === id);
      return { success: true, branches: own.map(branchName) };
    }
    if (!can(user, 'Branches')) return { success: true, branches: rows.map(branchName) };
    const books = await selectBooks(db);
    return { success: true, branches: rows.map((row) => branchView(row, books.get(row.id))) };
  },

  createBranch: async (context, { body }) => {
    const { db, clock } = context;
    const branch = tidy(body);
    const id = await insertBranch(db, { ...branch, created_at: clock.now() });
    await changeBook(db, id, body);
    await recordAction(context, { action: 'branch.create', subject: branch.name, entityId: id });
    return { success: true, id };
  },

  updateBranch: async (context, { body }) => {
    const { db } = context;
    const before = await lockBranch(db, body.id, 'update');
    const { name, address, max_events, max_people } = before;
    const branch = tidy(body, before);
    const changes = [
      ...changesBetween({ name, address, max_events, max_people }, branch),
      ...(await changeBook(db, body.id, body)),
    ];
    if (changes.length > 0) {
      await changeBranch(db, body.id, branch);
      const action = {
        action: 'branch.update' as const,
        subject: branch.name,
        entityId: body.id,
        changes,
      };
      await recordAction(context, action);
    }
    return { success: true };
  },

  deleteBranch: async (context, input) => {
    const { db, clock } = context;
    const id = requireDeletedId(input);
    const { name } = await lockBranch(db, id, 'update');
    const reasons = await reasonsToStay(db, id, clock.now());
    // Asks first, because certificates can only be corrected in an open branch.
    const isAsked = reasons.every(({ reason }) => reason === 'tax_withheld');
    if (reasons.length > 0 && !(isAsked && isConfirmed(input.body ?? {}, 'TAX_WITHHELD'))) {
      throw new AppError('IN_USE', { msg: `${name} still has ${inWords(reasons)}.`, reasons });
    }
    await changeBranch(db, id, { archived_at: clock.now() });
    await recordAction(context, { action: 'branch.delete', subject: name, entityId: id });
    return { success: true };
  },
} satisfies Handlers<'listBranches' | 'createBranch' | 'updateBranch' | 'deleteBranch'>;
