-- What a branch had on a day, kept, so that a month is summed from its days however many events it holds (decision 0133).
-- Rows are only added, by the triggers below, and folded into one for each key from time to time: no write waits for another.

CREATE FUNCTION day_in_addis(instant timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (instant AT TIME ZONE 'UTC' + interval '3 hours')::date
$$;

-- Live events by their day. Kept days that have ended are told by `hold_until` when the sums are read.
CREATE TABLE event_sums (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch_id bigint NOT NULL,
  day date NOT NULL,
  hold_until date,
  package_id bigint,
  package_name text,
  has_vat boolean NOT NULL,
  events bigint NOT NULL,
  guests bigint NOT NULL,
  total bigint NOT NULL,
  vat bigint NOT NULL,
  -- To pay by what the client said, and by what was received.
  "left" bigint NOT NULL,
  due bigint NOT NULL,
  is_folded boolean NOT NULL DEFAULT false
);

-- What live events cost, by the day of the event.
CREATE TABLE cost_sums (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch_id bigint NOT NULL,
  day date NOT NULL,
  hold_until date,
  kind text NOT NULL,
  category text,
  amount bigint NOT NULL,
  is_folded boolean NOT NULL DEFAULT false
);

-- Cash by the day of its entry.
CREATE TABLE cash_sums (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch_id bigint NOT NULL,
  day date NOT NULL,
  account_id bigint NOT NULL,
  record_type text NOT NULL,
  of_event boolean NOT NULL,
  side text NOT NULL,
  amount bigint NOT NULL,
  is_folded boolean NOT NULL DEFAULT false
);

-- What was received for events, earned and spent, by the day of its entry, and whether the event that it is for counts.
CREATE TABLE moved_sums (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch_id bigint NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  category text,
  is_counted boolean NOT NULL,
  hold_until date,
  amount bigint NOT NULL,
  is_folded boolean NOT NULL DEFAULT false
);

-- Events at which employees work, without those who did not come.
CREATE TABLE work_sums (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch_id bigint NOT NULL,
  day date NOT NULL,
  employee_id bigint NOT NULL,
  events bigint NOT NULL,
  is_folded boolean NOT NULL DEFAULT false
);

CREATE INDEX event_sums_day ON event_sums (branch_id, day);
CREATE INDEX cost_sums_day ON cost_sums (branch_id, day);
CREATE INDEX cash_sums_day ON cash_sums (branch_id, day);
CREATE INDEX moved_sums_day ON moved_sums (branch_id, day);
CREATE INDEX work_sums_day ON work_sums (branch_id, day);
CREATE INDEX event_sums_added ON event_sums (branch_id, day) WHERE NOT is_folded;
CREATE INDEX cost_sums_added ON cost_sums (branch_id, day) WHERE NOT is_folded;
CREATE INDEX cash_sums_added ON cash_sums (branch_id, day) WHERE NOT is_folded;
CREATE INDEX moved_sums_added ON moved_sums (branch_id, day) WHERE NOT is_folded;

CREATE INDEX work_sums_added ON work_sums (branch_id, day) WHERE NOT is_folded;

-- The event and the category that an entry was spent for: the last note of it counts. A correction lowers the cost of the entry that
-- it corrects, so the notes of that one count.
CREATE FUNCTION cost_tag(entry bigint, corrected bigint, facts jsonb)
RETURNS TABLE (event_id bigint, category text) LANGUAGE sql STABLE AS $$
  SELECT nullif(coalesce((SELECT n.value FROM entry_notes n WHERE n.entry_id = coalesce(corrected, entry) AND n.kind = 'event'
      ORDER BY n.id DESC LIMIT 1), facts ->> 'event')::bigint, 0),
    coalesce((SELECT n.value FROM entry_notes n WHERE n.entry_id = coalesce(corrected, entry) AND n.kind = 'category'
      ORDER BY n.id DESC LIMIT 1), facts ->> 'category')
$$;

-- What each event and each posting adds to the sums, as long as it is as it is.
CREATE VIEW event_parts AS
  SELECT id AS event_id, branch_id, event_date AS day, hold_until, package_id, package_name, vat_mode <> 'off' AS has_vat,
    num_of_people AS guests, total, vat, greatest(total - claimed, 0) AS "left", greatest(total - claimed + coalesce(open, 0), 0) AS due
  FROM events CROSS JOIN LATERAL (SELECT CASE WHEN paid_full THEN total ELSE advance_amount END AS claimed) claim
    -- All other money that was claimed has been received (I3).
    LEFT JOIN LATERAL (SELECT sum(CASE transact_type WHEN 'out' THEN -amount ELSE amount END) AS open
      FROM pending WHERE pending.event_id = events.id AND state = 'open') waiting ON true
  WHERE archived_at IS NULL;

CREATE VIEW cost_parts AS
  SELECT p.id AS posting_id, ev.branch_id, ev.event_date AS day, ev.hold_until, cost.kind, cost.category, cost.amount
  FROM postings p JOIN entries e ON e.id = p.entry_id JOIN accounts a ON a.id = p.account_id CROSS JOIN LATERAL (
      SELECT e.event_id, CASE WHEN a.vendor_id IS NULL THEN 'wages' ELSE 'vendors' END AS kind, NULL AS category,
        -p.amount AS amount
      WHERE e.record_type = 'accrual' AND (a.vendor_id IS NOT NULL OR a.employee_id IS NOT NULL)
      UNION ALL
      SELECT tag.event_id, 'tagged', coalesce(tag.category, 'other'), p.amount
      FROM cost_tag(e.id, e.reverses_id, e.facts) tag
      WHERE e.record_type <> 'accrual' AND (a.name LIKE 'expense:%' OR a.name LIKE 'income:%')
    ) cost JOIN events ev ON ev.id = cost.event_id
  WHERE ev.archived_at IS NULL;

CREATE VIEW work_parts AS
  SELECT a.event_id, ev.branch_id, ev.event_date AS day, a.employee_id
  FROM employee_assignments a JOIN events ev ON ev.id = a.event_id WHERE a.came AND ev.archived_at IS NULL;

CREATE VIEW cash_parts AS
  SELECT p.id AS posting_id, e.branch_id, day_in_addis(e.created_at) AS day, p.account_id, e.record_type,
    e.event_id IS NOT NULL AS of_event, p.transact_type AS side, p.amount
  FROM postings p JOIN entries e ON e.id = p.entry_id JOIN accounts a ON a.id = p.account_id
  WHERE a.is_cash;

CREATE VIEW moved_parts AS
  SELECT p.id AS posting_id, e.branch_id, day_in_addis(e.created_at) AS day, moved.kind,
    CASE moved.kind WHEN 'spent' THEN coalesce(tag.category, 'other') END AS category,
    ev.id IS NOT NULL AS is_counted, ev.hold_until, p.amount
  FROM postings p JOIN entries e ON e.id = p.entry_id JOIN accounts a ON a.id = p.account_id
    CROSS JOIN LATERAL (SELECT CASE
      WHEN a.event_id IS NOT NULL THEN CASE e.record_type WHEN 'opening' THEN 'opened' ELSE 'received' END
      WHEN a.name LIKE 'expense:salary%' THEN 'salaries'
      WHEN a.name LIKE 'income:other%' THEN 'came_in'
      WHEN a.name LIKE 'expense:other%' OR a.name LIKE 'expense:petty%' THEN 'spent' END AS kind) moved
    LEFT JOIN LATERAL cost_tag(e.id, e.reverses_id, e.facts) tag ON moved.kind IN ('came_in', 'spent')
    LEFT JOIN events ev ON ev.id = coalesce(a.event_id, tag.event_id) AND ev.archived_at IS NULL
  WHERE NOT a.is_cash AND e.record_type NOT IN ('accrual', 'transfer', 'vendor') AND moved.kind IS NOT NULL;

-- Triggers look up a few rows, in the order in which they are named: planning that again takes ten times as long as doing it.

-- Adds what these postings are to the sums, or takes it away.
CREATE FUNCTION add_costs(posting_ids bigint[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cost_sums (branch_id, day, hold_until, kind, category, amount)
    SELECT branch_id, day, hold_until, kind, category, sign * amount
    FROM cost_parts WHERE posting_id = ANY(posting_ids);
  INSERT INTO moved_sums (branch_id, day, kind, category, is_counted, hold_until, amount)
    SELECT branch_id, day, kind, category, is_counted, hold_until, sign * amount
    FROM moved_parts WHERE posting_id = ANY(posting_ids);
END $$;

-- Whoever notes, corrects or changes the same at the same moment waits, and then sees what was done.
CREATE FUNCTION lock_summed(posting_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('entry ' || corrected.id, 73)) FROM (
    SELECT DISTINCT e.reverses_id AS id FROM postings p JOIN entries e ON e.id = p.entry_id
    WHERE p.id = ANY(posting_ids) AND e.reverses_id IS NOT NULL AND e.record_type <> 'accrual') corrected;
  PERFORM FROM events ev WHERE ev.id = ANY(ARRAY(
    SELECT coalesce(e.event_id, a.event_id, tag.event_id) FROM postings p JOIN entries e ON e.id = p.entry_id
      JOIN accounts a ON a.id = p.account_id CROSS JOIN LATERAL cost_tag(e.id, e.reverses_id, e.facts) tag
    WHERE p.id = ANY(posting_ids))) ORDER BY ev.id FOR SHARE;
END $$;

CREATE FUNCTION sum_postings() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET join_collapse_limit = 1 SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off AS $$
DECLARE
  ids bigint[] := ARRAY(SELECT id FROM added);
BEGIN
  PERFORM lock_summed(ids);
  INSERT INTO cash_sums (branch_id, day, account_id, record_type, of_event, side, amount)
    SELECT branch_id, day, account_id, record_type, of_event, side, amount
    FROM cash_parts WHERE posting_id = ANY(ids);
  PERFORM add_costs(ids, 1);
  RETURN NULL;
END $$;
CREATE TRIGGER postings_summed AFTER INSERT ON postings REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION sum_postings();

-- Before the change what an entry was is taken away, and after it what it is is added.
CREATE FUNCTION postings_of_noted(entry bigint) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(SELECT p.id FROM postings p WHERE p.entry_id = entry
    UNION SELECT p.id FROM entries e JOIN postings p ON p.entry_id = e.id
      WHERE e.reverses_id = entry AND e.record_type <> 'accrual')
$$;

CREATE FUNCTION sum_noted_entry() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET join_collapse_limit = 1 SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off AS $$
BEGIN
  IF TG_WHEN = 'BEFORE' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('entry ' || NEW.entry_id, 73));
    PERFORM lock_summed(postings_of_noted(NEW.entry_id));
  END IF;
  PERFORM add_costs(postings_of_noted(NEW.entry_id), CASE TG_WHEN WHEN 'BEFORE' THEN -1 ELSE 1 END);
  RETURN NEW;
END $$;
CREATE TRIGGER entry_notes_taken_away BEFORE INSERT ON entry_notes
  FOR EACH ROW WHEN (NEW.kind IN ('event', 'category')) EXECUTE FUNCTION sum_noted_entry();
CREATE TRIGGER entry_notes_summed AFTER INSERT ON entry_notes
  FOR EACH ROW WHEN (NEW.kind IN ('event', 'category')) EXECUTE FUNCTION sum_noted_entry();

-- Postings on the account of an event, of its wages and vendors, and of what was tagged with it.
CREATE FUNCTION postings_of_event(event bigint) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(SELECT p.id FROM accounts a JOIN postings p ON p.account_id = a.id WHERE a.event_id = event
    UNION SELECT p.id FROM (
      SELECT e.id FROM entries e WHERE e.record_type = 'accrual' AND e.event_id = event
      UNION SELECT e.id FROM entries e WHERE e.facts ? 'event' AND (e.facts ->> 'event')::bigint = event
      UNION SELECT n.entry_id FROM entry_notes n WHERE n.kind = 'event' AND n.value::bigint = event
      UNION SELECT e.id FROM entry_notes n JOIN entries e ON e.reverses_id = n.entry_id AND e.record_type <> 'accrual'
        WHERE n.kind = 'event' AND n.value::bigint = event) tagged
      JOIN entries e ON e.id = tagged.id CROSS JOIN LATERAL cost_tag(e.id, e.reverses_id, e.facts) tag
      JOIN postings p ON p.entry_id = e.id
      WHERE coalesce(tag.event_id, e.event_id) = event)
$$;

CREATE FUNCTION add_event(event bigint, sign int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO event_sums (branch_id, day, hold_until, package_id, package_name, has_vat, events, guests, total, vat, "left", due)
    SELECT branch_id, day, hold_until, package_id, package_name, has_vat, sign, sign * guests, sign * total, sign * vat,
      sign * "left", sign * due FROM event_parts WHERE event_id = event
$$;

CREATE FUNCTION sum_event() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET join_collapse_limit = 1 SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off AS $$
DECLARE
  sign int := CASE TG_WHEN WHEN 'BEFORE' THEN -1 ELSE 1 END;
  event bigint := CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END;
BEGIN
  PERFORM add_event(event, sign);
  IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND (OLD.branch_id, OLD.event_date, OLD.hold_until, OLD.archived_at)
      IS DISTINCT FROM (NEW.branch_id, NEW.event_date, NEW.hold_until, NEW.archived_at) THEN
    PERFORM add_costs(postings_of_event(event), sign);
    INSERT INTO work_sums (branch_id, day, employee_id, events)
      SELECT branch_id, day, employee_id, sign FROM work_parts WHERE event_id = event;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER events_added AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION sum_event();
CREATE TRIGGER events_taken_away BEFORE DELETE ON events FOR EACH ROW EXECUTE FUNCTION sum_event();
CREATE TRIGGER events_gone AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION sum_event();
DO $$
DECLARE
  columns text := 'branch_id, event_date, hold_until, package_id, package_name, vat_mode, num_of_people, total, vat,
    advance_amount, paid_full, archived_at';
  is_other text := format('row(%s) IS DISTINCT FROM row(%s)',
    regexp_replace(columns, '(\w+)', 'OLD.\1', 'g'), regexp_replace(columns, '(\w+)', 'NEW.\1', 'g'));
BEGIN
  EXECUTE format('CREATE TRIGGER events_changed BEFORE UPDATE ON events FOR EACH ROW WHEN (%s) EXECUTE FUNCTION sum_event()', is_other);
  EXECUTE format('CREATE TRIGGER events_summed AFTER UPDATE ON events FOR EACH ROW WHEN (%s) EXECUTE FUNCTION sum_event()', is_other);
END $$;

CREATE FUNCTION sum_work() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET join_collapse_limit = 1 SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off AS $$
DECLARE
  changed employee_assignments := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  INSERT INTO work_sums (branch_id, day, employee_id, events)
    SELECT branch_id, day, employee_id, CASE TG_WHEN WHEN 'BEFORE' THEN -1 ELSE 1 END FROM work_parts
    WHERE event_id = changed.event_id AND employee_id = changed.employee_id;
  RETURN changed;
END $$;
CREATE TRIGGER work_taken_away BEFORE DELETE OR UPDATE OF came ON employee_assignments
  FOR EACH ROW EXECUTE FUNCTION sum_work();
CREATE TRIGGER work_summed AFTER INSERT OR UPDATE OF came ON employee_assignments
  FOR EACH ROW EXECUTE FUNCTION sum_work();

-- A payment that waits for the cashier; its event is locked by who claims and by who decides.
CREATE FUNCTION sum_claim() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET join_collapse_limit = 1 SET enable_seqscan = off SET enable_hashjoin = off
SET enable_mergejoin = off AS $$
BEGIN
  PERFORM add_event(CASE TG_OP WHEN 'DELETE' THEN OLD.event_id ELSE NEW.event_id END, CASE TG_WHEN WHEN 'BEFORE' THEN -1 ELSE 1 END);
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER pending_taken_away BEFORE INSERT OR DELETE OR UPDATE OF state, amount ON pending
  FOR EACH ROW EXECUTE FUNCTION sum_claim();
CREATE TRIGGER pending_summed AFTER INSERT OR DELETE OR UPDATE OF state, amount ON pending
  FOR EACH ROW EXECUTE FUNCTION sum_claim();

-- Makes the sums again from what they are of, in the order in which they are read; who writes meanwhile waits.
CREATE FUNCTION recount_sums() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE event_sums, cost_sums, cash_sums, moved_sums, work_sums IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM event_sums;
  DELETE FROM cost_sums;
  DELETE FROM cash_sums;
  DELETE FROM moved_sums;
  DELETE FROM work_sums;
  INSERT INTO event_sums (branch_id, day, hold_until, package_id, package_name, has_vat, events, guests, total, vat, "left", due,
      is_folded)
    SELECT branch_id, day, hold_until, package_id, package_name, has_vat, count(*), sum(guests),
      sum(total), sum(vat), sum("left"), sum(due), true FROM event_parts GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2;
  INSERT INTO cost_sums (branch_id, day, hold_until, kind, category, amount, is_folded)
    SELECT branch_id, day, hold_until, kind, category, sum(amount), true
    FROM cost_parts GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2;
  INSERT INTO cash_sums (branch_id, day, account_id, record_type, of_event, side, amount, is_folded)
    SELECT branch_id, day, account_id, record_type, of_event, side, sum(amount), true
    FROM cash_parts GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2;
  INSERT INTO moved_sums (branch_id, day, kind, category, is_counted, hold_until, amount, is_folded)
    SELECT branch_id, day, kind, category, is_counted, hold_until, sum(amount), true
    FROM moved_parts GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2;
  INSERT INTO work_sums (branch_id, day, employee_id, events, is_folded)
    SELECT branch_id, day, employee_id, count(*), true FROM work_parts GROUP BY 1, 2, 3 ORDER BY 1, 2;
$$;
SELECT recount_sums();
