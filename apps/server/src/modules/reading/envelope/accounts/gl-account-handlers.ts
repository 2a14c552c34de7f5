import { recordAction } from '#action-log/record-action.ts';
import { requireAdmin } from '#auth/require-permission.ts';
import type { Handlers } from '#contract/handler.ts';
import { saveGlAccount, selectGlAccounts } from './gl-account-queries.ts';
import { kindsInOrder, proposedAccounts } from './gl-accounts.ts';

export const glAccountHandlers = {
  listGlAccounts: async ({ db }) => {
    const accounts = await selectGlAccounts(db);
    return {
      success: true,
      accounts: kindsInOrder.map((kind) => ({
        kind,
        account: accounts[kind],
        proposed: proposedAccounts[kind],
      })),
    };
  },

  updateGlAccount: async (context, { body: { kind, account } }) => {
    const { db, user } = context;
    requireAdmin(user);
    const { [kind]: before } = await selectGlAccounts(db);
    if (before === account) return { success: true };
    await saveGlAccount(db, kind, account);
    await recordAction(context, {
      action: 'settings.update',
      subject: 'gl_accounts',
      changes: [{ field: `gl_${kind}`, before, after: account }],
    });
    return { success: true };
  },
} satisfies Handlers<'listGlAccounts' | 'updateGlAccount'>;
