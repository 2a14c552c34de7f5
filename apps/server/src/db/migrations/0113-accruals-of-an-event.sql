-- What was booked for events to come is summed with each balance, so their accruals are found without their entries.
CREATE INDEX entries_accruals ON entries (event_id, id) WHERE record_type = 'accrual';
