-- Additional plates count against what a branch takes on a day; few events have any.
CREATE INDEX events_plates ON events (branch_id, event_date) INCLUDE (id, hold_until, additional_plates)
  WHERE archived_at IS NULL AND additional_plates > 0;
