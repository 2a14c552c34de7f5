-- What a house has of its own is found like its clients: by one look into an index of words and digits (D137).
CREATE INDEX employees_words ON employees USING gin (client_words(NULL::bigint, full_name, phone_number, phone_number));
CREATE INDEX vendors_words ON vendors
  USING gin (client_words(NULL::bigint, name || ' ' || category || ' ' || representative, contact, contact));
-- For readers who are not shown the contact.
CREATE INDEX vendors_names ON vendors USING gin (client_words(NULL::bigint, name || ' ' || category, '', ''));
CREATE INDEX items_words ON items USING gin (client_words(NULL::bigint, name, '', ''));
CREATE INDEX packages_words ON packages USING gin (client_words(NULL::bigint, name, '', ''));
