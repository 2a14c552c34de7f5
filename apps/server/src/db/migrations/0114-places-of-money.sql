-- Places of money beside the box of a branch. The numbers and the balance of a book are those of its branch, whatever place
-- an entry moves.

CREATE TABLE money_places (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  digits text,
  branch_id bigint REFERENCES branches,
  created_at timestamptz NOT NULL,
  archived_at timestamptz
);

ALTER TABLE accounts ADD place_id bigint REFERENCES money_places,
  ADD is_cash boolean NOT NULL DEFAULT false,
  -- What transfers brought and took: neither in nor out.
  ADD transferred bigint NOT NULL DEFAULT 0;
UPDATE accounts SET is_cash = true WHERE name LIKE 'cash:%';
CREATE INDEX accounts_cash ON accounts (branch_id) WHERE is_cash;
CREATE INDEX accounts_place ON accounts (place_id) WHERE place_id IS NOT NULL;

ALTER TABLE entry_numbers ADD last_book_no int NOT NULL DEFAULT 0, ADD book_balance bigint NOT NULL DEFAULT 0;
UPDATE entry_numbers n SET last_book_no = a.last_book_no, book_balance = a.in_total - a.out_total
FROM accounts a WHERE a.name = 'cash:' || n.branch_id;

-- The branch in whose book a posting is shown, and what that book had after it.
ALTER TABLE postings ADD book bigint, ADD book_balance bigint;
ALTER TABLE postings DISABLE TRIGGER postings_append_only;
UPDATE postings p SET book = a.branch_id, book_balance = p.balance_after FROM accounts a
WHERE a.id = p.account_id AND a.is_cash;
ALTER TABLE postings ENABLE TRIGGER postings_append_only;
DROP INDEX postings_book_no;
CREATE UNIQUE INDEX postings_book_no ON postings (book, book_no) WHERE book IS NOT NULL;
CREATE INDEX postings_of_book ON postings (book, id) WHERE book IS NOT NULL;
ALTER TABLE accounts DROP last_book_no;

-- What a claim says of how it was paid, as an entry does.
ALTER TABLE pending ADD facts jsonb NOT NULL DEFAULT '{}';

-- A reference of a bank stands on one request, of all branches; it is free again when that is undone.
CREATE TABLE held_references (
  key text PRIMARY KEY,
  branch_id bigint NOT NULL REFERENCES branches,
  entry_id bigint REFERENCES entries,
  pending_id bigint REFERENCES pending,
  CHECK (num_nonnulls(entry_id, pending_id) = 1)
);
CREATE INDEX held_references_entry ON held_references (entry_id) WHERE entry_id IS NOT NULL;
CREATE INDEX held_references_pending ON held_references (pending_id) WHERE pending_id IS NOT NULL;
