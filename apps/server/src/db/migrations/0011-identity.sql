-- Own passwords, a second factor, and sessions that a person can see and end (D151-D153).

ALTER TABLE users
  -- Somebody else gave the password: the user chooses another before anything else.
  ADD must_change boolean NOT NULL DEFAULT false,
  -- Sealed with the server's key. It asks for codes from the moment it was confirmed.
  ADD totp_secret text,
  ADD totp_confirmed_at timestamptz,
  -- The half minute of the last code that was taken: none is taken twice.
  ADD totp_step bigint;

CREATE TABLE recovery_codes (
  user_id bigint NOT NULL REFERENCES users,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

ALTER TABLE sessions
  ADD id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD device text NOT NULL DEFAULT '',
  ADD ip text NOT NULL DEFAULT '',
  -- When the password was last proved.
  ADD proved_at timestamptz;
UPDATE sessions SET proved_at = created_at;
ALTER TABLE sessions ALTER proved_at SET NOT NULL, ALTER device DROP DEFAULT, ALTER ip DROP DEFAULT;
