### The log: campaigns and files.

campaign-everyday = The everyday challenge
campaign-will-count = This match will count in “{ $name }”.
campaign-practice = Practice: one person alone against robots. This match will count in no challenge.

copy-contents =
    { $games ->
        [0] No games
        [one] { $games } game
       *[other] { $games } games
    }, { $people ->
        [0] nobody
        [one] { $people } person
       *[other] { $people } people
    }

import-players = Players
import-merges = Doubles merged
import-campaigns = Challenges
import-matches = Matches
import-results = Results
import-voids = Results taken out
import-impossible = { $game } ({ $names }): { $reason } The result stays in the history, but it does not count.
import-notes = Notes
