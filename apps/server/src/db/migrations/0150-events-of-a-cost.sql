-- The event that money was spent for, and its category: a fact of the entry, or a note of it, the last of which counts (D129).
ALTER TABLE entry_notes DROP CONSTRAINT entry_notes_kind_check,
  ADD CONSTRAINT entry_notes_kind_check CHECK (kind IN ('fiscal_no', 'event', 'category')),
  ADD CONSTRAINT entry_notes_event_check CHECK (kind <> 'event' OR value ~ '^\d{1,10}$');

-- What an event cost is found by it, among the entries of years.
CREATE INDEX entries_cost_of ON entries (((facts ->> 'event')::bigint)) WHERE facts ? 'event';
CREATE INDEX entry_notes_cost_of ON entry_notes ((value::bigint)) WHERE kind = 'event';
