-- What the last printed sheet of an event said, by its kind (D135).
CREATE TABLE printed_sheets (
  event_id bigint NOT NULL REFERENCES events,
  kind text NOT NULL,
  said jsonb NOT NULL,
  printed_by bigint NOT NULL REFERENCES users,
  printed_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, kind)
);
