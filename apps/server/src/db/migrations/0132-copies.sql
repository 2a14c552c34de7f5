-- The daily copies as they were made and read back, and who took one home. SPEC: D163
CREATE TABLE daily_copies (
  day date PRIMARY KEY,
  taken_at timestamptz NOT NULL,
  -- Entries of all branches in it.
  entries bigint NOT NULL,
  verified_at timestamptz NOT NULL
);

CREATE TABLE copy_downloads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  user_id bigint NOT NULL REFERENCES users,
  begun_at timestamptz NOT NULL,
  -- Null while it runs, and where it broke off.
  finished_at timestamptz
);
