/** The calls of a pay-day, and the sums of its list. SPEC: D185 */
import type { Schemas } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import { useRead, useWrite } from '#api/hooks.ts';

export type WagesDue = Schemas['WagesDue'];

/** An admin has to name the branch first. */
export const usePayDay = (branchId: number | null, isEnabled: boolean) =>
  useRead('/pay-day', { query: branchId === null ? {} : { branchId }, isEnabled });

/** Read again after a refusal, not after a lost answer: the same list is sent once more, and paid once. */
export const usePayWages = () =>
  useWrite('post', '/pay-day', {
    also: ['/employee', '/employee-ledger', '/transactions', '/payables'],
  });

/** Birr; below zero the employee was paid ahead. */
export const dueOf = ({ earned, salary_due }: WagesDue, withSalary: boolean): number =>
  toBirr(toSantim(earned) + (withSalary ? toSantim(salary_due) : 0));

export const sumDue = (rows: readonly WagesDue[], withSalary: boolean): number =>
  toBirr(rows.reduce((sum, row) => sum + toSantim(dueOf(row, withSalary)), 0));
