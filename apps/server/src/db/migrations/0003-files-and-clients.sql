-- The images that were uploaded, which branch knows which client, and an admin who can't be lost.

CREATE TABLE files (
  path text PRIMARY KEY,
  media_type text NOT NULL,
  bytes int NOT NULL,
  sha256 bytea NOT NULL,
  uploaded_by bigint NOT NULL REFERENCES users,
  branch_id bigint REFERENCES branches,
  created_at timestamptz NOT NULL
);
CREATE INDEX files_uploader ON files (uploaded_by, created_at);
CREATE INDEX files_time ON files (created_at);

-- The session's second token, for image tags, which can send no header.
ALTER TABLE sessions ADD file_token_hash bytea;
CREATE UNIQUE INDEX sessions_file_token ON sessions (file_token_hash);

-- Who refers to a file, so that it can be found from its path.
CREATE INDEX events_id_image ON events (id_image) WHERE id_image IS NOT NULL;
CREATE INDEX events_face_image ON events (face_image) WHERE face_image IS NOT NULL;
CREATE INDEX clients_client_image ON clients (client_image) WHERE client_image IS NOT NULL;
CREATE INDEX clients_id_image ON clients (id_image) WHERE id_image IS NOT NULL;
CREATE INDEX employees_personal_image ON employees (personal_image)
  WHERE personal_image IS NOT NULL;
CREATE INDEX employees_id_image ON employees (id_image) WHERE id_image IS NOT NULL;
CREATE INDEX employees_guarantor_id ON employees (guarantor_id) WHERE guarantor_id IS NOT NULL;
CREATE INDEX employees_agreement_image ON employees (agreement_image)
  WHERE agreement_image IS NOT NULL;
CREATE INDEX entries_proof ON entries (proof) WHERE proof IS NOT NULL;
CREATE INDEX petty_cash_proof ON petty_cash (proof) WHERE proof IS NOT NULL;

-- A branch knows the clients whom it wrote down or had an event for; kept by triggers, so that no
-- way of writing an event can forget it, and a page of clients costs a page.
CREATE TABLE branch_clients (
  branch_id bigint NOT NULL REFERENCES branches,
  client_id bigint NOT NULL REFERENCES clients,
  PRIMARY KEY (branch_id, client_id)
);

CREATE FUNCTION know_client_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO branch_clients VALUES (NEW.branch_id, NEW.client_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER events_know_client AFTER INSERT OR UPDATE OF branch_id, client_id ON events
  FOR EACH ROW EXECUTE FUNCTION know_client_of_event();

CREATE FUNCTION know_new_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.branch_id IS NOT NULL THEN
    INSERT INTO branch_clients VALUES (NEW.branch_id, NEW.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER clients_know_branch AFTER INSERT ON clients
  FOR EACH ROW EXECUTE FUNCTION know_new_client();

INSERT INTO branch_clients SELECT DISTINCT branch_id, client_id FROM events;
INSERT INTO branch_clients SELECT branch_id, id FROM clients WHERE branch_id IS NOT NULL
  ON CONFLICT DO NOTHING;

CREATE FUNCTION keep_admins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.archived_at IS NOT NULL OR NEW.role <> 'admin' THEN
    RAISE EXCEPTION 'an admin is neither removed nor demoted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER users_keep_admins BEFORE UPDATE ON users
  FOR EACH ROW WHEN (OLD.role = 'admin') EXECUTE FUNCTION keep_admins();

CREATE INDEX action_logs_user ON action_logs (user_id, created_at, id);
CREATE INDEX action_logs_entity ON action_logs (split_part(action, '.', 1), created_at, id);
