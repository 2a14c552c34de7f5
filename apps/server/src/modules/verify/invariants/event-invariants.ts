// I3 to I5
import { sql } from 'drizzle-orm';
import type { Invariant } from './scope.ts';

export const eventInvariants: readonly Invariant[] = [
  {
    name: 'I3: received and pending make up the claim of an event',
    violations: (
      scope,
    ) => sql`SELECT ev.id, coalesce(-a.in_total + a.out_total, 0) || ' + ' || coalesce(p.open, 0) AS detail
      FROM events ev
      LEFT JOIN accounts a ON a.event_id = ev.id
      LEFT JOIN (SELECT event_id, sum(CASE transact_type WHEN 'in' THEN amount ELSE -amount END) AS open
        FROM pending WHERE state = 'open' AND ${scope.event('event_id')} GROUP BY event_id) p ON p.event_id = ev.id
      WHERE ${scope.event('ev.id')} AND ev.archived_at IS NULL
        AND (coalesce(a.out_total - a.in_total, 0) < 0
          OR coalesce(a.out_total - a.in_total, 0) + coalesce(p.open, 0)
            <> CASE WHEN ev.paid_full THEN ev.total ELSE ev.advance_amount END)`,
  },
  {
    name: 'I4: nothing is left to pay beyond what is credited',
    violations: (scope) => sql`SELECT ev.id, (ev.total - ev.advance_amount)::text AS detail
      FROM events ev LEFT JOIN accounts a ON a.event_id = ev.id
      WHERE ${scope.event('ev.id')} AND ev.archived_at IS NULL AND NOT ev.paid_full AND ev.advance_amount > ev.total
        AND coalesce(a.out_total - a.in_total, 0) <= ev.total`,
  },
  {
    name: 'a pending stands in the branch of its event',
    violations: () => sql`SELECT p.id, p.branch_id::text AS detail
      FROM pending p JOIN events ev ON ev.id = p.event_id
      WHERE p.state = 'open' AND p.branch_id <> ev.branch_id`,
  },
  {
    name: 'every event has its log, or that of the import that made it',
    violations: (scope) => sql`SELECT ev.id, ev.event_date::text AS detail FROM events ev
      WHERE ${scope.event('ev.id')} AND NOT EXISTS (SELECT FROM action_logs l
        WHERE split_part(l.action, '.', 1) = 'event' AND l.action = 'event.schedule' AND l.entity_id = ev.id)
      AND NOT EXISTS (SELECT FROM imports i JOIN action_logs l ON l.action = 'import.commit' AND l.entity_id = i.id
        WHERE i.kind = 'events' AND i.committed_at = ev.created_at AND i.created_by = ev.created_by)`,
  },
  {
    name: 'I5: a pending is accepted together with its entry, and without one never',
    violations: (scope) => sql`SELECT p.id, p.state AS detail FROM pending p
      LEFT JOIN entries e ON e.pending_id = p.id
      WHERE ${scope.event('p.event_id')} AND (p.state = 'accepted') <> (e.id IS NOT NULL)`,
  },
  {
    name: 'an event stands in the Advance tab while something came in, something is left and nothing waits',
    violations: (
      scope,
    ) => sql`SELECT ev.id, coalesce(ad.is_open, false)::text AS detail FROM events ev
      LEFT JOIN accounts a ON a.event_id = ev.id
      LEFT JOIN advances ad ON ad.event_id = ev.id
      WHERE ${scope.event('ev.id')} AND coalesce(ad.is_open, false) <> (ev.archived_at IS NULL
        AND coalesce(a.out_total - a.in_total, 0) > 0
        AND NOT ev.paid_full AND ev.total > ev.advance_amount
        AND NOT EXISTS (SELECT FROM pending p WHERE p.event_id = ev.id AND p.state = 'open'))`,
  },
  {
    name: 'an advance stands in the branch of its event',
    violations: () => sql`SELECT ad.id, ad.branch_id::text AS detail FROM advances ad
      JOIN events ev ON ev.id = ad.event_id WHERE ad.is_open AND ad.branch_id <> ev.branch_id`,
  },
];
