-- Accounts of the general ledger that differ from the proposed ones, by the kind of account of the journal.
CREATE TABLE gl_accounts (
  kind text PRIMARY KEY,
  account text NOT NULL CHECK (account ~ '^[A-Za-z0-9][A-Za-z0-9.-]{0,14}$')
);
