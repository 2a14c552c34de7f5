-- An agreement names its logo and stamp, which stay for as long as it does. Those from before have them in their page.

ALTER TABLE agreements ADD logo text REFERENCES files, ADD stamp text REFERENCES files;
CREATE INDEX agreements_logo ON agreements (logo) WHERE logo IS NOT NULL;
CREATE INDEX agreements_stamp ON agreements (stamp) WHERE stamp IS NOT NULL;
