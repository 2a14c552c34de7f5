-- What staff of a branch ask the log for, such as its cash: without the branch a list of few rows went through those of all branches.
CREATE INDEX action_logs_branch_entity ON action_logs (branch_id, split_part(action, '.', 1), created_at, id);
