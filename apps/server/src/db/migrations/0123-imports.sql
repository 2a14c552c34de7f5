-- Rows of files that an admin brings in: kept while they are checked, then made in one transaction. SPEC: D161
CREATE TABLE imports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  name text NOT NULL,
  state text NOT NULL DEFAULT 'staged' CHECK (state IN ('staged', 'committed', 'undone')),
  counts jsonb NOT NULL,
  made jsonb,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  committed_at timestamptz,
  CHECK ((state = 'staged') = (committed_at IS NULL) AND (state = 'staged') = (made IS NULL))
);

-- The rows of imports that are not committed yet.
CREATE TABLE import_rows (
  import_id bigint NOT NULL REFERENCES imports ON DELETE CASCADE,
  sheet_row int NOT NULL,
  fields jsonb NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('new', 'known', 'doubtful', 'refused')),
  known_id bigint,
  -- The same for two rows that are one record; null where the row is refused.
  key text,
  PRIMARY KEY (import_id, sheet_row),
  UNIQUE (import_id, key)
);

-- What a committed import made or changed, as long as it can be undone.
CREATE TABLE import_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  import_id bigint NOT NULL REFERENCES imports,
  sheet_row int NOT NULL,
  record text NOT NULL CHECK (record IN ('clients', 'items', 'packages', 'employees', 'vendors', 'events')),
  record_id bigint NOT NULL,
  -- The content before it was changed; null where the record was made.
  before jsonb,
  -- A digest of the record right after the import.
  mark text NOT NULL
);
CREATE INDEX import_records_import ON import_records (import_id);

-- Of an import that was taken back, kept because entries are of it; no list shows it.
ALTER TABLE events ADD withdrawn boolean NOT NULL DEFAULT false CHECK (NOT withdrawn OR archived_at IS NOT NULL);

-- Names that sound alike, of which an import asks for thousands at once.
CREATE INDEX clients_sound ON clients (branch_id, fold_homophones(full_name)) WHERE archived_at IS NULL;

-- Imports are no movements of money by themselves, and taking one back is undoing; no row of before has either word.
CREATE OR REPLACE FUNCTION is_about_undoing(action text) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql
  RETURN split_part(action, '.', 2) IN ('correct', 'delete', 'merge', 'reject', 'restore', 'undo', 'unmark');
