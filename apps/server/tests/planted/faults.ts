/** Five faults that a server of this kind must not have, and the tests that have to notice each. */

export interface Fault {
  name: string;
  /** Below src. */
  file: string;
  from: string;
  to: string;
  /** What notices it, as it is given to vitest. */
  caughtBy: string;
}

export const faults: readonly Fault[] = [
  {
    name: 'a scope is skipped',
    file: 'auth/branch-scope.ts',
    from: 'if (scope.branchId !== null && scope.branchId !== branchId) throw',
    to: 'if (scope.branchId !== null && branchId < 0) throw',
    caughtBy: 'tests/matrix',
  },
  {
    name: 'what is accepted is posted twice',
    file: 'modules/cashbook/resolve-pending.ts',
    from: '  await appendEntry(db, entry, [',
    to: '  for (let times = 0; times < 2; times += 1) await appendEntry(db, entry, [',
    caughtBy: 'tests/ledger',
  },
  {
    name: 'four eyes are ignored',
    file: 'modules/payment-limits/four-eyes.ts',
    from: "return four_eyes === 'true' ||",
    to: "return four_eyes === 'never' ||",
    caughtBy: 'src/modules/cashbook/cashbook.test.ts',
  },
  {
    name: 'the delta of a changed price is dropped',
    file: 'modules/journal/accruals.ts',
    from: 'price - sumOf(booked)',
    to: '0',
    caughtBy: 'tests/scenarios/wedding',
  },
  {
    name: 'a record of another branch answers 403 instead of 404',
    file: 'auth/branch-scope.ts',
    from: "throw new AppError('NOT_FOUND')",
    to: "throw new AppError('NO_PERMISSION')",
    caughtBy: 'tests/matrix',
  },
];
