-- What an owner asks the log: what moved money, and what was corrected, deleted, rejected or restored.
CREATE FUNCTION is_about_money(action text) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql
  RETURN split_part(action, '.', 1) IN ('advance', 'cash', 'pending', 'petty_cash')
    OR action IN ('employee.pay', 'event.pay', 'vendor.pay');
CREATE FUNCTION is_about_undoing(action text) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql
  RETURN split_part(action, '.', 2) IN ('correct', 'delete', 'merge', 'reject', 'restore', 'unmark');
CREATE INDEX action_logs_money ON action_logs (created_at, id) WHERE is_about_money(action);
CREATE INDEX action_logs_undone ON action_logs (created_at, id) WHERE is_about_undoing(action);
