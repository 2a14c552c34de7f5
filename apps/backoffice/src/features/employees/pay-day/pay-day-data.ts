import type { Schemas } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import { useRead, useWrite } from '#api/hooks.ts';

export type WagesDue = Schemas['WagesDue'];

export const usePayDay = (branchId: number | null, isEnabled: boolean) =>
  useRead('/pay-day', { query: branchId === null ? {} : { branchId }, isEnabled });

/** Without `refreshesOnFailure`: the retry after a lost answer must send the same list. */
export const usePayWages = () =>
  useWrite('post', '/pay-day', {
    also: ['/employee', '/employee-ledger', '/transactions', '/payables'],
  });

/** Birr; negative if the employee was paid in advance. */
export const dueOf = ({ earned, salary_due }: WagesDue, withSalary: boolean): number =>
  toBirr(toSantim(earned) + (withSalary ? toSantim(salary_due) : 0));

export const sumDue = (rows: readonly WagesDue[], withSalary: boolean): number =>
  toBirr(rows.reduce((sum, row) => sum + toSantim(dueOf(row, withSalary)), 0));
