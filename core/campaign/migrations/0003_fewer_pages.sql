-- One more result rewrites fewer pages.
--
-- A commit costs what it flushes. Of the eighteen pages of a result for four players, eight were standings (rows so wide
-- that each player's lay on a page of its own), four an index by player and one an index by game. Now rows are narrow,
-- and one index in order of time serves every question: a family asks for its latest games, or for all of them.

DROP INDEX places_by_player;
DROP INDEX results_by_game;
DROP INDEX results_by_time;
-- In the order in which results are counted. With the game, so that those of others are passed over without a look.
CREATE INDEX results_by_time ON results (played_at, id, game);

DROP TABLE standings;

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
    -- A JSON object: total, least and most of each measure, as a list.
    measures    TEXT    NOT NULL,
    -- A JSON list: how often each title, the humblest first, up to the highest ever earned.
    titles      TEXT    NOT NULL,
    -- The latest result counted: a streak goes on from there, and an earlier result means counting anew.
    last_at     INTEGER NOT NULL,
    last_result BLOB    NOT NULL,
    PRIMARY KEY (scope, game, player_id)
) STRICT, WITHOUT ROWID;
