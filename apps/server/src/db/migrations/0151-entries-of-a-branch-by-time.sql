-- A report reads the entries of a branch in a period, and finds its last one before it, without those of other branches (D130).
CREATE INDEX entries_branch_time ON entries (branch_id, created_at, id);
-- Cash by hand is found by its category among the entries of years, of one branch and of all (D129).
CREATE INDEX entries_by_hand ON entries (branch_id, id)
  WHERE record_type = 'manual' OR record_type = 'settle' AND event_id IS NULL;
CREATE INDEX entries_by_hand_all ON entries (id)
  WHERE record_type = 'manual' OR record_type = 'settle' AND event_id IS NULL;
