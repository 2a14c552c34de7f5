-- A closed branch has neither money nor debts (decision 0166). One that was closed over them opens again, so that they can
-- be paid, settled or corrected: nobody could, while it was closed.
UPDATE branches b SET archived_at = NULL WHERE archived_at IS NOT NULL AND (
  EXISTS (SELECT FROM accounts a LEFT JOIN petty_cash pc ON pc.id = a.petty_id
    WHERE (pc.branch_id = b.id OR a.branch_id = b.id AND a.name ~ '^(cash|payable|wages):') AND a.in_total <> a.out_total)
  OR EXISTS (SELECT FROM advances WHERE branch_id = b.id AND is_open)
  OR EXISTS (SELECT FROM pending WHERE branch_id = b.id AND state = 'open'));
