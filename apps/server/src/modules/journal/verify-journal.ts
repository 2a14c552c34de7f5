/** Verifies the journal: all invariants, and the seals against those of an older copy. */
import { sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import type { Database } from '../../db/open-database.ts';
import { correctionInvariants } from '../corrections/correction-invariants.ts';
import { taxInvariants } from '../tax/tax-invariants.ts';
import { debtInvariants } from './debt-invariants.ts';
import { openingInvariants } from '../till/opening/opening-invariants.ts';
import { tillInvariants } from '../till/till-invariants.ts';
import { referenceInvariants } from './reference-invariants.ts';
import { journalInvariants, type Invariant } from './journal-invariants.ts';
import type { Head } from './seal-entry.ts';

/** Actions that move money; each is logged in the write that books it. */
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

/** Invariants of the seals: no entry was changed, deleted or inserted by hand, and journal and log agree. */
const sealInvariants: readonly Invariant[] = [
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

/** Invariants of an event: its claim, its pending payment, its advance. I3 to I5. */
const eventInvariants: readonly Invariant[] = [
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
    name: 'every event has its log, or that of the import that made it',
    violations: sql`SELECT ev.id, ev.event_date::text AS detail FROM events ev
      WHERE NOT EXISTS (SELECT FROM action_logs l
        WHERE l.action = 'event.schedule' AND l.entity_id = ev.id)
      AND NOT EXISTS (SELECT FROM imports i JOIN action_logs l ON l.action = 'import.commit' AND l.entity_id = i.id
        WHERE i.kind = 'events' AND i.committed_at = ev.created_at AND i.created_by = ev.created_by)`,
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

const invariants = [
  ...journalInvariants,
  ...eventInvariants,
  ...debtInvariants,
  ...correctionInvariants,
  ...referenceInvariants,
  ...tillInvariants,
  ...openingInvariants,
  ...taxInvariants,
  ...sealInvariants,
];

export async function firstDifference(db: Database): Promise<string | null> {
  for (const { name, violations } of invariants) {
    const { rows } = await db.execute<{ id: string; detail: string }>(sql`${violations} LIMIT 1`);
    const [row] = rows;
    if (row !== undefined) return `${name}: row ${row.id} has ${row.detail}`;
  }
  return null;
}

/** A sentence naming the first branch whose history differs; null when all histories continue the copy's. */
export async function headsChanged(
  db: Database,
  heads: readonly Pick<Head, 'branch_id' | 'number' | 'seal'>[],
): Promise<string | null> {
  for (const { branch_id, number, seal } of heads) {
    const { rows } = await db.execute<{ seal: string }>(sql`
      SELECT encode(seal, 'hex') AS seal FROM entry_seals
      WHERE branch_id = ${branch_id} AND number = ${number}`);
    if (rows[0]?.seal !== seal) {
      return `Entry ${number} of branch ${branch_id} is not what it was when the copy was taken.`;
    }
  }
  return null;
}
