-- What a business does not want to see any more, as the first steps (D159).
CREATE TABLE dismissals (
  name text PRIMARY KEY,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL
);
