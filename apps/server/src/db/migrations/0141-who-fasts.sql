-- The guests of an event who fast, and the package that they get in the place of another (D175).
ALTER TABLE events ADD COLUMN fasting_people integer;
ALTER TABLE packages ADD COLUMN fasting_package_id bigint REFERENCES packages (id);
