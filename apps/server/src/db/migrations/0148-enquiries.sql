-- Calls that are not yet a booking, with the offers as they were told. SPEC: D173
CREATE TABLE enquiries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version int NOT NULL DEFAULT 1,
  branch_id bigint NOT NULL REFERENCES branches,
  name text NOT NULL,
  phone text NOT NULL,
  event_date date,
  -- Of the Ethiopian calendar, where no day is named yet.
  et_year int,
  et_month int CHECK (et_month BETWEEN 1 AND 13),
  num_of_people int CHECK (num_of_people > 0),
  words text NOT NULL DEFAULT '',
  call_on date,
  options jsonb NOT NULL DEFAULT '[]',
  lost_because text,
  -- The event that it became.
  event_id bigint REFERENCES events,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  CHECK (num_nulls(et_year, et_month) IN (0, 2)),
  CHECK (event_date IS NULL OR et_year IS NULL),
  CHECK (event_id IS NULL OR lost_because IS NULL)
);
CREATE INDEX enquiries_of_branch ON enquiries (branch_id, id DESC);
CREATE INDEX enquiries_open ON enquiries (branch_id, call_on) WHERE event_id IS NULL AND lost_because IS NULL;
CREATE INDEX enquiries_phone ON enquiries (phone);
CREATE INDEX enquiries_event ON enquiries (event_id) WHERE event_id IS NOT NULL;
CREATE INDEX enquiries_words ON enquiries USING gin (client_words(branch_id, name, phone, ''));
