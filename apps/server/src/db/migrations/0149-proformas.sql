-- Proformas of enquiries, kept as they were printed and numbered by their branch. SPEC: D173
CREATE TABLE proforma_numbers (
  branch_id bigint PRIMARY KEY REFERENCES branches,
  last int NOT NULL CHECK (last > 0)
);

CREATE TABLE proformas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enquiry_id bigint NOT NULL REFERENCES enquiries,
  branch_id bigint NOT NULL REFERENCES branches,
  number int NOT NULL,
  date date NOT NULL,
  valid_until date NOT NULL,
  page text NOT NULL,
  logo text REFERENCES files,
  stamp text REFERENCES files,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (branch_id, number)
);
CREATE INDEX proformas_enquiry ON proformas (enquiry_id);
CREATE INDEX proformas_logo ON proformas (logo) WHERE logo IS NOT NULL;
CREATE INDEX proformas_stamp ON proformas (stamp) WHERE stamp IS NOT NULL;
