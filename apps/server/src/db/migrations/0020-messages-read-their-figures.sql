-- A message says what is true when it is sent: the figures are read then, and no copy of them waits here.
ALTER TABLE sms_outbox DROP COLUMN placeholders;
