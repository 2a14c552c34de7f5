-- What is learned of a written entry later, as the number of its tax receipt. The entry and its seal stay as they are (D132).
CREATE TABLE entry_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id bigint NOT NULL REFERENCES entries,
  kind text NOT NULL CHECK (kind = 'fiscal_no'),
  value text NOT NULL CHECK (value <> ''),
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL
);
CREATE INDEX entry_notes_entry ON entry_notes (entry_id, kind, id);
CREATE INDEX entry_notes_value ON entry_notes (upper(value));

CREATE TRIGGER entry_notes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entry_notes
  EXECUTE FUNCTION refuse_change();
