-- The book of all branches together is read newest first, past whatever else was posted meanwhile.

CREATE INDEX postings_book ON postings (id) WHERE book_no IS NOT NULL;
