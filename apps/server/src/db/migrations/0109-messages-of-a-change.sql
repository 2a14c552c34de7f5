-- A message that tells the client what has changed since the last one (D184).
ALTER TABLE sms_outbox DROP CONSTRAINT sms_outbox_kind_check,
  ADD CONSTRAINT sms_outbox_kind_check CHECK (kind IN ('confirmation', 'reminder', 'due', 'change'));
