-- How often somebody who practised asked what the best robot would do: the result says so.
--
-- Practice counts for nobody, and this is of the device on which it was played: it is never exported.

CREATE TABLE hints (
    match_id BLOB    NOT NULL PRIMARY KEY REFERENCES matches (id),
    asked    INTEGER NOT NULL CHECK (asked > 0)
) STRICT, WITHOUT ROWID;
