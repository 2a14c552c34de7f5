-- The first schema: who works here, what is sold, which events are booked, and the journal of money.
-- Money is a bigint of santim. Times are timestamptz; days that a person picks are plain dates.

CREATE TABLE settings (
  name text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE branches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  address text NOT NULL,
  created_at timestamptz NOT NULL,
  archived_at timestamptz
);

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL,
  username_key text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'staff')),
  branch_id bigint REFERENCES branches,
  access text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  archived_at timestamptz,
  CHECK (role = 'admin' OR branch_id IS NOT NULL)
);
CREATE UNIQUE INDEX users_username ON users (username_key) WHERE archived_at IS NULL;
CREATE INDEX users_branch ON users (branch_id, id) WHERE archived_at IS NULL;

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE login_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username_key text NOT NULL,
  ip text NOT NULL,
  succeeded boolean NOT NULL DEFAULT false,
  attempted_at timestamptz NOT NULL
);
CREATE INDEX login_attempts_username ON login_attempts (username_key, attempted_at);
CREATE INDEX login_attempts_ip ON login_attempts (ip, attempted_at);

CREATE TABLE items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL,
  created_at timestamptz NOT NULL,
  archived_at timestamptz
);
CREATE UNIQUE INDEX items_name ON items (name_key) WHERE archived_at IS NULL;

CREATE TABLE packages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  archived_at timestamptz
);

CREATE TABLE package_items (
  package_id bigint NOT NULL REFERENCES packages,
  item_id bigint NOT NULL REFERENCES items,
  position int NOT NULL,
  PRIMARY KEY (package_id, item_id)
);

CREATE TABLE package_tiers (
  package_id bigint NOT NULL REFERENCES packages,
  min int NOT NULL CHECK (min >= 0),
  max int NOT NULL CHECK (max >= min),
  value bigint NOT NULL CHECK (value > 0),
  PRIMARY KEY (package_id, min)
);

CREATE TABLE clients (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  full_name text NOT NULL,
  phone_number text NOT NULL,
  secondary_phone text NOT NULL,
  client_image text,
  id_image text,
  branch_id bigint REFERENCES branches,
  created_at timestamptz NOT NULL,
  archived_at timestamptz
);
CREATE UNIQUE INDEX clients_phone ON clients (phone_number) WHERE archived_at IS NULL;

CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version int NOT NULL DEFAULT 1,
  branch_id bigint NOT NULL REFERENCES branches,
  client_id bigint NOT NULL REFERENCES clients,
  package_id bigint REFERENCES packages,
  package_name text,
  event_date date NOT NULL,
  time text NOT NULL,
  starts_at timestamptz NOT NULL,
  num_of_people int NOT NULL CHECK (num_of_people >= 0),
  per_person bigint CHECK (per_person >= 0),
  is_fixed boolean NOT NULL,
  unit_price bigint NOT NULL CHECK (unit_price >= 0),
  base bigint NOT NULL CHECK (base >= 0),
  additional_price bigint NOT NULL CHECK (additional_price >= 0),
  discount_amount bigint NOT NULL CHECK (discount_amount BETWEEN 0 AND base + additional_price),
  total bigint NOT NULL CHECK (total = base + additional_price - discount_amount),
  advance_amount bigint NOT NULL CHECK (advance_amount >= 0),
  paid_full boolean NOT NULL,
  additional_plates int NOT NULL,
  remark text NOT NULL,
  send_sms boolean NOT NULL,
  send_schedule boolean NOT NULL,
  id_image text,
  face_image text,
  agreed_by text NOT NULL,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  archived_at timestamptz,
  CHECK (package_id IS NOT NULL OR per_person IS NOT NULL),
  CHECK (package_id IS NULL OR NOT is_fixed)
);
-- Ascending: read backwards it serves the newest-first list, and the calendar reads it forwards.
CREATE INDEX events_branch ON events (branch_id, event_date, time, id) WHERE archived_at IS NULL;
CREATE INDEX events_newest ON events (event_date, time, id) WHERE archived_at IS NULL;
CREATE INDEX events_deleted ON events (branch_id, event_date, time, id) WHERE archived_at IS NOT NULL;
CREATE INDEX events_day ON events (event_date, branch_id) WHERE archived_at IS NULL;
CREATE INDEX events_client ON events (client_id, starts_at) WHERE archived_at IS NULL;

