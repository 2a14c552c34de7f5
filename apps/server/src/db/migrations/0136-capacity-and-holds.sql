-- What a branch takes on a day (D122), and days kept for clients who have not paid (D123).
ALTER TABLE branches ADD COLUMN max_events integer, ADD COLUMN max_people integer;
ALTER TABLE events ADD COLUMN hold_until date;
CREATE INDEX events_held ON events (hold_until, branch_id) WHERE hold_until IS NOT NULL AND archived_at IS NULL;
