-- What the SMS gateway said, and when, of a message that it has not taken. Blank: it was not reached, or gave no reason.
ALTER TABLE sms_outbox ADD reason text, ADD refused_at timestamptz;
CREATE INDEX sms_outbox_refused ON sms_outbox (refused_at) WHERE state = 'scheduled' AND refused_at IS NOT NULL;
