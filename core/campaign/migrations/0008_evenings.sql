-- Evenings: several games in a row, with one set of people.

CREATE TABLE evenings (
    id         BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    -- None for an evening that is named by its day.
    name       TEXT,
    begun_at   INTEGER NOT NULL,
    -- Until somebody says so it ends by itself: the app says after how long.
    ended_at   INTEGER,
    changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who came. Rewritten as a whole, like the row above.
CREATE TABLE evening_people (
    evening_id BLOB    NOT NULL REFERENCES evenings (id),
    number     INTEGER NOT NULL CHECK (number >= 0),
    player_id  BLOB    NOT NULL REFERENCES players (id),
    PRIMARY KEY (evening_id, number)
) STRICT, WITHOUT ROWID;

-- What was played there. A match is of an evening from its first moment on, before there is a result; a game with the real box by
-- the first result of its family, so that a correction stays where it was.
CREATE TABLE evening_results (
    result_id  BLOB    NOT NULL PRIMARY KEY CHECK (length(result_id) = 16),
    evening_id BLOB    NOT NULL REFERENCES evenings (id),
    -- Taken out and put in again without being forgotten.
    counts     INTEGER NOT NULL CHECK (counts IN (0, 1)),
    changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_evening ON evening_results (evening_id);
