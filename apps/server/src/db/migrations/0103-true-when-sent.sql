-- A message whose outcome the gateway did not tell is neither sent nor tried again by itself.
ALTER TABLE sms_outbox DROP CONSTRAINT sms_outbox_state_check,
  ADD CONSTRAINT sms_outbox_state_check CHECK (state IN
    ('not configured', 'scheduled', 'sending', 'sent', 'unknown', 'failed', 'skipped', 'cancelled'));
DROP INDEX sms_outbox_unfinished;
CREATE INDEX sms_outbox_unfinished ON sms_outbox (state)
  WHERE state IN ('scheduled', 'sending', 'unknown', 'failed');
-- How many messages the business has sent today.
CREATE INDEX sms_outbox_sent ON sms_outbox (sent_at) WHERE state = 'sent';

-- The phone of a client who was merged leads to the client who remains.
ALTER TABLE clients ADD merged_into bigint REFERENCES clients;
CREATE INDEX clients_merged_phone ON clients (branch_id, phone_number) WHERE merged_into IS NOT NULL;
