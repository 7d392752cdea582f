-- Merged players, campaigns that close, corrections, voids, notes, and one row of standings per player.
--
-- Everything that can change carries the instant of its last change, and the later change wins wherever two logs are
-- united. What can be worked out from the rest (`counts`, `standings`) is never exported.

ALTER TABLE campaigns ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE campaigns ADD COLUMN closed_at INTEGER;
UPDATE campaigns SET changed_at = created_at;

-- Players entered twice. Nobody's places are rewritten: whoever asks is sent on to `into_id`, so that a merge can be
-- taken back. None there: taken back.
CREATE TABLE merges (
    player_id  BLOB    NOT NULL PRIMARY KEY REFERENCES players (id),
    into_id    BLOB    REFERENCES players (id),
    changed_at INTEGER NOT NULL,
    CHECK (player_id <> into_id)
) STRICT, WITHOUT ROWID;

-- A correction is a result of its own that names the first one. Of a first result and its corrections the last recorded
-- is the one that counts.
ALTER TABLE results ADD COLUMN first_id BLOB REFERENCES results (id);
-- Worked out: the last of its family, and not void.
ALTER TABLE results ADD COLUMN counts INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1));

CREATE INDEX corrections ON results (first_id) WHERE first_id IS NOT NULL;
CREATE INDEX results_by_game ON results (game, played_at);
CREATE INDEX places_by_player ON places (player_id, result_id);

CREATE TABLE voids (
    result_id  BLOB    NOT NULL PRIMARY KEY REFERENCES results (id),
    is_void    INTEGER NOT NULL CHECK (is_void IN (0, 1)),
    changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- On the first result of a family, so that a correction keeps them.
CREATE TABLE notes (
    result_id  BLOB    NOT NULL PRIMARY KEY REFERENCES results (id),
    note       TEXT    NOT NULL,
    picture    TEXT,
    changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

DROP TABLE tallies;
DROP TABLE measure_tallies;
DROP TABLE title_tallies;

-- What the results add up to, kept in the same transaction as each result. One row holds all there is to say of a player,
-- so that the standings are a few neighbouring pages and a result rewrites few.
CREATE TABLE standings (
    -- A campaign, or 16 zero bytes for all of them together.
    scope       BLOB    NOT NULL CHECK (length(scope) = 16),
    game        TEXT    NOT NULL,
    -- Never one who was merged into another.
    player_id   BLOB    NOT NULL REFERENCES players (id),
    games       INTEGER NOT NULL,
    wins        INTEGER NOT NULL,
    shared_wins INTEGER NOT NULL,
    score       INTEGER NOT NULL,
    best        INTEGER NOT NULL,
    streak      INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    -- A JSON object: total, least and most of each measure.
    measures    TEXT    NOT NULL,
    -- A JSON object: how often each title.
    titles      TEXT    NOT NULL,
    -- The latest result counted: a streak goes on from there, and an earlier result means counting anew.
    last_at     INTEGER NOT NULL,
    last_result BLOB    NOT NULL,
    PRIMARY KEY (scope, game, player_id)
) STRICT, WITHOUT ROWID;
