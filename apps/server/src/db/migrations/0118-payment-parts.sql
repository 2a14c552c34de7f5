-- The parts of one payment are found by the entry of its first part, whose reference they share (D127).
CREATE INDEX entries_shared_with ON entries (((facts ->> 'shared_with')::bigint)) WHERE facts ? 'shared_with';
