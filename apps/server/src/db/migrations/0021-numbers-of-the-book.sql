-- People number what they see in the book: the postings on the cash of a branch, without a gap. An entry's own
-- number counts what the book never shows as well.

ALTER TABLE accounts ADD last_book_no int NOT NULL DEFAULT 0;
ALTER TABLE postings ADD book_no int;

-- The journal is append-only for everybody but this, which gives what is there the number it would have had.
ALTER TABLE postings DISABLE TRIGGER postings_append_only;
WITH numbered AS (
  SELECT p.id, row_number() OVER (PARTITION BY p.account_id ORDER BY p.id) AS number
  FROM postings p JOIN accounts a ON a.id = p.account_id WHERE a.name LIKE 'cash:%')
UPDATE postings p SET book_no = n.number FROM numbered n WHERE n.id = p.id;
ALTER TABLE postings ENABLE TRIGGER postings_append_only;

UPDATE accounts a SET last_book_no = (SELECT count(*) FROM postings p WHERE p.account_id = a.id)
WHERE a.name LIKE 'cash:%';
CREATE UNIQUE INDEX postings_book_no ON postings (account_id, book_no) WHERE book_no IS NOT NULL;
