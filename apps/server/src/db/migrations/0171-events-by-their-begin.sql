-- Which events are at about the same time, without their rows: a day that is no longer kept takes nobody.
DROP INDEX events_begin_all;
CREATE INDEX events_begin_all ON events (starts_at, id) INCLUDE (hold_until) WHERE archived_at IS NULL;
