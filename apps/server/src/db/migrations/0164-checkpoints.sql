-- Where a verify agreed, and the next one goes on from. Rows are only ever added, each sealed together with the one before it.
CREATE TABLE checkpoints (
  -- Without a gap, from 1.
  number int PRIMARY KEY CHECK (number > 0),
  kept_at timestamptz NOT NULL,
  -- The last run up to here that read all rows.
  whole_at timestamptz NOT NULL,
  -- The invariants that held, as a hash of their statements.
  rules text NOT NULL,
  -- Last numbers and seals of branches, totals of accounts, last ids.
  known jsonb NOT NULL,
  -- Which key of a server made the seal.
  key_name text NOT NULL,
  seal_before text,
  seal text NOT NULL
);
CREATE TRIGGER checkpoints_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON checkpoints
  EXECUTE FUNCTION refuse_change();
