-- An event is found by the words of its place, as they sound (D180).
CREATE INDEX events_venue_words ON events USING gin (client_words(branch_id, venue, '', ''))
  WHERE venue <> '';
