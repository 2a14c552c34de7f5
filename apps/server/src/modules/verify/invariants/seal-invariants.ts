import { sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import type { Invariant } from './scope.ts';

const moneyActions: readonly Schemas['LogAction'][] = [
  'cash.in',
  'cash.out',
  'cash.correct',
  'cash.transfer',
  'cash.open',
  'event.pay',
  'event.withhold',
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
    violations: (
      scope,
    ) => sql`SELECT s.entry_id AS id, 'number ' || s.number || ' of branch ' || s.branch_id AS detail
      FROM entry_seals s LEFT JOIN entry_seals b ON b.branch_id = s.branch_id AND b.number = s.number - 1
      WHERE ${scope.entry('s.entry_id')} AND s.seal IS DISTINCT FROM seal_of(s.entry_id, b.seal, s.version)`,
  },
  {
    name: 'every entry has its seal, and every seal its entry',
    violations: (scope) => sql`SELECT coalesce(e.id, s.entry_id) AS id,
        'number ' || coalesce(e.number, s.number) || ' of branch ' || coalesce(e.branch_id, s.branch_id) AS detail
      FROM (SELECT id, branch_id, number FROM entries WHERE ${scope.entry('id')}) e
      FULL JOIN (SELECT * FROM entry_seals WHERE ${scope.entry('entry_id')}) s ON s.entry_id = e.id
        AND s.number = e.number AND s.branch_id = e.branch_id
      WHERE e.id IS NULL OR s.entry_id IS NULL`,
  },
  {
    name: 'the last seal of a branch is that of its last entry',
    violations: () => sql`SELECT n.branch_id AS id, n.last::text AS detail FROM entry_numbers n
      LEFT JOIN entry_seals s ON s.branch_id = n.branch_id AND s.number = n.last
      WHERE n.seal IS DISTINCT FROM s.seal`,
  },
  {
    name: 'what was booked stands in the log of actions',
    violations: (scope) => sql`SELECT e.id, e.record_type AS detail FROM entries e
      WHERE ${scope.entry('e.id')} AND e.write_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM action_logs l WHERE l.write_id = e.write_id)`,
  },
  {
    name: 'money in the log of actions stands in the books',
    violations: (
      scope,
    ) => sql`SELECT l.id, l.action || ' ' || l.subject AS detail FROM action_logs l
      WHERE ${scope.log('l.id')} AND l.action IN ${moneyActions} AND l.write_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM entries e WHERE e.write_id = l.write_id)`,
  },
];
