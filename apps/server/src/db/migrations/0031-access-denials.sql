-- How often somebody was refused the same call in a minute: the log has one row of it, and log rows never change.

CREATE TABLE access_denials (
  user_id bigint NOT NULL REFERENCES users,
  operation text NOT NULL,
  minute timestamptz NOT NULL,
  times int NOT NULL DEFAULT 1,
  log_id bigint REFERENCES action_logs,
  PRIMARY KEY (user_id, operation, minute)
);
CREATE UNIQUE INDEX access_denials_log ON access_denials (log_id);
