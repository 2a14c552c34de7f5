-- A review lists the newest of a week: each list follows an index and ends at its last line. SPEC: D130
-- Events with a discount by when they were scheduled, and the changes of one.
CREATE INDEX events_discounted ON events (created_at, id) INCLUDE (branch_id) WHERE discount_amount > 0 AND archived_at IS NULL;
CREATE INDEX action_logs_discounted ON action_logs (created_at, id)
  WHERE action = 'event.update' AND changes @> '[{"field":"discount_amount"}]';
-- Places that were miscounted, by their closes; and the first and the last close of some days.
CREATE INDEX closed_places_miscounted ON closed_places (close_id, id) WHERE counted <> book;
DROP INDEX closes_of_day;
CREATE INDEX closes_of_day ON closes (branch_id, day, id);
