-- Numbers of the agreements of a branch that goes on where its paper book ended. SPEC: D162
CREATE TABLE agreement_books (
  branch_id bigint PRIMARY KEY REFERENCES branches,
  -- Of the next event that is printed for the first time; null: it is numbered by its year and id.
  next_no int CHECK (next_no > 0)
);

-- Papers without a book are numbered by the year and the id of their event.
ALTER TABLE agreements ADD book bigint REFERENCES agreement_books, ADD book_no int, ADD copy_no int,
  ADD CHECK (num_nulls(book, book_no, copy_no) IN (0, 3));
CREATE UNIQUE INDEX agreements_number ON agreements (book, book_no, copy_no) WHERE book IS NOT NULL;
