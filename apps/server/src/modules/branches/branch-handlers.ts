/** Handlers of branches: list, add, edit, close. Spec 2.9. */
import { changesBetween, recordAction } from '../../action-log/record-action.ts';
import { can } from '../../auth/require-permission.ts';
import { requireDeletedId, type Handlers } from '../../contract/handler.ts';
import { AppError } from '../../base/errors.ts';
import { tidyText } from '../../base/tidy-text.ts';
import {
  branchName,
  branchView,
  changeBranch,
  insertBranch,
  lockBranch,
  selectBranches,
} from './branch-queries.ts';
import { inWords, reasonsToStay } from './reasons-to-stay.ts';

const tidy = ({ name, address }: { name: string; address: string }) => ({
  name: tidyText(name),
  address: tidyText(address),
});

export const branchHandlers = {
  listBranches: async ({ db, user, scope }, { query }) => {
    const rows = await selectBranches(db);
    if (query.forEvent === '1') {
      const own = rows.filter(({ id }) => scope.branchId === null || scope.branchId === id);
      return { success: true, branches: own.map(branchName) };
    }
    return { success: true, branches: rows.map(can(user, 'Branches') ? branchView : branchName) };
  },

  createBranch: async (context, { body }) => {
    const { db, clock } = context;
    const branch = tidy(body);
    const id = await insertBranch(db, { ...branch, created_at: clock.now() });
    await recordAction(context, { action: 'branch.create', subject: branch.name, entityId: id });
    return { success: true, id };
  },

  updateBranch: async (context, { body }) => {
    const { db } = context;
    const { name, address } = await lockBranch(db, body.id, 'update');
    const branch = tidy(body);
    const changes = changesBetween({ name, address }, branch);
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
    if (reasons.length > 0) {
      throw new AppError('IN_USE', { msg: `${name} still has ${inWords(reasons)}.`, reasons });
    }
    await changeBranch(db, id, { archived_at: clock.now() });
    await recordAction(context, { action: 'branch.delete', subject: name, entityId: id });
    return { success: true };
  },
} satisfies Handlers<'listBranches' | 'createBranch' | 'updateBranch' | 'deleteBranch'>;
