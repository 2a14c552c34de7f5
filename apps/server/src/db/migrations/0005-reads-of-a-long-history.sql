-- Reads that a long history made dear.

CREATE INDEX sms_outbox_unfinished ON sms_outbox (state)
  WHERE state IN ('scheduled', 'sending', 'failed');

-- The book is asked for the phone of clients and for events that are long gone.
CREATE INDEX clients_any_phone ON clients (phone_number);
CREATE INDEX events_any_client ON events (client_id);

-- What is open in all branches together, newest first.
CREATE INDEX pending_open_newest ON pending (id) WHERE state = 'open';
CREATE INDEX advances_open_newest ON advances (id) WHERE is_open;

-- The deleted events of all branches, newest first.
CREATE INDEX events_deleted_newest ON events (event_date, time, id) WHERE archived_at IS NOT NULL;
