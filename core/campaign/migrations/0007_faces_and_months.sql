-- A face for whoever wants another one than the symbol of their colour, and how much was played in each month.

-- Which of the faces, from 0; none for the symbol of the colour. The list may grow: the app says how long it is.
ALTER TABLE players ADD COLUMN face INTEGER CHECK (face >= 0);

-- How many games of each month somebody played and won. As careers and duels it follows from the results, is written for dozens of
-- them at a time, and is never exported.
CREATE TABLE months (
    -- Never one who was merged into another. 16 zero bytes for everybody together: each result once.
    player_id  BLOB    NOT NULL CHECK (length(player_id) = 16),
    -- Counted from January 1970, in UTC.
    month      INTEGER NOT NULL,
    scoreboard INTEGER NOT NULL REFERENCES scoreboards (id),
    games      INTEGER NOT NULL,
    wins       INTEGER NOT NULL,
    PRIMARY KEY (player_id, month, scoreboard)
) STRICT, WITHOUT ROWID;
