-- Whether an employee came to an event they were assigned to; who did not is paid nothing for it (D185).
ALTER TABLE employee_assignments ADD COLUMN came boolean NOT NULL DEFAULT true;
