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
import-evenings = Evenings
import-evening-results = Games of evenings
import-person-new = New here
import-person-known = Here already
import-person-known-as = Here already, as { $name }
import-person-other = A second name of { $name }
import-person-united = The same person as here, by name
import-person-namesake = Somebody else with the same name as here

part-everything = The whole log

evening-title = Game night
evening-nothing-yet = Your turn: the first game opens the table.
evening-nothing = The evening is over: no game counted.
evening-leads =
    { $count ->
        [one] { $names } leads with { $points }
       *[other] { $names } lead with { $points }
    }
evening-won =
    { $count ->
        [one] The evening is over: { $names } wins with { $points }
       *[other] The evening is over: { $names } win with { $points }
    }
evening-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
evening-line =
    { $games ->
        [0] No game yet
        [one] { $games } game, { $firsts ->
            [0] never first
            [one] first { $firsts } time
           *[other] first { $firsts } times
        }
       *[other] { $games } games, { $firsts ->
            [0] never first
            [one] first { $firsts } time
           *[other] first { $firsts } times
        }
    }
evening-given = { $name } { $points }
evening-gives-nothing = Gives no points
evening-left-out = Not of the evening
evening-curve = { $name }: { $points }
evening-match = { $number }
