-- A whole phone is looked up by itself, not by its parts (D137).
CREATE INDEX clients_second_phone ON clients (secondary_phone);
