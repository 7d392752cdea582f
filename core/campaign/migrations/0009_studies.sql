-- What it was in a match, luck or choice: thought over once, and kept with it.
--
-- It follows from the record and belongs to the device on which it was thought over: it is never exported.

CREATE TABLE studies (
    match_id BLOB    NOT NULL PRIMARY KEY REFERENCES matches (id),
    -- As JSON: the log does not look into it.
    study    TEXT    NOT NULL CHECK (json_valid(study)),
    made_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
