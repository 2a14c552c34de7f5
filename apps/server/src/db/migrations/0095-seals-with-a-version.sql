-- Seals that cover all of an entry: whom a payment went to, its number in the book, and its facts (decision 0167).

-- What later parts of Digis have to say of an entry, by name, so that it is sealed without another version.
ALTER TABLE entries ADD facts jsonb NOT NULL DEFAULT '{}';
-- What a user has paid out alone is counted by the day (D150).
CREATE INDEX entries_alone ON entries (created_by, created_at) WHERE facts ? 'alone';
-- A seal keeps the version that it was made by. A server of before, beside this one, goes on making those of the first.
ALTER TABLE entry_seals ADD version smallint NOT NULL DEFAULT 1;

-- In plpgsql, which keeps its plan: it is called for every entry.
CREATE FUNCTION seal_of(entry bigint, seal_before bytea, version int) RETURNS bytea LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF version = 1 THEN
    RETURN seal_of(entry, seal_before);
  END IF;
  RETURN (SELECT sha256(coalesce(seal_before, ''::bytea) || convert_to(jsonb_build_array(
    version, e.branch_id, e.number, e.record_type, e.event_id, e.pending_id, e.advance_id, e.employee_id, e.vendor_id,
    e.reverses_id, e.remark, e.proof, e.created_by, extract(epoch FROM e.created_at)::text, e.write_id, e.facts,
    (SELECT jsonb_agg(jsonb_build_array(p.account_id, p.amount, p.balance_after, p.transact_type, p.book_no)
      ORDER BY p.id) FROM postings p WHERE p.entry_id = e.id))::text, 'UTF8'))
    FROM entries e WHERE e.id = entry);
END $$;
