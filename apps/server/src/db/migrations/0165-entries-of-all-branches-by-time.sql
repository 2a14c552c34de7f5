-- The book of some days in all branches is paged by the time of entries and then by their id, which the branch in between hid.
DROP INDEX entries_time;
CREATE INDEX entries_time ON entries (created_at, id);
