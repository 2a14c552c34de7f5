-- Every agreement that was printed, as it was printed; and messages on their way to a phone.

CREATE TABLE agreements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL REFERENCES events,
  date date NOT NULL,
  behalf text NOT NULL,
  client text NOT NULL,
  client_phone text NOT NULL,
  event_date date NOT NULL,
  advance bigint NOT NULL,
  "left" bigint NOT NULL,
  page text NOT NULL,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL
);
CREATE INDEX agreements_event ON agreements (event_id, id);
CREATE TRIGGER agreements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON agreements
  EXECUTE FUNCTION refuse_change();

-- What was sent stays as it was sent, whatever becomes of the template.
ALTER TABLE sms_outbox
  ADD text text,
  ADD attempts int NOT NULL DEFAULT 0,
  -- When it is tried again; of one that is being sent, when its sender is given up. Null: at due_at.
  ADD next_at timestamptz,
  ADD sent_at timestamptz;
DROP INDEX sms_outbox_due;
CREATE INDEX sms_outbox_next ON sms_outbox (coalesce(next_at, due_at))
  WHERE state IN ('scheduled', 'sending');
CREATE INDEX sms_outbox_event ON sms_outbox (event_id, id);
CREATE INDEX login_attempts_time ON login_attempts (attempted_at);
