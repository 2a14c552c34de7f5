-- An answer that was kept belongs to the branch of whoever asked; 0 for an admin, null of keys from before.
ALTER TABLE idempotency_keys ADD branch_id bigint;
