/** Invariants of the journal: entries balance, balances equal their postings, numbers have no gaps. I1, I2. */
import { type SQL, sql } from 'drizzle-orm';

/** A condition that always holds, and the query that finds its violations. */
export interface Invariant {
  name: string;
  /** The rows that break it, as `id` and `detail`. */
  violations: SQL;
}

export const journalInvariants: readonly Invariant[] = [
  {
    name: 'I1: every entry sums to zero',
    violations: sql`SELECT e.id, coalesce(sum(p.amount), 0)::text AS detail
      FROM entries e LEFT JOIN postings p ON p.entry_id = e.id
      GROUP BY e.id HAVING coalesce(sum(p.amount), 1) <> 0`,
  },
  {
    name: 'I2: a balance is the sum of its postings',
    violations: sql`SELECT a.id, a.name || ': ' || (a.in_total - a.out_total) AS detail
      FROM accounts a LEFT JOIN (SELECT account_id, amount,
          (amount > 0) <> (reverses_id IS NOT NULL AND record_type <> 'accrual') AS is_in
        FROM postings JOIN entries e ON e.id = entry_id) p ON p.account_id = a.id
      GROUP BY a.id
      HAVING a.in_total <> coalesce(sum(p.amount) FILTER (WHERE p.is_in), 0)
        OR a.out_total <> -coalesce(sum(p.amount) FILTER (WHERE NOT p.is_in), 0)`,
  },
  {
    name: 'I2: balance_after is the balance after each posting',
    violations: sql`SELECT id, balance_after::text AS detail
      FROM (SELECT id, balance_after,
        sum(amount) OVER (PARTITION BY account_id ORDER BY id) AS balance FROM postings) p
      WHERE balance <> balance_after`,
  },
  {
    name: 'every posting has its entry and its account',
    violations: sql`SELECT p.id, p.entry_id::text AS detail
      FROM postings p LEFT JOIN entries e ON e.id = p.entry_id
      LEFT JOIN accounts a ON a.id = p.account_id WHERE e.id IS NULL OR a.id IS NULL`,
  },
  {
    name: 'the entries of a branch are numbered without a gap',
    violations: sql`SELECT n.branch_id AS id, n.last::text AS detail FROM entry_numbers n
      WHERE n.last <> (SELECT count(*) FROM entries e WHERE e.branch_id = n.branch_id)
        OR n.last <> (SELECT max(number) FROM entries e WHERE e.branch_id = n.branch_id)`,
  },
  {
    name: 'the postings of a book, and no others, are numbered without a gap',
    violations: sql`SELECT a.id, a.name || ': ' || a.last_book_no AS detail
      FROM accounts a LEFT JOIN postings p ON p.account_id = a.id GROUP BY a.id
      HAVING a.last_book_no <> count(p.book_no) OR a.last_book_no <> coalesce(max(p.book_no), 0)
        OR (a.name LIKE 'cash:%') <> (count(p.book_no) > 0) AND count(p.id) > 0
        OR count(p.book_no) > 0 AND count(p.book_no) <> count(p.id)`,
  },
  {
    name: 'what a branch earned and spent stands on its own accounts',
    violations: sql`SELECT p.id, a.name AS detail FROM postings p JOIN entries e ON e.id = p.entry_id
      JOIN accounts a ON a.id = p.account_id
      WHERE (a.name LIKE 'expense:%' OR a.name LIKE 'income:%') AND a.branch_id <> e.branch_id`,
  },
];
