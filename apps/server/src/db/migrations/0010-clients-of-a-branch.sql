-- What a branch knows of a client is the branch's: one row for each branch and phone (decision 0035).

DROP TRIGGER events_know_client ON events;
DROP FUNCTION know_client_of_event;
DROP TRIGGER clients_know_branch ON clients;
DROP FUNCTION know_new_client;
DROP INDEX clients_phone;

-- Whom an admin wrote down belongs to the first branch that had an event for them.
UPDATE clients c SET branch_id = (
    SELECT branch_id FROM events WHERE client_id = c.id ORDER BY created_at, id LIMIT 1)
  WHERE branch_id IS NULL;

-- Every other branch gets a row of its own, with what it could read until today.
ALTER TABLE clients ADD copied_from bigint;
INSERT INTO clients (full_name, phone_number, secondary_phone, client_image, id_image, branch_id,
    created_at, archived_at, copied_from)
  SELECT c.full_name, c.phone_number, c.secondary_phone, c.client_image, c.id_image, b.branch_id,
    c.created_at, c.archived_at, c.id
  FROM branch_clients b JOIN clients c ON c.id = b.client_id
  WHERE c.branch_id <> b.branch_id ORDER BY c.id, b.branch_id;
UPDATE events e SET client_id = c.id
  FROM clients c WHERE c.copied_from = e.client_id AND c.branch_id = e.branch_id;
ALTER TABLE clients DROP copied_from;
DROP TABLE branch_clients;

-- A photo stays where it was taken: with the branch that uploaded it, or that has it on an event.
CREATE FUNCTION pg_temp.is_foreign(image text, client clients) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM files WHERE path = image AND branch_id <> client.branch_id)
    AND NOT EXISTS (SELECT FROM events e WHERE e.client_id = client.id
      AND image IN (e.id_image, e.face_image))
$$;
UPDATE clients c SET client_image = NULL WHERE pg_temp.is_foreign(client_image, c);
UPDATE clients c SET id_image = NULL WHERE pg_temp.is_foreign(id_image, c);
DROP FUNCTION pg_temp.is_foreign;

CREATE UNIQUE INDEX clients_phone ON clients (branch_id, phone_number) NULLS NOT DISTINCT
  WHERE archived_at IS NULL;
ALTER TABLE clients ADD CONSTRAINT clients_of_branch UNIQUE (branch_id, id);
ALTER TABLE events ADD CONSTRAINT events_client_of_branch
  FOREIGN KEY (branch_id, client_id) REFERENCES clients (branch_id, id);
