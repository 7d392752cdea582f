-- One more result costs less than the flush that keeps it.
--
-- Half of what a result cost beside its flush was sixteen searches for standings, each comparing a campaign, the name of
-- a game and a player, and eleven columns read and written sixteen times. Now a number stands for campaign and game, and
-- what a player's results add up to is one text.

DROP TABLE standings;

-- The standings of one game in one campaign, by a number.
CREATE TABLE scoreboards (
    id    INTEGER PRIMARY KEY,
    -- A campaign, or 16 zero bytes for all of them together.
    scope BLOB    NOT NULL CHECK (length(scope) = 16),
    game  TEXT    NOT NULL,
    UNIQUE (scope, game)
) STRICT;

-- What the results add up to, kept in the same transaction as each result.
CREATE TABLE standings (
    scoreboard  INTEGER NOT NULL REFERENCES scoreboards (id),
    -- Never one who was merged into another.
    player_id   BLOB    NOT NULL REFERENCES players (id),
    -- The latest result counted: a streak goes on from there, and an earlier result means counting anew.
    last_at     INTEGER NOT NULL,
    last_result BLOB    NOT NULL,
    -- A JSON list: games, wins, shared wins, score, best score, streak, best streak; then an object with total, least and
    -- most of each measure; then how often each title, the humblest first, up to the highest ever earned.
    tally       TEXT    NOT NULL,
    PRIMARY KEY (scoreboard, player_id)
) STRICT, WITHOUT ROWID;
