-- Why a cashier refused what was asked for: the event keeps the note.
ALTER TABLE pending ADD remark text NOT NULL DEFAULT '';
