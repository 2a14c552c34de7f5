-- What an item is, and how much of it a guest needs (D133).
ALTER TABLE items ADD COLUMN kind text NOT NULL DEFAULT 'food', ADD COLUMN unit text, ADD COLUMN per_guest numeric(6, 3);
