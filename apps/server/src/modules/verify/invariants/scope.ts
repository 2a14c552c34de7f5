/** Scope of a verify: all rows, or those that were touched after a checkpoint. */
import { type SQL, sql } from 'drizzle-orm';

/** The kinds of rows that an invariant is narrowed to. */
type Kind =
  | 'entry'
  | 'posting'
  | 'account'
  | 'event'
  | 'advance'
  | 'close'
  | 'log'
  | 'seal'
  // Postings that were booked, or cost an event, on the days of the scope.
  | 'booked'
  | 'cost';

/** For each kind a condition on a column of ids. */
export type Scope = Record<Kind, (id: string) => SQL> & {
  /** A condition on a key of held references. */
  reference: (key: string) => SQL;
  /** A condition on the key of a sealed row, which is compared as this type. */
  sealedRow: (table: string, key: string, type: 'bigint' | 'text') => SQL;
  /** A condition on the number of a checkpoint. */
  checkpoint: (number: string) => SQL;
  /** Accounts with their totals at the checkpoint: all that no event limits, because their postings are without end. */
  knownAccounts: SQL;
  /** Branches with their numbers at the checkpoint. */
  knownBranches: SQL;
  /** Branches with a first and a last day, whose kept sums are made again. */
  days: SQL;
};

/** A condition that always holds, and the query that finds its violations. One text serves both scopes. */
export interface Invariant {
  name: string;
  /** The rows that break it, as `id` and `detail`. */
  violations: (scope: Scope) => SQL;
}

const scopeOf = (
  of: (kind: Kind | 'reference') => (id: string) => SQL,
  known: Pick<Scope, 'sealedRow' | 'checkpoint' | 'knownAccounts' | 'knownBranches' | 'days'>,
): Scope => ({
  entry: of('entry'),
  posting: of('posting'),
  account: of('account'),
  event: of('event'),
  advance: of('advance'),
  close: of('close'),
  log: of('log'),
  seal: of('seal'),
  booked: of('booked'),
  cost: of('cost'),
  reference: of('reference'),
  ...known,
});

/** Columns of `known_accounts` and `known_branches`. */
export const accountColumns =
  'account_id bigint, in_total bigint, out_total bigint, transferred bigint';
export const branchColumns =
  'branch_id bigint, number int, seal text, last_book_no int, book_balance bigint, closes int';

const noRows = (columns: string) =>
  sql.raw(`(SELECT * FROM jsonb_to_recordset('[]') AS none (${columns}))`);

/**
 * The account of a posting, looked up from it. PostgreSQL takes every account for one of a few postings, and would else begin
 * with those that have most.
 */
export const accountOf = (posting: string): SQL =>
  sql.raw(`LATERAL (SELECT * FROM accounts WHERE accounts.id = ${posting}.account_id OFFSET 0)`);

/** All rows; nothing is known from before. */
export const wholeScope = scopeOf(() => () => sql`true`, {
  sealedRow: () => sql`true`,
  checkpoint: () => sql`true`,
  knownAccounts: noRows(accountColumns),
  knownBranches: noRows(branchColumns),
  days: sql`(SELECT id AS branch_id, '-infinity'::date AS first, 'infinity'::date AS last FROM branches)`,
});

/** Rows in the temporary tables of `touched-rows.ts`. */
export const touchedScope = scopeOf(
  (kind) => (id) => sql.raw(`${id} IN (SELECT id FROM touched_${kind})`),
  {
    sealedRow: (table, key, type) =>
      sql.raw(
        `${key} IN (SELECT row_key::${type} FROM touched_seal WHERE table_name = '${table}')`,
      ),
    // The seals before the checkpoint are read by a whole run alone.
    checkpoint: () => sql`false`,
    knownAccounts: sql`known_accounts`,
    knownBranches: sql`known_branches`,
    days: sql`touched_day`,
  },
);
