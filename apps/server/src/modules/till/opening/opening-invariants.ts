/** Invariants of opening figures: with them, the account of a branch's opening mirrors all that was opened. I18 */
import { sql } from 'drizzle-orm';
import type { Invariant } from '../../journal/journal-invariants.ts';

export const openingInvariants: readonly Invariant[] = [
  {
    name: 'I18: an opening figure is one account against the opening of its branch, and nothing else is',
    violations: sql`SELECT e.id, e.record_type AS detail FROM entries e JOIN postings p ON p.entry_id = e.id
        JOIN accounts a ON a.id = p.account_id
      GROUP BY e.id
      HAVING bool_or(a.name LIKE 'opening:%') <> (e.record_type = 'opening')
        OR e.record_type = 'opening' AND (count(*) <> 2
          OR count(*) FILTER (WHERE a.name = 'opening:' || e.branch_id) <> 1)`,
  },
  {
    name: 'I18: an opening figure names its opening, and of one that was taken back nothing is left',
    violations: sql`SELECT e.id, coalesce(o.id::text, 'none') AS detail
      FROM entries e LEFT JOIN openings o ON o.id = (e.facts ->> 'opening')::bigint
      WHERE e.record_type = 'opening' AND e.reverses_id IS NULL AND (e.facts -> 'import') IS NULL
        AND (o.id IS NULL OR o.branch_id <> e.branch_id OR e.facts ->> 'dated' <> o.dated::text
          OR o.undone_at IS NOT NULL AND EXISTS (SELECT FROM postings p
            WHERE p.entry_id IN (SELECT id FROM entries c WHERE c.id = e.id OR c.reverses_id = e.id)
            GROUP BY p.account_id HAVING sum(p.amount) <> 0))`,
  },
];
