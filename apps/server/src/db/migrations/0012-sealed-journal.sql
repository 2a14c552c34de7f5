-- A journal that shows when somebody has changed it by hand, even as the owner of the tables (decision 0037).

-- Every row of one write carries the same name: what is booked and what is logged are found from each other.
-- A name made at random for each transaction, because its number begins anew in a restored cluster.
CREATE FUNCTION this_write() RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  name text := nullif(current_setting('digis.write', true), '');
BEGIN
  IF name IS NULL THEN
    name := gen_random_uuid();
    PERFORM set_config('digis.write', name, true);
  END IF;
  RETURN name::uuid;
END $$;
-- Rows of before have none.
ALTER TABLE entries ADD write_id uuid;
ALTER TABLE entries ALTER write_id SET DEFAULT this_write();
ALTER TABLE action_logs ADD write_id uuid;
ALTER TABLE action_logs ALTER write_id SET DEFAULT this_write();
CREATE INDEX entries_write ON entries (write_id) WHERE write_id IS NOT NULL;
CREATE INDEX action_logs_write ON action_logs (write_id) WHERE write_id IS NOT NULL;

-- Each entry of a branch is sealed together with the seal before it.
CREATE TABLE entry_seals (
  branch_id bigint NOT NULL REFERENCES branches,
  number int NOT NULL,
  entry_id bigint NOT NULL UNIQUE REFERENCES entries,
  seal bytea NOT NULL,
  PRIMARY KEY (branch_id, number)
);
CREATE TRIGGER entry_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entry_seals
  EXECUTE FUNCTION refuse_change();
-- The last seal of the branch; whoever numbers an entry holds this row already.
ALTER TABLE entry_numbers ADD seal bytea;

-- The columns are written out: one that is added later must not change what was sealed before.
CREATE FUNCTION seal_of(entry bigint, seal_before bytea) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(coalesce(seal_before, ''::bytea) || convert_to(jsonb_build_array(
    e.branch_id, e.number, e.record_type, e.event_id, e.pending_id, e.advance_id, e.employee_id,
    e.reverses_id, e.remark, e.proof, e.created_by, extract(epoch FROM e.created_at)::text,
    (SELECT jsonb_agg(jsonb_build_array(p.account_id, p.amount, p.balance_after, p.transact_type)
      ORDER BY p.id) FROM postings p WHERE p.entry_id = e.id))::text, 'UTF8'))
  FROM entries e WHERE e.id = entry
$$;

DO $$
DECLARE
  one record;
  last_seal bytea;
  last_branch bigint;
BEGIN
  FOR one IN SELECT id, branch_id, number FROM entries ORDER BY branch_id, number LOOP
    IF last_branch IS DISTINCT FROM one.branch_id THEN last_seal := NULL; END IF;
    last_branch := one.branch_id;
    last_seal := seal_of(one.id, last_seal);
    INSERT INTO entry_seals VALUES (one.branch_id, one.number, one.id, last_seal);
    UPDATE entry_numbers SET seal = last_seal WHERE branch_id = one.branch_id;
  END LOOP;
END $$;
