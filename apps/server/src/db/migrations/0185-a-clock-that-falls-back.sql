-- The clock is compared with the newest entry of a branch before each entry (decision 0144).
ALTER TABLE entry_numbers ADD newest_at timestamptz;
UPDATE entry_numbers n SET newest_at = e.created_at
  FROM entries e WHERE e.branch_id = n.branch_id AND e.number = n.last;

-- Entries that may be dated before the one before them: an operator has set back a clock that was ahead.
CREATE TABLE clock_steps (
  branch_id bigint NOT NULL REFERENCES branches,
  -- Of the entry.
  number int NOT NULL,
  PRIMARY KEY (branch_id, number)
);
CREATE TRIGGER clock_steps_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON clock_steps
  EXECUTE FUNCTION refuse_change();

-- Earlier versions asked nobody.
INSERT INTO clock_steps SELECT e.branch_id, e.number
  FROM entries e JOIN entries b ON b.branch_id = e.branch_id AND b.number = e.number - 1
  WHERE e.created_at < b.created_at - interval '1 day';
