// D130
import { branchToRead } from '#auth/branch-scope.ts';
import { can } from '#auth/require-permission.ts';
import { requireDays } from '#base/addis-days.ts';
import type { Handlers } from '#contract/handler.ts';
import { selectCertificates, selectLowered } from './after-the-feast.ts';
import { selectCorrected, selectDeleted, selectDiscounted } from './changed-afterwards.ts';
import { selectEarned } from './earned.ts';
import { selectMiscounted } from './miscounted.ts';

const mostDays = 31;

export const reviewHandlers = {
  readReview: async ({ db, scope, clock, user }, { query: { branchId, ...days } }) => {
    const branch = branchToRead(scope, branchId);
    const asked = { branch, ...requireDays(days, mostDays), now: clock.now() };
    return {
      success: true,
      ...(can(user, 'View Events') && {
        earned: await selectEarned(db, asked),
        deleted: await selectDeleted(db, asked),
        discounted: await selectDiscounted(db, asked),
        lowered: await selectLowered(db, asked),
        certificates: await selectCertificates(db, asked),
      }),
      corrected: await selectCorrected(db, asked),
      counted: await selectMiscounted(db, asked),
    };
  },
} satisfies Handlers<'readReview'>;
