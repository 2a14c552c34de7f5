-- Who works at events and who is paid for them, petty cash, advances, and what the journal says of each.

CREATE TABLE employees (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  full_name text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone_number text NOT NULL,
  guarantor_phone text,
  salary bigint NOT NULL CHECK (salary >= 0),
  wage_type text NOT NULL CHECK (wage_type IN ('fixed', 'dynamic')),
  event_wage bigint CHECK (event_wage >= 0),
  afternoon_wage bigint CHECK (afternoon_wage >= 0),
  evening_wage bigint CHECK (evening_wage >= 0),
  personal_image text,
  id_image text,
  guarantor_id text,
  agreement_image text,
  created_at timestamptz NOT NULL,
  archived_at timestamptz
);

CREATE TABLE vendors (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  pricing text NOT NULL CHECK (pricing IN ('fixed', 'per-person')),
  amount bigint NOT NULL CHECK (amount >= 0),
  representative text NOT NULL,
  contact text NOT NULL,
  created_at timestamptz NOT NULL,
  archived_at timestamptz
);

-- Rates are copied: an assignment keeps the price it was made at.
CREATE TABLE employee_assignments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL REFERENCES events,
  employee_id bigint NOT NULL REFERENCES employees,
  wage_type text NOT NULL CHECK (wage_type IN ('fixed', 'dynamic')),
  event_wage bigint NOT NULL,
  afternoon_wage bigint NOT NULL,
  evening_wage bigint NOT NULL,
  UNIQUE (event_id, employee_id)
);
CREATE INDEX employee_assignments_employee ON employee_assignments (employee_id, event_id);

CREATE TABLE vendor_assignments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL REFERENCES events,
  vendor_id bigint NOT NULL REFERENCES vendors,
  pricing text NOT NULL CHECK (pricing IN ('fixed', 'per-person')),
  amount bigint NOT NULL,
  delivered boolean NOT NULL DEFAULT false,
  UNIQUE (event_id, vendor_id)
);
CREATE INDEX vendor_assignments_vendor ON vendor_assignments (vendor_id, event_id);

CREATE TABLE petty_cash (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch_id bigint NOT NULL REFERENCES branches,
  user_id bigint NOT NULL REFERENCES users,
  budget bigint NOT NULL CHECK (budget > 0),
  closed boolean NOT NULL DEFAULT false,
  reason text NOT NULL,
  proof text,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL
);
CREATE INDEX petty_cash_branch ON petty_cash (branch_id, id);

-- What is still to be settled: the rest of an event, or of a payment made in the book.
CREATE TABLE advances (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch_id bigint NOT NULL REFERENCES branches,
  event_id bigint UNIQUE REFERENCES events,
  transact_type text NOT NULL CHECK (transact_type IN ('in', 'out')),
  -- Of the manual ones: what was agreed and what remains of it; null is unknown.
  settle_amount bigint CHECK (settle_amount > 0),
  rest bigint CHECK (rest BETWEEN 0 AND settle_amount),
  settle_date date,
  remark text NOT NULL DEFAULT '',
  is_open boolean NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK ((settle_amount IS NULL) = (rest IS NULL))
);
CREATE INDEX advances_open ON advances (branch_id, id) WHERE is_open;

-- Every entry has a number in its branch, without gaps.
CREATE TABLE entry_numbers (
  branch_id bigint PRIMARY KEY REFERENCES branches,
  last int NOT NULL
);

ALTER TABLE accounts
  ADD vendor_id bigint REFERENCES vendors,
  ADD employee_id bigint REFERENCES employees,
  ADD petty_id bigint UNIQUE REFERENCES petty_cash;
CREATE INDEX accounts_vendor ON accounts (branch_id, vendor_id) WHERE vendor_id IS NOT NULL;
CREATE INDEX accounts_employee ON accounts (employee_id, branch_id) WHERE employee_id IS NOT NULL;
CREATE INDEX accounts_wages ON accounts (branch_id, employee_id) WHERE employee_id IS NOT NULL;

-- Nothing could post before this migration, so neither table has rows yet.
ALTER TABLE entries
  ADD number int NOT NULL,
  ADD advance_id bigint REFERENCES advances,
  ADD employee_id bigint REFERENCES employees,
  ADD UNIQUE (branch_id, number);
CREATE INDEX entries_event ON entries (event_id) WHERE event_id IS NOT NULL;
CREATE INDEX entries_advance ON entries (advance_id, id) WHERE advance_id IS NOT NULL;
CREATE INDEX entries_employee ON entries (employee_id, id) WHERE employee_id IS NOT NULL;
CREATE INDEX entries_time ON entries (created_at, branch_id);
CREATE INDEX pending_event ON pending (event_id, id);

-- A correction is 'in' with its sign turned, so the side is no matter of the sign.
ALTER TABLE postings ADD transact_type text NOT NULL CHECK (transact_type IN ('in', 'out'));
CREATE INDEX postings_side ON postings (account_id, transact_type, id);

CREATE TABLE salary_payments (
  entry_id bigint PRIMARY KEY REFERENCES entries,
  employee_id bigint NOT NULL REFERENCES employees,
  et_year int NOT NULL,
  et_month int NOT NULL CHECK (et_month BETWEEN 1 AND 13),
  amount bigint NOT NULL CHECK (amount > 0)
);
CREATE INDEX salary_payments_month ON salary_payments (employee_id, et_year, et_month);
CREATE TRIGGER salary_payments_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON salary_payments
  EXECUTE FUNCTION refuse_change();
