-- The difference of a close may be booked later, by a second user, and is found by the number of its close (D128).

CREATE INDEX entries_of_a_close ON entries (branch_id, ((facts ->> 'close')::int))
  WHERE record_type = 'close_difference';
