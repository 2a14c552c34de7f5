-- The events of some days by when they were written down: each day of each branch has its newest first, so a page reads a few of
-- each day and not all of them.
DROP INDEX events_day;
CREATE INDEX events_day ON events (event_date, branch_id, created_at, id) WHERE archived_at IS NULL;
