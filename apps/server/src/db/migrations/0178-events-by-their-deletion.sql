-- The envelope lists what is kept of the events that were deleted in a month. SPEC: D178
CREATE INDEX events_by_deletion ON events (archived_at, id) WHERE archived_at IS NOT NULL AND NOT withdrawn;
