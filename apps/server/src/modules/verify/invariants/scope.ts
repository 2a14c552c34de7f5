/** The rows that a run checks: all, or those touched since a checkpoint. */
import { type SQL, sql } from 'drizzle-orm';

type Kind =
  | 'entry'
  | 'posting'
  | 'account'
  | 'event'
  | 'advance'
  | 'close'
  | 'log'
  | 'seal'
  // Postings, or costs of events, on the scope's days.
  | 'booked'
  | 'cost';

export type Scope = Record<Kind, (id: string) => SQL> & {
  reference: (key: string) => SQL;
  sealedRow: (table: string, key: string, type: 'bigint' | 'text') => SQL;
  checkpoint: (number: string) => SQL;
  /** At the checkpoint; event accounts are read in full. */
  knownAccounts: SQL;
  knownBranches: SQL;
  /** The days of each branch whose kept sums are recalculated. */
  days: SQL;
};

export interface Invariant {
  name: string;
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

export const accountColumns =
  'account_id bigint, in_total bigint, out_total bigint, transferred bigint';
export const branchColumns =
  'branch_id bigint, number int, seal text, last_book_no int, book_balance bigint, closes int';

const noRows = (columns: string) =>
  sql.raw(`(SELECT * FROM jsonb_to_recordset('[]') AS none (${columns}))`);

/** OFFSET 0: PostgreSQL would begin with the largest account. */
export const accountOf = (posting: string): SQL =>
  sql.raw(`LATERAL (SELECT * FROM accounts WHERE accounts.id = ${posting}.account_id OFFSET 0)`);

export const wholeScope = scopeOf(() => () => sql`true`, {
  sealedRow: () => sql`true`,
  checkpoint: () => sql`true`,
  knownAccounts: noRows(accountColumns),
  knownBranches: noRows(branchColumns),
  days: sql`(SELECT id AS branch_id, '-infinity'::date AS first, 'infinity'::date AS last FROM branches)`,
});

export const touchedScope = scopeOf(
  (kind) => (id) => sql.raw(`${id} IN (SELECT id FROM touched_${kind})`),
  {
    sealedRow: (table, key, type) =>
      sql.raw(
        `${key} IN (SELECT row_key::${type} FROM touched_seal WHERE table_name = '${table}')`,
      ),
    // Earlier checkpoints are read only in a full run.
    checkpoint: () => sql`false`,
    knownAccounts: sql`known_accounts`,
    knownBranches: sql`known_branches`,
    days: sql`touched_day`,
  },
);
