// I6 to I8
import { sql } from 'drizzle-orm';
import { accountOf, type Invariant } from './scope.ts';

export const debtInvariants: readonly Invariant[] = [
  {
    name: 'I6: what is booked for a vendor is the price of the assignment',
    violations: (
      scope,
    ) => sql`SELECT event_id AS id, vendor_id || ': ' || coalesce(booked, 0) AS detail
      FROM (SELECT e.event_id, a.vendor_id, -sum(p.amount) AS booked
        FROM entries e JOIN postings p ON p.entry_id = e.id CROSS JOIN ${accountOf('p')} a
        WHERE e.record_type = 'accrual' AND a.vendor_id IS NOT NULL AND ${scope.event('e.event_id')} GROUP BY 1, 2) b
      FULL JOIN (SELECT event_id, vendor_id, CASE WHEN ev.archived_at IS NOT NULL THEN 0
          WHEN pricing = 'fixed' THEN amount ELSE amount * ev.num_of_people END AS price
        FROM vendor_assignments JOIN events ev ON ev.id = event_id WHERE ${scope.event('ev.id')}) w USING (event_id, vendor_id)
      WHERE coalesce(booked, 0) <> coalesce(price, 0)`,
  },
  {
    name: 'I6: what is booked for an employee is the wage of the assignment',
    violations: (
      scope,
    ) => sql`SELECT event_id AS id, employee_id || ': ' || coalesce(booked, 0) AS detail
      FROM (SELECT e.event_id, a.employee_id, -sum(p.amount) AS booked
        FROM entries e JOIN postings p ON p.entry_id = e.id CROSS JOIN ${accountOf('p')} a
        WHERE e.record_type = 'accrual' AND a.employee_id IS NOT NULL AND ${scope.event('e.event_id')} GROUP BY 1, 2) b
      FULL JOIN (SELECT event_id, employee_id, CASE WHEN ev.archived_at IS NOT NULL OR NOT came THEN 0
          WHEN wage_type = 'fixed' THEN event_wage
          WHEN ev.time >= '18:00' OR ev.time < '06:00' THEN evening_wage
          ELSE afternoon_wage END AS wage
        FROM employee_assignments JOIN events ev ON ev.id = event_id WHERE ${scope.event('ev.id')}) w
        USING (event_id, employee_id)
      WHERE coalesce(booked, 0) <> coalesce(wage, 0)`,
  },
  {
    name: 'I7: a salary is what its payment booked as salary',
    violations: (
      scope,
    ) => sql`SELECT s.entry_id AS id, s.amount::text AS detail FROM salary_payments s
      WHERE ${scope.entry('s.entry_id')} AND s.amount <> (SELECT coalesce(sum(p.amount), 0) FROM postings p
        JOIN accounts a ON a.id = p.account_id
        WHERE p.entry_id = s.entry_id AND a.name LIKE 'expense:salary%')`,
  },
  {
    name: 'a payment names the vendor whose account it moved',
    violations: (scope) => sql`SELECT e.id, coalesce(e.vendor_id::text, 'nobody') AS detail
      FROM entries e LEFT JOIN postings p ON p.entry_id = e.id
        AND EXISTS (SELECT FROM accounts a WHERE a.id = p.account_id AND a.vendor_id IS NOT NULL)
      LEFT JOIN accounts a ON a.id = p.account_id
      WHERE ${scope.entry('e.id')} AND (e.record_type = 'vendor' OR e.vendor_id IS NOT NULL) AND e.vendor_id IS DISTINCT FROM a.vendor_id`,
  },
  {
    name: 'I8: a petty-cash account begins with its budget and never goes below zero',
    violations: (scope) => sql`SELECT pc.id, coalesce(a.in_total - a.out_total, 0)::text AS detail
      FROM petty_cash pc LEFT JOIN accounts a ON a.petty_id = pc.id LEFT JOIN ${scope.knownAccounts} k ON k.account_id = a.id
      WHERE a.id IS NULL
        OR a.id IN (SELECT p.account_id FROM postings p WHERE p.balance_after < 0 AND ${scope.posting('p.id')})
        OR (k.account_id IS NULL OR a.id IN (SELECT p.account_id FROM postings p JOIN entries e ON e.id = p.entry_id
          WHERE e.record_type IN ('petty_create', 'opening') AND ${scope.posting('p.id')})) AND pc.budget <> (SELECT sum(p.amount) FROM postings p JOIN entries e ON e.id = p.entry_id
          WHERE p.account_id = a.id AND e.record_type IN ('petty_create', 'opening'))`,
  },
  {
    name: 'a closed branch has neither money nor debts',
    violations: () => sql`SELECT b.id, held.what AS detail FROM branches b CROSS JOIN LATERAL (
        SELECT a.name || ': ' || (a.in_total - a.out_total) FROM accounts a LEFT JOIN petty_cash pc ON pc.id = a.petty_id
          WHERE (pc.branch_id = b.id OR a.branch_id = b.id AND a.name ~ '^(cash|payable|wages):')
            AND a.in_total - a.out_total + a.transferred <> 0
        UNION ALL SELECT 'advance ' || id FROM advances WHERE branch_id = b.id AND is_open
        UNION ALL SELECT 'pending ' || id FROM pending WHERE branch_id = b.id AND state = 'open') held (what)
      WHERE b.archived_at IS NOT NULL`,
  },
  {
    name: 'the rest of an advance by hand is what was agreed without what was settled',
    violations: (
      scope,
    ) => sql`SELECT ad.id, coalesce(ad.rest::text, 'unknown') AS detail FROM advances ad
      CROSS JOIN LATERAL (SELECT coalesce(sum(abs(p.amount) * CASE WHEN e.reverses_id IS NULL THEN 1 ELSE -1 END), 0) AS settled
        FROM entries e JOIN postings p ON p.entry_id = e.id JOIN accounts a ON a.id = p.account_id
        WHERE e.advance_id = ad.id AND e.record_type = 'settle' AND a.is_cash) s
      WHERE ${scope.advance('ad.id')} AND ad.event_id IS NULL
        AND (ad.rest <> ad.settle_amount - s.settled
          OR ad.is_open <> CASE WHEN ad.rest IS NULL THEN s.settled = 0 ELSE ad.rest > 0 END)`,
  },
];
