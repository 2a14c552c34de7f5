// I17, I21
import { sql } from 'drizzle-orm';
import type { Invariant } from './scope.ts';

/** Half a santim is rounded up, as in `taxOf`. */
const vatOfPrice = sql`CASE ev.vat_mode
  WHEN 'on_top' THEN floor((ev.base + ev.additional_price - ev.discount_amount) * ev.vat_rate / 100 + 0.5)
  WHEN 'included' THEN floor(ev.total * ev.vat_rate / (100 + ev.vat_rate) + 0.5)
  ELSE 0 END`;

export const taxInvariants: readonly Invariant[] = [
  {
    name: 'I17: net and value added tax make the total, and neither is negative',
    violations: (
      scope,
    ) => sql`SELECT ev.id, ev.total - ev.vat || ' + ' || ev.vat AS detail FROM events ev
      WHERE ${scope.event('ev.id')} AND (ev.vat < 0 OR ev.total - ev.vat < 0 OR ev.vat <> ${vatOfPrice})`,
  },
  {
    name: 'I21: what was received of an event is its cash, its certificates and what was opened',
    violations: (
      scope,
    ) => sql`SELECT ev.id, coalesce(held.received, 0) || ' of ' || coalesce(got.sum, 0) AS detail
      FROM events ev
      LEFT JOIN (SELECT event_id, out_total - in_total AS received FROM accounts
        WHERE event_id IS NOT NULL AND ${scope.event('event_id')}) held
        ON held.event_id = ev.id
      LEFT JOIN (SELECT mine.event_id, sum(p.amount) FILTER (WHERE a.name ~ '^(cash|withheld|opening):') AS sum
        FROM accounts mine JOIN postings theirs ON theirs.account_id = mine.id
          JOIN postings p ON p.entry_id = theirs.entry_id JOIN accounts a ON a.id = p.account_id
        WHERE mine.event_id IS NOT NULL AND ${scope.event('mine.event_id')} GROUP BY mine.event_id) got ON got.event_id = ev.id
      WHERE ${scope.event('ev.id')} AND coalesce(held.received, 0) <> coalesce(got.sum, 0)`,
  },
  {
    name: 'a certificate in force has its number, and no other entry has one',
    violations: (
      scope,
    ) => sql`SELECT coalesce(e.id, c.entry_id) AS id, coalesce(c.number, 'no number') AS detail
      FROM (SELECT first.id FROM entries first
        JOIN entries part ON part.id = first.id OR part.reverses_id = first.id
        JOIN postings p ON p.entry_id = part.id
        JOIN accounts a ON a.id = p.account_id AND a.name LIKE 'withheld:%'
        WHERE ${scope.entry('first.id')} AND first.record_type = 'withholding' AND first.reverses_id IS NULL
        GROUP BY first.id HAVING sum(p.amount) <> 0) e
      FULL JOIN (SELECT * FROM certificate_numbers WHERE ${scope.entry('entry_id')}) c ON c.entry_id = e.id
      WHERE e.id IS NULL OR c.entry_id IS NULL`,
  },
];
