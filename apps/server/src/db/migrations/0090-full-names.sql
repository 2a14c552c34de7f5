-- What a user is called on papers and in lists; the username only signs in (D147).
ALTER TABLE users ADD COLUMN full_name text NOT NULL DEFAULT '';
