-- Roster, campaigns, matches in progress, results and their tallies.
--
-- Ids are UUIDv7 as 16 bytes: two phones never give the same one, so their logs can be united row by row. They grow
-- with time, so a new row lands on the last page of its table and a commit rewrites few pages.
-- Instants are milliseconds since 1970. Rows that tell what happened are only ever added; what can change (a name,
-- whether a match is open) is a column that moves one way or carries the instant of its last change.

-- "Empi": how a log is told from another program's database.
PRAGMA application_id = 0x456D7069;

CREATE TABLE players (
    id          BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name        TEXT    NOT NULL,
    -- The name without case and accents. Not UNIQUE: united logs may hold two of a name until they are merged.
    name_key    TEXT    NOT NULL,
    -- Which of the eight pairs of colour and symbol.
    colour      INTEGER NOT NULL CHECK (colour BETWEEN 0 AND 7),
    created_at  INTEGER NOT NULL,
    changed_at  INTEGER NOT NULL,
    archived_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE campaigns (
    id         BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    -- None for the default campaign, which every language names in its own words.
    name       TEXT,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The default campaign has the same id on every device, so that it stays one when logs are united.
INSERT INTO campaigns (id, name, created_at) VALUES (x'00000000000070008000000000000001', NULL, 0);

CREATE TABLE matches (
    id          BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    campaign_id BLOB    NOT NULL REFERENCES campaigns (id),
    game        TEXT    NOT NULL,
    setup       TEXT    NOT NULL,
    -- 64 bits of seed in a signed column.
    seed        INTEGER NOT NULL,
    started_at  INTEGER NOT NULL,
    ended_at    INTEGER,
    ending      TEXT    CHECK (ending IN ('finished', 'abandoned')),
    CHECK ((ended_at IS NULL) = (ending IS NULL))
) STRICT, WITHOUT ROWID;

-- Years of finished matches must not slow down the list of those to go on with.
CREATE INDEX open_matches ON matches (started_at) WHERE ended_at IS NULL;

CREATE TABLE seats (
    match_id  BLOB    NOT NULL REFERENCES matches (id),
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    player_id BLOB    NOT NULL REFERENCES players (id),
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

-- What was done to a match's record, line after line. A line with an entry puts it at `position`; a line without one
-- takes the record back to `position` entries. So the last line alone tells how long the record is, an accepted action
-- writes one row and nothing else, and what was taken back is still there.
CREATE TABLE lines (
    match_id    BLOB    NOT NULL REFERENCES matches (id),
    line        INTEGER NOT NULL CHECK (line >= 0),
    position    INTEGER NOT NULL CHECK (position >= 0),
    entry       TEXT,
    recorded_at INTEGER NOT NULL,
    PRIMARY KEY (match_id, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    -- The result of a match has the id of that match: it cannot be counted twice.
    id          BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    -- None for a game played with the real box.
    match_id    BLOB    REFERENCES matches (id),
    campaign_id BLOB    NOT NULL REFERENCES campaigns (id),
    game        TEXT    NOT NULL,
    played_at   INTEGER NOT NULL,
    recorded_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_time ON results (played_at);

CREATE TABLE places (
    result_id BLOB    NOT NULL REFERENCES results (id),
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    player_id BLOB    NOT NULL REFERENCES players (id),
    rank      INTEGER NOT NULL CHECK (rank >= 1),
    won       INTEGER NOT NULL CHECK (won IN (0, 1)),
    score     INTEGER NOT NULL,
    -- A JSON list of pairs, measure and amount.
    measures  TEXT    NOT NULL,
    PRIMARY KEY (result_id, seat)
) STRICT, WITHOUT ROWID;

-- The tallies: what the results add up to, kept in the same transaction as each result. All of it can be recomputed.
CREATE TABLE tallies (
    campaign_id BLOB    NOT NULL REFERENCES campaigns (id),
    game        TEXT    NOT NULL,
    player_id   BLOB    NOT NULL REFERENCES players (id),
    games       INTEGER NOT NULL,
    wins        INTEGER NOT NULL,
    score       INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, game, player_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE measure_tallies (
    campaign_id BLOB    NOT NULL REFERENCES campaigns (id),
    game        TEXT    NOT NULL,
    player_id   BLOB    NOT NULL REFERENCES players (id),
    measure     TEXT    NOT NULL,
    total       INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, game, player_id, measure)
) STRICT, WITHOUT ROWID;

CREATE TABLE title_tallies (
    campaign_id BLOB    NOT NULL REFERENCES campaigns (id),
    game        TEXT    NOT NULL,
    player_id   BLOB    NOT NULL REFERENCES players (id),
    title       TEXT    NOT NULL,
    times       INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, game, player_id, title)
) STRICT, WITHOUT ROWID;
