-- What an agreement says of its event, to tell when the event is another now. Older papers do not know it.
ALTER TABLE agreements ADD people int, ADD total bigint, ADD "time" text, ADD venue text;
