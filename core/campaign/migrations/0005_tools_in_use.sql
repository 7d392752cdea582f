-- A tool beside a real table survives the end of the app, with all that was done with it.
--
-- It belongs to the device on which it lies: it is never exported.

CREATE TABLE tools_in_use (
    tool       TEXT    NOT NULL PRIMARY KEY,
    -- Who uses it and every move, as JSON: the log does not look into it.
    record     TEXT    NOT NULL CHECK (json_valid(record)),
    updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
