import type { Schemas } from '@digis/api-client/contract';
import { DAYS_AFTER_TODAY } from '@digis/domain';
import { addDaysIso } from '@digis/ethio-date';
import { useRead } from '../../api/hooks.ts';
import { useToday } from '../../browser/use-today.ts';
import { periodOf } from '../../money/whole-periods.ts';
import { useOfBranch } from '../../navigation/branch-in-sight.ts';
import { monthOf } from '../../navigation/month-parameter.ts';
import { idOf } from '../../navigation/use-address.ts';

export type Review = Schemas['Review'];

export const meanings = { branch: idOf };

export function useMonth() {
  const { today } = useToday();
  return { ...periodOf('month', today), today };
}

export function useOverview() {
  const { from } = useMonth();
  const month = monthOf(from, 'ethiopic');
  return useRead('/overview', { query: { month, months: 1, ...useOfBranch() } });
}

export function useMonthReport() {
  const { from, to } = useMonth();
  return useRead('/reports', { query: { from, to, by: 'summary', ...useOfBranch() } });
}

export function useComing() {
  const { today } = useToday();
  const to = addDaysIso(today, DAYS_AFTER_TODAY);
  return useRead('/reports', { query: { from: today, to, by: 'summary', ...useOfBranch() } });
}

export function useReview() {
  const { today } = useToday();
  const from = addDaysIso(today, -DAYS_AFTER_TODAY);
  return useRead('/review', { query: { from, to: today, ...useOfBranch() } });
}
