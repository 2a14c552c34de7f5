-- How often a sign-in failed from an address in a minute, and under which of the names that exist: the log has one row of
-- it. What else was typed as a name is often a password, so it is kept nowhere (D96).

CREATE TABLE login_refusals (
  -- Of an IPv6 address its network.
  address text NOT NULL,
  minute timestamptz NOT NULL,
  times int NOT NULL DEFAULT 1,
  names text[] NOT NULL,
  log_id bigint REFERENCES action_logs,
  PRIMARY KEY (address, minute)
);
CREATE UNIQUE INDEX login_refusals_log ON login_refusals (log_id);

-- What was typed before. The log is append-only for everybody but this.
ALTER TABLE action_logs DISABLE TRIGGER action_logs_append_only;
UPDATE action_logs SET subject = ''
  WHERE action = 'login.refuse'
    AND NOT EXISTS (SELECT FROM users WHERE subject IN (username, username_key));
ALTER TABLE action_logs ENABLE TRIGGER action_logs_append_only;

-- Attempts are counted by a digest of the name.
UPDATE login_attempts SET username_key = encode(sha256(convert_to(username_key, 'UTF8')), 'hex');
