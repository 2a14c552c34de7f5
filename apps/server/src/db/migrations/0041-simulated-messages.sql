-- A demo's messages reach nobody, and go on saying so wherever its database is opened.

ALTER TABLE sms_outbox ADD is_simulated boolean NOT NULL DEFAULT false;
