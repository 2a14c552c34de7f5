-- The close of a day: what was counted at each place of a branch, beside what its book said. Never changed (D128).

CREATE TABLE closes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch_id bigint NOT NULL REFERENCES branches,
  number int NOT NULL,
  -- In Addis Ababa.
  day date NOT NULL,
  -- The number of the last entry of the branch that it saw.
  last_entry int NOT NULL,
  remark text NOT NULL DEFAULT '',
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (branch_id, number)
);
CREATE INDEX closes_of_day ON closes (branch_id, day);

CREATE TABLE closed_places (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  close_id bigint NOT NULL REFERENCES closes,
  -- null: the box of the branch.
  place_id bigint REFERENCES money_places,
  opening bigint NOT NULL,
  came_in bigint NOT NULL,
  went_out bigint NOT NULL,
  moved bigint NOT NULL,
  book bigint NOT NULL,
  -- null: not counted.
  counted bigint,
  notes jsonb NOT NULL DEFAULT '[]',
  coins bigint NOT NULL DEFAULT 0,
  -- Rows of the book that were ticked.
  seen jsonb NOT NULL DEFAULT '[]',
  -- The entry that booked the difference.
  entry_id bigint REFERENCES entries,
  -- The totals of the account after it, from which the next day goes on.
  in_total bigint NOT NULL,
  out_total bigint NOT NULL,
  transferred bigint NOT NULL
);
CREATE UNIQUE INDEX closed_places_place ON closed_places (close_id, coalesce(place_id, 0));

CREATE TRIGGER closes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON closes
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER closed_places_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON closed_places
  EXECUTE FUNCTION refuse_change();
