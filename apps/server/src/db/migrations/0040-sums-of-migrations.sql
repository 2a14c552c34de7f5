-- What was applied, as it was: a file that changed afterwards is named at the next start.

ALTER TABLE migrations ADD sha256 text;
