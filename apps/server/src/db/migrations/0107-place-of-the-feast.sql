-- Where the feast is, whom to call there, and what is celebrated. Blank is not said.
ALTER TABLE events
  ADD venue text NOT NULL DEFAULT '',
  ADD venue_note text NOT NULL DEFAULT '',
  ADD contact_name text NOT NULL DEFAULT '',
  ADD contact_phone text NOT NULL DEFAULT '',
  ADD occasion text CHECK (occasion IN ('wedding', 'mels', 'christening', 'mahber', 'memorial', 'birthday', 'meeting', 'other'));

-- Two feasts in one place, however it is spelled.
CREATE INDEX events_venue ON events (branch_id, fold_homophones(venue), starts_at)
  WHERE archived_at IS NULL AND venue <> '';
