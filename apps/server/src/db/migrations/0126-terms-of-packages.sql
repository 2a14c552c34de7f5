-- What a package is agreed on, printed below the terms of the business. SPEC: D162
ALTER TABLE packages ADD terms text NOT NULL DEFAULT '';
