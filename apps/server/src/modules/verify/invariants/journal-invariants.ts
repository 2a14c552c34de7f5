// I1, I2
import { sql } from 'drizzle-orm';
import { accountOf, type Invariant } from './scope.ts';

export const journalInvariants: readonly Invariant[] = [
  {
    name: 'I1: every entry sums to zero',
    violations: (scope) => sql`SELECT e.id, coalesce(sum(p.amount), 0)::text AS detail
      FROM entries e LEFT JOIN postings p ON p.entry_id = e.id
      WHERE ${scope.entry('e.id')} GROUP BY e.id HAVING coalesce(sum(p.amount), 1) <> 0`,
  },
  {
    name: 'I2: a balance is the sum of its postings',
    violations: (scope) => sql`SELECT a.id, a.name || ': ' || (a.in_total - a.out_total) AS detail
      FROM accounts a LEFT JOIN ${scope.knownAccounts} k ON k.account_id = a.id
      LEFT JOIN (SELECT account_id, sum(amount) FILTER (WHERE is_in AND NOT is_transfer) AS came,
          sum(amount) FILTER (WHERE NOT is_in AND NOT is_transfer) AS went, sum(amount) FILTER (WHERE is_transfer) AS moved
        FROM (SELECT account_id, amount, record_type = 'transfer' AS is_transfer,
            (amount > 0) <> (reverses_id IS NOT NULL AND record_type <> 'accrual') AS is_in
          FROM postings JOIN entries e ON e.id = entry_id WHERE ${scope.posting('postings.id')}) p
        GROUP BY account_id) p ON p.account_id = a.id
      WHERE ${scope.account('a.id')} AND (a.in_total <> coalesce(k.in_total, 0) + coalesce(p.came, 0)
        OR a.out_total <> coalesce(k.out_total, 0) - coalesce(p.went, 0)
        OR a.transferred <> coalesce(k.transferred, 0) + coalesce(p.moved, 0))`,
  },
  {
    name: 'I15: the balance of a branch is the sum of its places, and what was transferred between them is nothing',
    violations:
      () => sql`SELECT n.branch_id AS id, n.book_balance || ', transferred ' || coalesce(cash.transferred, 0) AS detail
      FROM entry_numbers n LEFT JOIN (SELECT branch_id, sum(in_total - out_total) AS balance, sum(transferred) AS transferred
        FROM accounts WHERE is_cash GROUP BY branch_id) cash USING (branch_id)
      WHERE n.book_balance <> coalesce(cash.balance, 0) OR cash.transferred <> 0`,
  },
  {
    name: 'I15: a row of the book has the balance of its branch after it',
    violations: (scope) => sql`SELECT id, book_balance::text AS detail FROM (
        SELECT p.id, p.book, p.book_balance,
          coalesce(k.book_balance, 0)
            + sum(p.amount) OVER (PARTITION BY a.branch_id ORDER BY p.entry_id RANGE UNBOUNDED PRECEDING) AS balance
        FROM postings p CROSS JOIN ${accountOf('p')} a LEFT JOIN ${scope.knownBranches} k ON k.branch_id = a.branch_id
        WHERE a.is_cash AND ${scope.posting('p.id')}) p
      WHERE book IS NOT NULL AND balance <> book_balance`,
  },
  {
    name: 'money lies only at a place of its branch, and at none that is closed',
    violations: (
      scope,
    ) => sql`SELECT a.id, a.name AS detail FROM accounts a LEFT JOIN money_places place ON place.id = a.place_id
      WHERE ${scope.account('a.id')} AND (a.is_cash <> (a.name LIKE 'cash:%')
        OR a.place_id IS NOT NULL AND (place.branch_id <> a.branch_id
          OR place.archived_at IS NOT NULL AND a.in_total - a.out_total + a.transferred <> 0))`,
  },
  {
    name: 'I2: balance_after is the balance after each posting',
    violations: (scope) => sql`SELECT id, balance_after::text AS detail
      FROM (SELECT p.id, balance_after, coalesce(k.in_total - k.out_total + k.transferred, 0)
          + sum(amount) OVER (PARTITION BY p.account_id ORDER BY p.id) AS balance
        FROM postings p LEFT JOIN ${scope.knownAccounts} k ON k.account_id = p.account_id WHERE ${scope.posting('p.id')}) p
      WHERE balance <> balance_after`,
  },
  {
    name: 'every posting has its entry and its account',
    violations: (scope) => sql`SELECT p.id, p.entry_id::text AS detail
      FROM postings p LEFT JOIN entries e ON e.id = p.entry_id
      LEFT JOIN accounts a ON a.id = p.account_id
      WHERE ${scope.posting('p.id')} AND (e.id IS NULL OR a.id IS NULL)`,
  },
  {
    name: 'the entries of a branch are numbered without a gap',
    violations: (scope) => sql`SELECT n.branch_id AS id, n.last::text AS detail FROM entry_numbers n
      LEFT JOIN ${scope.knownBranches} k ON k.branch_id = n.branch_id
      WHERE n.last <> coalesce(k.number, 0) + (SELECT count(*) FROM entries e
          WHERE e.branch_id = n.branch_id AND e.number > coalesce(k.number, 0))
        OR n.last <> (SELECT max(number) FROM entries e WHERE e.branch_id = n.branch_id)`,
  },
  {
    name: 'no entry is dated more than a day before the one before it, unless an operator set the clock back',
    violations: (scope) => sql`SELECT e.id, e.created_at::text AS detail
      FROM entries e JOIN entries b ON b.branch_id = e.branch_id AND b.number = e.number - 1
      WHERE ${scope.entry('e.id')} AND e.created_at < b.created_at - interval '1 day'
        AND NOT EXISTS (SELECT FROM clock_steps c WHERE c.branch_id = e.branch_id AND c.number = e.number)`,
  },
  {
    name: 'the rows of a book are numbered without a gap',
    violations: (scope) => sql`SELECT n.branch_id AS id, n.last_book_no::text AS detail
      FROM entry_numbers n LEFT JOIN ${scope.knownBranches} k ON k.branch_id = n.branch_id
      LEFT JOIN postings p ON p.book = n.branch_id AND p.book_no > coalesce(k.last_book_no, 0)
      GROUP BY n.branch_id, n.last_book_no, k.last_book_no
      HAVING n.last_book_no <> coalesce(k.last_book_no, 0) + count(p.book_no)
        OR n.last_book_no <> coalesce(max(p.book_no), k.last_book_no, 0)`,
  },
  {
    name: 'a book shows the cash of its branch, a transfer where it went out, and nothing else',
    violations: (
      scope,
    ) => sql`SELECT p.id, a.name AS detail FROM postings p JOIN accounts a ON a.id = p.account_id
      JOIN entries e ON e.id = p.entry_id
      WHERE ${scope.posting('p.id')} AND ((p.book IS NOT NULL) <> (a.is_cash AND (e.record_type <> 'transfer' OR p.transact_type = 'out'))
        OR p.book <> e.branch_id OR (p.book IS NULL) <> (p.book_no IS NULL) OR (p.book IS NULL) <> (p.book_balance IS NULL))`,
  },
  {
    name: 'what a branch earned and spent stands on its own accounts',
    violations: (
      scope,
    ) => sql`SELECT p.id, a.name AS detail FROM postings p JOIN entries e ON e.id = p.entry_id
      CROSS JOIN ${accountOf('p')} a
      WHERE ${scope.posting('p.id')} AND (a.name LIKE 'expense:%' OR a.name LIKE 'income:%') AND a.branch_id <> e.branch_id`,
  },
];
