-- The number of guests that a client pays for, however few come (D174).
ALTER TABLE events ADD COLUMN guaranteed_people integer;
