import { sql } from 'drizzle-orm';
import type { Invariant } from './scope.ts';

export const correctionInvariants: readonly Invariant[] = [
  {
    name: 'I22: what an entry stands at after its corrections is between nothing and what was booked',
    violations: (scope) => sql`SELECT first.id, a.name || ': ' || sum(p.amount) AS detail
      FROM entries first
      JOIN entries e ON e.id = first.id OR e.reverses_id = first.id AND e.record_type <> 'accrual'
      JOIN postings p ON p.entry_id = e.id JOIN accounts a ON a.id = p.account_id
      WHERE ${scope.entry('first.id')} AND first.id IN (SELECT reverses_id FROM entries WHERE reverses_id IS NOT NULL AND record_type <> 'accrual')
      GROUP BY first.id, a.name
      HAVING sum(p.amount) NOT BETWEEN
        least(0, coalesce(sum(p.amount) FILTER (WHERE e.id = first.id), 0))
        AND greatest(0, coalesce(sum(p.amount) FILTER (WHERE e.id = first.id), 0))`,
  },
  {
    name: 'a correction is of the branch and the kind of what it corrects, which is no correction itself',
    violations: (
      scope,
    ) => sql`SELECT c.id, c.reverses_id::text AS detail FROM entries c JOIN entries first ON first.id = c.reverses_id
      WHERE ${scope.entry('c.id')} AND c.record_type <> 'accrual' AND (c.branch_id <> first.branch_id OR c.record_type <> first.record_type
        OR first.reverses_id IS NOT NULL OR c.event_id IS DISTINCT FROM first.event_id
        OR c.vendor_id IS DISTINCT FROM first.vendor_id OR c.employee_id IS DISTINCT FROM first.employee_id)`,
  },
];
