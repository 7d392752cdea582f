-- What two players did against each other, how somebody's score grew, and any narrowed history, without reading all results.
--
-- All of it follows from the results, is kept in the same transaction as each of them, and is never exported. Careers and duels are
-- written for dozens of results at a time, because each of them touches pages of its own; the latest results, which are few, are
-- looked at one by one.

-- The games of one person in one campaign and game, in the order in which they were played: those that count, and the others
-- (void, corrected, practice).
CREATE TABLE careers (
    id         INTEGER PRIMARY KEY,
    -- Never one who was merged into another.
    player_id  BLOB    NOT NULL REFERENCES players (id),
    scoreboard INTEGER NOT NULL REFERENCES scoreboards (id),
    counts     INTEGER NOT NULL CHECK (counts IN (0, 1)),
    UNIQUE (player_id, scoreboard, counts)
) STRICT;

-- One row for each of these games. Numbered without gaps, so that any part of a career can be had without the rest of it.
CREATE TABLE career_games (
    career       INTEGER NOT NULL,
    number       INTEGER NOT NULL CHECK (number >= 0),
    played_at    INTEGER NOT NULL,
    result_id    BLOB    NOT NULL,
    -- Where the score stood after it: in this campaign, and in all of them together. Nothing if it does not count.
    score        INTEGER NOT NULL,
    score_of_all INTEGER NOT NULL,
    PRIMARY KEY (career, number)
) STRICT, WITHOUT ROWID;

-- How two persons did against each other in one campaign and game. The one's id is the lesser.
CREATE TABLE duels (
    scoreboard  INTEGER NOT NULL REFERENCES scoreboards (id),
    one         BLOB    NOT NULL,
    other       BLOB    NOT NULL CHECK (one < other),
    games       INTEGER NOT NULL,
    -- In so many of them the one had the better rank, in so many the other.
    ahead       INTEGER NOT NULL,
    behind      INTEGER NOT NULL,
    score       INTEGER NOT NULL,
    other_score INTEGER NOT NULL,
    PRIMARY KEY (scoreboard, one, other)
) STRICT, WITHOUT ROWID;

-- Up to which result, in the order of play, careers and duels are written.
CREATE TABLE careers_upto (
    only_one  INTEGER PRIMARY KEY CHECK (only_one = 1),
    played_at INTEGER NOT NULL,
    result_id BLOB    NOT NULL
) STRICT;
INSERT INTO careers_upto VALUES (1, -9223372036854775808, zeroblob(16));

CREATE INDEX results_by_board ON results (campaign_id, game, counts, played_at, id);
