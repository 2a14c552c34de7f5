-- The corrections of an entry, which every row of the book asks for.
CREATE INDEX entries_corrections ON entries (reverses_id)
  WHERE reverses_id IS NOT NULL AND record_type <> 'accrual';

-- Petty cash that was never filled, and a salary that was taken back.
ALTER TABLE petty_cash DROP CONSTRAINT petty_cash_budget_check, ADD CHECK (budget >= 0);
ALTER TABLE salary_payments DROP CONSTRAINT salary_payments_amount_check, ADD CHECK (amount <> 0);
