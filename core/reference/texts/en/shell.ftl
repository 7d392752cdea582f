### The screens around the tables.

close = Close
cancel = Cancel
save = Save

option-see-rule = The rule: { $name }

game-players =
    { $range ->
        [one] { $most ->
            [one] { $most } player
           *[other] { $most } players
        }
       *[several] { $least } to { $most } players
    }
game-players-exactly =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
game-real-time = Everyone at once
game-together = Together

seating-first-begins = The first in the list begins. { seating-order }
seating-all-at-once = Everyone plays at once. { seating-order }
seating-by-eye = It is all seen, and quick: a screen reader cannot keep up.
seating-order = Tap a name to sit down or get up, drag the handle to change seats.
seating-earlier = One seat earlier
seating-later = One seat later
seating-robots = Robots at the table?
seating-robots-detail = They fill the table up. One person alone against them is practising: the match stays in the history, outside the standings.
seating-where = Where does this match count?
seating-options = Which rules?
seating-start-guests = Play right now
players-guest = Guest { $number }

table-help = What can I do?
table-help-nothing = Nothing right now: it is up to the others.
table-seal = Dice sealed: { $seal }
table-journal = What happened
table-since = Since your turn
table-journal-empty = Nothing has happened yet since the table was opened.
table-pause = Pause
table-leave = Leave the table
table-paused = The match is kept: you can take it up again here.
pause-title = Paused
pause-resume = Carry on

home-history = History
home-rules = Rules

campaign-switch = Change challenge
campaign-all = All challenges
campaign-counts-elsewhere = New matches count in “{ $name }”.
campaign-counts-here = New matches count here.
campaign-count-here = Count new matches here
campaign-closed = This challenge is over: it takes no more matches.
campaign-new = New challenge
campaign-name = Name of the challenge
campaign-create = Start this challenge
campaign-close = End this challenge
campaign-reopen = Reopen this challenge
campaign-standings = Standings
campaign-streak =
    { $wins ->
        [one] { $wins } win in a row
       *[other] { $wins } wins in a row
    }
campaign-measure = { $label }: { $text }
campaign-titles-earned =
    { $earned ->
        [0] No title out of { $all } yet
        [one] { $earned } title out of { $all }
       *[other] { $earned } titles out of { $all }
    }
campaign-plot = Game after game
campaign-plot-line =
    { $games ->
        [one] { $name }: { $score } after { $games } game
       *[other] { $name }: { $score } after { $games } games
    }
campaign-duel = Head to head
duel-against = against
duel-against-label = against { $name }
duel-counts = Ahead: { $name } { $ahead }, { $other } { $behind }. Level: { $level }.
duel-sum =
    { $games ->
        [0] { $name } and { $other } have not played together yet.
        [one] One game together. { duel-counts }
       *[other] { $games } games together. { duel-counts }
    }

beside-nothing = What you touch in the list opens here.

history-title = History
history-empty = Nothing to show here. Play a match, or write one down.
history-all-games = All games
history-all-players = Everyone
history-show-void = Show also what no longer counts
history-more = Show more
history-corrected = Corrected: another result counts in its place
history-void = Taken out: no longer counts
history-practice = Practice against robots: outside the standings
history-place = { $name }: { $score }
history-replay = Watch the match again
history-correct = Correct
history-take-out = Stop counting it
history-restore = Count it again
history-put-away = Take out of the history
history-bring-back = Put back into the history

replay-step = Step { $step } of { $length }
replay-show-seed = Show the seed
replay-seed = Seed { $seed }
replay-speed = × { $speed }
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-back = Previous step

by-hand-title = Write down a game
by-hand-correct-title = Correct a result
by-hand-game = Which game?
by-hand-day = Which day?
by-hand-day-before = A day earlier
by-hand-day-after = A day later
by-hand-month-before = A month earlier
by-hand-month-after = A month later
by-hand-where = In which challenge does it count?
by-hand-setup = With which box?
by-hand-order = Tap in playing order: the first one began.
by-hand-numbers = The scores
by-hand-won = Won
by-hand-most = At most { $most }.
by-hand-note = A word about this game
by-hand-save = Save the result

guest-who = Who was { $name }?
guest-who-detail = Say who played: this match will count for that person.
guest-known = Somebody on the list?