CREATE TABLE event_items (
  event_id bigint NOT NULL REFERENCES events,
  item_id bigint NOT NULL REFERENCES items,
  name text NOT NULL,
  position int NOT NULL,
  PRIMARY KEY (event_id, item_id)
);

CREATE TABLE event_additional_items (
  event_id bigint NOT NULL REFERENCES events,
  name text NOT NULL,
  position int NOT NULL,
  PRIMARY KEY (event_id, position)
);

-- The journal. A balance is in_total - out_total, moved only together with its posting.
CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  branch_id bigint REFERENCES branches,
  event_id bigint REFERENCES events,
  in_total bigint NOT NULL DEFAULT 0 CHECK (in_total >= 0),
  out_total bigint NOT NULL DEFAULT 0 CHECK (out_total >= 0)
);
CREATE UNIQUE INDEX accounts_event ON accounts (event_id) WHERE event_id IS NOT NULL;

CREATE TABLE pending (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL REFERENCES events,
  branch_id bigint NOT NULL REFERENCES branches,
  transact_type text NOT NULL CHECK (transact_type IN ('in', 'out')),
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'rejected', 'void')),
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  resolved_by bigint REFERENCES users,
  resolved_at timestamptz,
  CHECK ((state = 'open') = (resolved_at IS NULL))
);
CREATE UNIQUE INDEX pending_open_event ON pending (event_id) WHERE state = 'open';
CREATE INDEX pending_open_branch ON pending (branch_id, id) WHERE state = 'open';

CREATE TABLE entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch_id bigint NOT NULL REFERENCES branches,
  record_type text NOT NULL,
  event_id bigint REFERENCES events,
  pending_id bigint UNIQUE REFERENCES pending,
  reverses_id bigint REFERENCES entries,
  remark text NOT NULL DEFAULT '',
  proof text,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL
);
CREATE INDEX entries_branch ON entries (branch_id, id);

CREATE TABLE postings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id bigint NOT NULL REFERENCES entries,
  account_id bigint NOT NULL REFERENCES accounts,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL
);
CREATE INDEX postings_account ON postings (account_id, id);
CREATE INDEX postings_entry ON postings (entry_id);

CREATE TABLE sms_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL REFERENCES events,
  kind text NOT NULL CHECK (kind IN ('confirmation', 'reminder')),
  due_at timestamptz NOT NULL,
  phone text NOT NULL,
  placeholders jsonb NOT NULL,
  state text NOT NULL CHECK (state IN
    ('not configured', 'scheduled', 'sending', 'sent', 'failed', 'skipped', 'cancelled')),
  created_at timestamptz NOT NULL,
  UNIQUE (event_id, kind, due_at)
);
CREATE INDEX sms_outbox_due ON sms_outbox (due_at) WHERE state = 'scheduled';

CREATE TABLE action_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint REFERENCES users,
  branch_id bigint REFERENCES branches,
  action text NOT NULL,
  subject text NOT NULL,
  entity_id bigint,
  changes jsonb,
  device text NOT NULL,
  ip text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX action_logs_time ON action_logs (created_at, id);
CREATE INDEX action_logs_branch ON action_logs (branch_id, created_at, id);

CREATE TABLE idempotency_keys (
  user_id bigint NOT NULL REFERENCES users,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  status int,
  body json,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_time ON idempotency_keys (created_at);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: correct it by a new row', TG_TABLE_NAME;
END $$;

CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON postings
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER action_logs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON action_logs
  EXECUTE FUNCTION refuse_change();
