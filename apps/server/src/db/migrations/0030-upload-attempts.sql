-- Who tried to upload, whatever became of it: the quota counts before an image is decoded.

CREATE TABLE upload_attempts (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL REFERENCES users,
  attempted_at timestamptz NOT NULL
);
CREATE INDEX upload_attempts_user ON upload_attempts (user_id, attempted_at);
