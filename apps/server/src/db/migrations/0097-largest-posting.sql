-- Nothing limited what was booked at once, up to numbers that are no longer exact (decision 0168). Not validated, for what
-- was booked before is never changed.
ALTER TABLE postings ADD CONSTRAINT postings_amount CHECK (abs(amount) < 10000000000000) NOT VALID;
