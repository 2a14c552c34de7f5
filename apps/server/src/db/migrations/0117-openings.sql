-- The figures with which a branch begins: what it has, what it owes, and what it has received for events (D160).

CREATE TABLE openings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch_id bigint NOT NULL REFERENCES branches,
  dated date NOT NULL,
  remark text NOT NULL DEFAULT '',
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  -- Taken back by opposite entries.
  undone_by bigint REFERENCES users,
  undone_at timestamptz
);
-- Each branch opens once, until that is undone.
CREATE UNIQUE INDEX openings_standing ON openings (branch_id) WHERE undone_at IS NULL;

-- Lists by day find an opening figure by the day it is of.
CREATE INDEX entries_opening ON entries ((facts ->> 'dated')) WHERE record_type = 'opening';
