/** Invariants of an event: its claim, its pending payment, its advance. I3 to I5. */
import { sql } from 'drizzle-orm';
import type { Invariant } from './journal-invariants.ts';

export const eventInvariants: readonly Invariant[] = [
  {
    name: 'I3: received and pending make up the claim of an event',
    violations: sql`SELECT ev.id, coalesce(-a.in_total + a.out_total, 0) || ' + ' || coalesce(p.open, 0) AS detail
      FROM events ev
      LEFT JOIN accounts a ON a.event_id = ev.id
      LEFT JOIN (SELECT event_id, sum(CASE transact_type WHEN 'in' THEN amount ELSE -amount END) AS open
        FROM pending WHERE state = 'open' GROUP BY event_id) p ON p.event_id = ev.id
      WHERE ev.archived_at IS NULL
        AND (coalesce(a.out_total - a.in_total, 0) < 0
          OR coalesce(a.out_total - a.in_total, 0) + coalesce(p.open, 0)
            <> CASE WHEN ev.paid_full THEN ev.total ELSE ev.advance_amount END)`,
  },
  {
    name: 'I4: nothing is left to pay beyond what is credited',
    violations: sql`SELECT ev.id, (ev.total - ev.advance_amount)::text AS detail
      FROM events ev LEFT JOIN accounts a ON a.event_id = ev.id
      WHERE ev.archived_at IS NULL AND NOT ev.paid_full AND ev.advance_amount > ev.total
        AND coalesce(a.out_total - a.in_total, 0) <= ev.total`,
  },
  {
    name: 'a pending stands in the branch of its event',
    violations: sql`SELECT p.id, p.branch_id::text AS detail
      FROM pending p JOIN events ev ON ev.id = p.event_id
      WHERE p.state = 'open' AND p.branch_id <> ev.branch_id`,
  },
  {
    name: 'every event has its log',
    violations: sql`SELECT ev.id, ev.event_date::text AS detail FROM events ev
      WHERE NOT EXISTS (SELECT FROM action_logs l
        WHERE l.action = 'event.schedule' AND l.entity_id = ev.id)`,
  },
  {
    name: 'I5: a pending is accepted together with its entry, and without one never',
    violations: sql`SELECT p.id, p.state AS detail FROM pending p
      LEFT JOIN entries e ON e.pending_id = p.id
      WHERE (p.state = 'accepted') <> (e.id IS NOT NULL)`,
  },
  {
    name: 'an event stands in the Advance tab while something came in, something is left and nothing waits',
    violations: sql`SELECT ev.id, coalesce(ad.is_open, false)::text AS detail FROM events ev
      LEFT JOIN accounts a ON a.event_id = ev.id
      LEFT JOIN advances ad ON ad.event_id = ev.id
      WHERE coalesce(ad.is_open, false) <> (ev.archived_at IS NULL
        AND coalesce(a.out_total - a.in_total, 0) > 0
        AND NOT ev.paid_full AND ev.total > ev.advance_amount
        AND NOT EXISTS (SELECT FROM pending p WHERE p.event_id = ev.id AND p.state = 'open'))`,
  },
  {
    name: 'an advance stands in the branch of its event',
    violations: sql`SELECT ad.id, ad.branch_id::text AS detail FROM advances ad
      JOIN events ev ON ev.id = ad.event_id WHERE ad.is_open AND ad.branch_id <> ev.branch_id`,
  },
];
