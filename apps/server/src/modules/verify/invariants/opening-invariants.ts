// I18
import { sql } from 'drizzle-orm';
import type { Invariant } from './scope.ts';

export const openingInvariants: readonly Invariant[] = [
  {
    name: 'I18: an opening figure is one account against the opening of its branch, and nothing else is',
    violations: (
      scope,
    ) => sql`SELECT e.id, e.record_type AS detail FROM entries e JOIN postings p ON p.entry_id = e.id
        JOIN accounts a ON a.id = p.account_id
      WHERE ${scope.entry('e.id')} GROUP BY e.id
      HAVING bool_or(a.name LIKE 'opening:%') <> (e.record_type = 'opening')
        OR e.record_type = 'opening' AND (count(*) <> 2
          OR count(*) FILTER (WHERE a.name = 'opening:' || e.branch_id) <> 1)`,
  },
  {
    name: 'I18: an opening figure names its opening, and of one that was taken back nothing is left',
    violations: (scope) => sql`SELECT e.id, coalesce(o.id::text, 'none') AS detail
      FROM entries e LEFT JOIN openings o ON o.id = (e.facts ->> 'opening')::bigint
      WHERE ${scope.entry('e.id')} AND e.record_type = 'opening' AND e.reverses_id IS NULL AND (e.facts -> 'import') IS NULL
        AND (o.id IS NULL OR o.branch_id <> e.branch_id OR e.facts ->> 'dated' <> o.dated::text
          OR o.undone_at IS NOT NULL AND EXISTS (SELECT FROM postings p
            WHERE p.entry_id IN (SELECT id FROM entries c WHERE c.id = e.id OR c.reverses_id = e.id)
            GROUP BY p.account_id HAVING sum(p.amount) <> 0))`,
  },
  {
    name: 'I18: what an imported event had received names its import, and of one that was taken back nothing is left',
    violations: (scope) => sql`SELECT e.id, coalesce(i.id::text, 'none') AS detail
      FROM entries e LEFT JOIN imports i ON i.id = (e.facts ->> 'import')::bigint AND i.kind = 'events'
      WHERE ${scope.entry('e.id')} AND (e.facts -> 'import') IS NOT NULL AND e.reverses_id IS NULL
        AND (i.id IS NULL OR i.state = 'staged' OR i.state = 'undone' AND e.id IN (
          SELECT coalesce(c.reverses_id, c.id) FROM entries c JOIN postings p ON p.entry_id = c.id
          WHERE ${scope.entry('c.id')} AND (c.facts -> 'import') IS NOT NULL
          GROUP BY coalesce(c.reverses_id, c.id), p.account_id HAVING sum(p.amount) <> 0))`,
  },
];
