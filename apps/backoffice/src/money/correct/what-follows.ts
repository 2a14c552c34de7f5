/** Computes debts and balances after a correction. D172 */
import { toBirr, toSantim } from '@digis/domain';
import { useRead } from '../../api/hooks.ts';
import type { Correctable, EntrySubject } from './correctable.ts';

const sum = (...amounts: readonly number[]) =>
  toBirr(amounts.reduce((total, amount) => total + toSantim(amount), 0));

const NOBODY = 0;

const idOf = (subject: EntrySubject | undefined, kind: 'vendor' | 'employee') =>
  subject?.kind === kind ? subject.id : NOBODY;

function useOwed(subject: EntrySubject | undefined): number | undefined {
  const vendor = idOf(subject, 'vendor');
  const employee = idOf(subject, 'employee');
  const branchId = subject?.kind === 'vendor' ? subject.branchId : undefined;
  const { data: balance } = useRead('/vendor-ledger', {
    query: { id: vendor, type: 'in', ...(branchId !== undefined && { branchId }) },
    isEnabled: vendor !== NOBODY,
    pick: (ledger) => ledger.balance,
  });
  const { data: gain } = useRead('/employee-ledger', {
    query: { id: employee, type: 'in' },
    isEnabled: employee !== NOBODY,
    pick: (ledger) => ledger.gain,
  });
  return balance ?? gain;
}

function useSalaryIn({ id, subject }: Correctable): number | undefined {
  const employee = idOf(subject, 'employee');
  const given = subject?.kind === 'employee' ? subject.salary : undefined;
  const { data: read } = useRead('/employee-ledger', {
    query: { id: employee, type: 'out' },
    isEnabled: employee !== NOBODY && given === undefined,
    pick: ({ ledger }) => ledger.find(({ record }) => record?.id === id),
  });
  // After a partial correction it is unknown how much of the payment is salary.
  return given ?? (read && !read.corrected_by ? (read.salary ?? 0) : undefined);
}

export interface Following {
  readonly of: 'left' | 'owed' | 'held';
  readonly after: number;
}

export function useWhatFollows(entry: Correctable): (by: number) => Following | undefined {
  const { subject, direction } = entry;
  const owed = useOwed(subject);
  const salary = useSalaryIn(entry);
  return (by) => {
    if (subject?.kind === 'event' && subject.money)
      return { of: 'left', after: sum(subject.money.left, direction === 'in' ? by : -by) };
    if (subject?.kind === 'box')
      return { of: 'held', after: sum(subject.held, direction === 'in' ? -by : by) };
    if (owed === undefined) return undefined;
    if (subject?.kind === 'vendor') return { of: 'owed', after: sum(owed, by) };
    // A correction first takes back salary, which does not become a debt again.
    if (subject?.kind === 'employee' && salary !== undefined)
      return { of: 'owed', after: sum(owed, Math.max(0, sum(by, -salary))) };
    return undefined;
  };
}

/** Part of received money may be spent, and a correction cannot take that back. */
export function leastOf({ subject, direction, stands }: Correctable): number {
  if (direction === 'out') return 0;
  if (subject?.kind === 'event' && subject.money)
    return Math.max(0, sum(stands, -subject.money.received));
  return subject?.kind === 'box' ? Math.max(0, sum(stands, -subject.held)) : 0;
}
