-- Found by their key, as references are.
DROP INDEX entry_notes_value;
CREATE INDEX entry_notes_fiscal ON entry_notes (key_of(value)) WHERE kind = 'fiscal_no';