players-change = Change
players-archived = Put aside
players-restore = Back to the table
players-archive = Put aside
players-archive-detail = Their games stay in the history and in the challenges.
players-merge = Merge two names
players-merge-detail = Is { $name } in the list twice? Tap the other name.
players-merge-ask = Merge { $name } and { $other }?
players-merge-ask-detail = All their games will count together. They can be parted again.
players-unmerge = Part from { $name }

settings-title = Settings
settings-language = Language
settings-language-system = As on this device
settings-language-fr = Français
settings-language-en = English
settings-theme = Appearance
settings-theme-system = As on this device
settings-theme-light = Light
settings-theme-dark = Dark
settings-text-size = Text size
settings-text-usual = Usual
settings-text-larger = A little larger
settings-text-large = Large
settings-text-largest = Very large
settings-patterns = Patterns on colours
settings-patterns-detail = Each colour of dice has a pattern too.
settings-calm = Less motion
settings-calm-detail = Pieces appear in their place instead of travelling.
settings-sound = Sounds
settings-sound-detail = Dice that roll, cats that fall asleep.
settings-haptics = Vibration
settings-haptics-detail = A little tap when something lands.
settings-keep-awake = Keep the screen on
settings-keep-awake-detail = As long as a table is open.
settings-robots = Robots' pace
settings-robots-calm = Unhurried
settings-robots-usual = Normal
settings-robots-brisk = Brisk

files-title = Save and share
files-export = Take the log along
files-export-detail = A file to keep, or to open on another device.
files-export-json = The whole log
files-export-csv = The results for a spreadsheet
files-share = Share the log
files-exported = Saved.
files-trouble = This file could not be read or written. Choose another place, then try again.
files-import = Add another log
files-import-detail = From another device, or from BG Stats. Nothing is lost, nothing counts twice.
files-choose = Choose a file
files-promise = This is what would change:
files-nothing-new = Everything in this file is already here.
files-take-in = Add
files-imported = Added.
files-row = { $added } new, { $updated } updated, { $unchanged } already here
files-namesakes =
    { $pairs ->
        [one] One name is there twice: merge it under “Players”.
       *[other] { $pairs } names are there twice: merge them under “Players”.
    }
files-not-understood = Left aside
files-copies = Safety copies
files-copies-detail = A copy is made by itself on every day of play. Putting one back loses nothing: the log as it was becomes a copy in its turn.
files-copy = Make a copy now
files-copied = The copy is made.
files-copy-made = Copy of { $day }
files-copy-aside = The log as it was, kept on { $day }
files-copy-last = { $contents }. Last game: { $day }
files-put-back = Put back
files-put-back-label = Put back: { $name }
files-put-back-ask = Put this copy back?
files-put-back-detail = { $name }: { $contents }. The log becomes what it was that day. Today's is kept among the copies: nothing is lost.
files-put-back-yes = Put the copy back
files-put-back-no = Keep today's log
files-was-put-back = The copy is back. The log as it was is kept among the copies.

about-title = About
about-words = A games table that fits in a pocket: ten games of stacking, and a log that keeps the scores for years.
about-games = The rules are those of the boxes; the words and the drawings are ours.
about-privacy = Nothing leaves this device without you.
about-licences = Licences

home-evenings = Evenings
home-goals = Goals

evenings-title = Evenings
evenings-explain = Several games in a row, with the same people: every game gives points, and the evening has its winner.
evenings-begin = A new evening
evenings-who = Who is there?
evenings-name = Name of the evening, if it has one
evenings-guest = Add a guest
evenings-start = Begin the evening
evenings-past = Past evenings
evenings-none = No evening so far.
evening-on = An evening is on
evening-table = The table
evening-grows = Game after game
evening-matches = The games
evening-no-match = No game so far.
evening-play = Play a game
evening-by-hand = Write a result down
evening-come = Somebody comes or goes
evening-end = End the evening
evening-end-ask = Is the evening over?
evening-end-detail = The table says who wins. The evening stays in the log.
evening-end-refuse = We play on
evening-resume = Go on with the evening
evening-counts = Counts for the evening
evening-counts-for = Counts for “{ $name }”
evening-rule = In every game the first place is worth as many points as people sat at the table, and each place after it one point less. Whoever shares a place has the points of the better one. Losing together gives 1 point. Robots take no place.

files-part = Which part of the log?
files-part-detail = The file holds what is chosen and nothing else: the people who played there, their results and their notes.
files-part-of-day = { $name }, { $day }
files-who = Who is who?
files-by-name = Same name, same person
files-by-name-detail = Whoever in the file has the name of somebody here becomes that person. It can be undone.
