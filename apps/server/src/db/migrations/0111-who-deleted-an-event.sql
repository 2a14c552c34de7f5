-- Who deleted an event, and why. Of those deleted before, the log knows who; nobody was asked why.
ALTER TABLE events ADD archived_by bigint REFERENCES users, ADD archive_reason text NOT NULL DEFAULT '';
UPDATE events e SET archived_by =
  (SELECT l.user_id FROM action_logs l
   WHERE split_part(l.action, '.', 1) = 'event' AND l.entity_id = e.id AND l.action = 'event.delete'
   ORDER BY l.id DESC LIMIT 1)
WHERE e.archived_at IS NOT NULL;
