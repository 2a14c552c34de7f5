/** Invariants of the seals: no entry was changed, deleted or inserted by hand, and journal and log agree. */
import type { Schemas } from '@digis/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Invariant } from './journal-invariants.ts';

/** Actions that move money; each is logged in the write that books it. */
const moneyActions: readonly Schemas['LogAction'][] = [
  'cash.in',
  'cash.out',
  'cash.correct',
  'event.pay',
  'advance.settle',
  'pending.accept',
  'vendor.pay',
  'employee.pay',
  'petty_cash.create',
  'petty_cash.add',
  'petty_cash.spend',
  'petty_cash.return',
];

export const sealInvariants: readonly Invariant[] = [
  {
    name: 'an entry is as it was when it was sealed',
    violations: sql`SELECT s.entry_id AS id, 'number ' || s.number || ' of branch ' || s.branch_id AS detail
      FROM (SELECT *, lag(seal) OVER (PARTITION BY branch_id ORDER BY number) AS seal_before
        FROM entry_seals) s
      WHERE s.seal IS DISTINCT FROM seal_of(s.entry_id, s.seal_before, s.version)`,
  },
  {
    name: 'every entry has its seal, and every seal its entry',
    violations: sql`SELECT coalesce(e.id, s.entry_id) AS id,
        'number ' || coalesce(e.number, s.number) || ' of branch ' || coalesce(e.branch_id, s.branch_id) AS detail
      FROM entries e FULL JOIN entry_seals s ON s.entry_id = e.id
        AND s.number = e.number AND s.branch_id = e.branch_id
      WHERE e.id IS NULL OR s.entry_id IS NULL`,
  },
  {
    name: 'the last seal of a branch is that of its last entry',
    violations: sql`SELECT n.branch_id AS id, n.last::text AS detail FROM entry_numbers n
      LEFT JOIN entry_seals s ON s.branch_id = n.branch_id AND s.number = n.last
      WHERE n.seal IS DISTINCT FROM s.seal`,
  },
  {
    name: 'what was booked stands in the log of actions',
    violations: sql`SELECT e.id, e.record_type AS detail FROM entries e
      WHERE e.write_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM action_logs l WHERE l.write_id = e.write_id)`,
  },
  {
    name: 'money in the log of actions stands in the books',
    violations: sql`SELECT l.id, l.action || ' ' || l.subject AS detail FROM action_logs l
      WHERE l.action IN ${moneyActions} AND l.write_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM entries e WHERE e.write_id = l.write_id)`,
  },
];
