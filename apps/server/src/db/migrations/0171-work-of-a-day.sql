-- How many events an employee works at on a day in a branch, kept, so that the choice of staff adds up the days of a month and not
-- its events. A deleted event and who did not come are in no count. SPEC: D125
CREATE TABLE work_days (
  day date NOT NULL,
  employee_id bigint NOT NULL,
  branch_id bigint NOT NULL,
  events int NOT NULL,
  PRIMARY KEY (day, employee_id, branch_id)
);

CREATE FUNCTION add_work(event bigint, employee bigint, step int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO work_days AS kept SELECT event_date, employee, branch_id, step FROM events WHERE id = event AND archived_at IS NULL
    ON CONFLICT (day, employee_id, branch_id) DO UPDATE SET events = kept.events + excluded.events
$$;

CREATE FUNCTION count_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.came THEN PERFORM add_work(OLD.event_id, OLD.employee_id, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.came THEN PERFORM add_work(NEW.event_id, NEW.employee_id, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER employee_assignments_counted AFTER INSERT OR DELETE OR UPDATE OF came ON employee_assignments
  FOR EACH ROW EXECUTE FUNCTION count_assignment();

-- In the order of the key, so that two who move events of the same people never wait in a circle.
CREATE FUNCTION move_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO work_days AS kept SELECT moved.day, a.employee_id, moved.branch_id, moved.step
    FROM (VALUES (OLD.event_date, OLD.branch_id, OLD.archived_at, -1), (NEW.event_date, NEW.branch_id, NEW.archived_at, 1))
      moved (day, branch_id, archived_at, step) JOIN employee_assignments a ON a.event_id = NEW.id AND a.came
    WHERE moved.archived_at IS NULL ORDER BY 1, 2, 3
    ON CONFLICT (day, employee_id, branch_id) DO UPDATE SET events = kept.events + excluded.events;
  RETURN NULL;
END $$;
CREATE TRIGGER events_move_work AFTER UPDATE OF event_date, branch_id, archived_at ON events
  FOR EACH ROW WHEN ((OLD.event_date, OLD.branch_id, OLD.archived_at IS NULL)
    IS DISTINCT FROM (NEW.event_date, NEW.branch_id, NEW.archived_at IS NULL))
  EXECUTE FUNCTION move_work();

-- Makes the counts anew from what they are of.
CREATE FUNCTION recount_work() RETURNS void LANGUAGE sql AS $$
  DELETE FROM work_days;
  INSERT INTO work_days SELECT event_date, employee_id, branch_id, count(*)
    FROM employee_assignments JOIN events ON events.id = event_id WHERE came AND archived_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
$$;
SELECT recount_work();

-- Which events are at about the same time, without their rows: a day that is no longer kept takes nobody.
DROP INDEX events_begin_all;
CREATE INDEX events_begin_all ON events (starts_at, id) INCLUDE (hold_until) WHERE archived_at IS NULL;
