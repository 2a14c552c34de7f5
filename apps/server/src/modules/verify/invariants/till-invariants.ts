/** A close equals the cashbook at its time and has not changed since. I20 */
import { type SQL, sql } from 'drizzle-orm';
import type { Invariant } from './scope.ts';

export const tillInvariants: readonly Invariant[] = [
  {
    name: 'I20: a close has the sum of the book up to the entry that it saw',
    violations: (
      scope,
    ) => sql`SELECT c.id, coalesce(p.place_id::text, 'box') || ': ' || p.book AS detail
      FROM closes c JOIN closed_places p ON p.close_id = c.id
      LEFT JOIN closes b ON b.branch_id = c.branch_id AND b.number = c.number - 1
      LEFT JOIN closed_places before ON before.close_id = b.id AND before.place_id IS NOT DISTINCT FROM p.place_id
      WHERE ${scope.close('c.id')} AND (p.book <> p.opening + p.came_in - p.went_out + p.moved
        OR p.book <> coalesce(before.book, 0) + (SELECT coalesce(sum(posted.amount)
            FILTER (WHERE a.is_cash AND a.branch_id = c.branch_id AND a.place_id IS NOT DISTINCT FROM p.place_id), 0)
          FROM entries e JOIN postings posted ON posted.entry_id = e.id JOIN accounts a ON a.id = posted.account_id
          WHERE e.branch_id = c.branch_id AND e.number <= c.last_entry
            AND e.number > CASE WHEN before.id IS NULL THEN 0 ELSE b.last_entry END))`,
  },
  {
    name: 'I20: a close books the difference that it found, and the next one goes on from there',
    violations: (
      scope,
    ) => sql`SELECT c.id, coalesce(p.place_id::text, 'box') || ': ' || p.opening AS detail
      FROM closes c JOIN closed_places p ON p.close_id = c.id
      LEFT JOIN closes b ON b.branch_id = c.branch_id AND b.number = c.number - 1
      LEFT JOIN closed_places before ON before.close_id = b.id AND before.place_id IS NOT DISTINCT FROM p.place_id
      WHERE ${scope.close('c.id')} AND (p.opening <> coalesce(before.in_total - before.out_total + before.transferred, 0)
        OR p.in_total - p.out_total + p.transferred <> CASE WHEN p.entry_id IS NULL THEN p.book ELSE p.counted END)`,
  },
  {
    name: 'the closes of a branch are numbered without a gap',
    violations:
      () => sql`SELECT branch_id AS id, max(number)::text AS detail FROM closes GROUP BY branch_id
      HAVING max(number) <> count(*)`,
  },
  {
    name: 'I20: a difference is booked once, as a close of the branch found it',
    violations: (scope) => sql`SELECT e.id, e.facts ->> 'close' AS detail FROM entries e
      WHERE ${scope.entry('e.id')} AND e.record_type = 'close_difference' AND e.reverses_id IS NULL
        AND (SELECT count(*) FROM entries twin WHERE ${isBookingOf(sql`twin`, sql`e`)}) > 1
        OR ${scope.entry('e.id')} AND e.record_type = 'close_difference' AND e.reverses_id IS NULL
        AND NOT EXISTS (SELECT FROM closes c JOIN closed_places p ON p.close_id = c.id
          WHERE c.branch_id = e.branch_id AND c.number = (e.facts ->> 'close')::int
            AND p.place_id IS NOT DISTINCT FROM (e.facts ->> 'place')::bigint AND coalesce(p.entry_id, e.id) = e.id
            AND p.counted - p.book = (SELECT sum(posted.amount) FROM postings posted
              JOIN accounts a ON a.id = posted.account_id WHERE posted.entry_id = e.id AND a.is_cash))`,
  },
  {
    name: 'I20: a close that the log names is kept',
    violations: (scope) => sql`SELECT l.id, l.subject AS detail FROM action_logs l
      WHERE ${scope.log('l.id')} AND l.action = 'cash.close' AND NOT EXISTS (SELECT FROM closes c WHERE c.id = l.entity_id)`,
  },
];

const isBookingOf = (twin: SQL, e: SQL): SQL => sql`${twin}.record_type = 'close_difference'
  AND ${twin}.reverses_id IS NULL AND ${twin}.branch_id = ${e}.branch_id
  AND (${twin}.facts ->> 'close')::int = (${e}.facts ->> 'close')::int
  AND ${twin}.facts -> 'place' IS NOT DISTINCT FROM ${e}.facts -> 'place'`;
