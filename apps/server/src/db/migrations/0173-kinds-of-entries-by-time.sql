-- The book of some days by its kind reads the kinds from the index, and of entries those alone that it shows.
DROP INDEX entries_branch_time;
CREATE INDEX entries_branch_time ON entries (branch_id, created_at, id) INCLUDE (record_type);
