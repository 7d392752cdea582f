### What did not work, and what to do next.

error-no-such-seat = There is no seat { $seat } at this table. Choose a seat that plays.
error-not-your-turn = It is not this seat's turn yet. Wait until it is announced.
error-match-over = The match is over. Start a rematch to go on.
error-too-late = Too late: that moment is already decided. Nothing is lost, play on.
error-wrong-game = That move belongs to another game. Open the table again.
error-wrong-player-count =
    { $asked ->
        [one] { $asked } person, but this game is for { from-to }.
       *[other] { $asked } people, but this game is for { from-to }.
    }
error-nothing-to-undo = There is nothing to take back.
error-consent-needed = The whole table must agree to take this back.
error-no-robot-for-this-game = No more robots can sit down to this game. Put a person in its place.
error-need-players =
    { $range ->
        [one] At least one person is needed.
        [exact] Exactly { $least } people are needed.
       *[other] Choose { $least } to { $most } people.
    }
error-robot-without-hands = A robot has no hands for a real tower. Choose “{ option-neko-tower-play-on-screen }” under “{ option-neko-tower-play }”, or put a person in its place.
error-robot-twice = This robot is already at the table on another level. Choose another one.
error-only-robots = There are only robots at the table. Add at least one person.
error-no-undo-in-real-time = Everyone plays at once here: what is done is done.
error-replay-before-the-end = In this game a match is only watched again once it is over. Go on from memory.
error-unreadable-match = This stored match can no longer be replayed. The others are safe.
error-internal = Something broke on our side. Nothing is lost: open the table again.
error-table-stumbled = The table stumbled. Nothing that was played is lost: go on, or close it and open it again.
error-no-such-game = That game is not on the shelf.
error-tool-out-of-range =
    { $range ->
        [one] { $amount }? It takes { $most }.
       *[several] { $amount }? It takes a number from { $least } to { $most }.
    }
error-tool-not-over = The game is not over: nothing to write down yet.
error-tool-over = The game is over: there is nothing more to count. Take back, or start over.
error-tool-no-such-move = This tool does not know that. Close it and open it again.
error-tool-record-full = No more moves fit: { $most } is the most that is noted. Write the result down, then start over.
error-no-such-rule = The rule “{ $rule }” is not in the reference.
error-no-such-page = This page is not in the quick reference. Go back to the list.
error-no-such-figure = This figure does not exist. Close the page and open it again.
error-no-such-tool = This tool does not exist. Go back to the list.
error-wrong-dice-count = { $asked } dice? It takes { $wanted }.
error-no-such-measure = There is no such number on this game's form. Open the form again.
error-no-such-option = This game has no setting “{ $option }”. Go back to the list of games.
error-no-such-option-value = “{ $value }” is not a choice for “{ $option }”. Choose from the list.
error-rows-no-json = This text is no list of rows in JSON. Write it like this, the bottom first: { $example }
error-rows-no-row = Row { $row }: this is no list of numbers. Put it between brackets, with commas.
error-rows-no-number = Row { $row }, cell { $cell }: “{ $found }” is no number. Mend it.
error-no-option-rows = Enter the numbers of your board first.
error-not-an-id = That match or person does not exist here. Go back to the home screen.

error-log-not-a-database = This file is not a score log. Choose another: this one was not touched.
error-log-foreign = This file belongs to another program. It was not touched.
error-log-damaged = The score log is damaged. It was left as it is; keep it for repair ({ $detail }).
error-log-newer-version = This log comes from a newer Empile (version { $found }, here { $supported }). Update the app.
error-log-read-only = Cannot write here: the storage is protected.
error-log-disk-full = The device is full. Free some space, nothing is lost.
error-log-busy = Another program is using the log. Close it, then try again.
error-log-unreachable = The score log cannot be found or reached ({ $detail }).
error-log-storage = The storage did not answer as expected ({ $detail }). Try again; nothing is lost.
error-log-no-such-copy = This copy is not there any more. Open the list again.
error-log-copy-damaged = This copy is damaged and cannot be put back. The log was not touched; choose another copy ({ $detail }).
error-log-no-such-player = That person is not on the list of players.
error-log-archived-player = { $name } is set aside. Bring the name back before playing.
error-log-name-empty = Write a first name.
error-log-name-too-long =
    { $most ->
        [one] That name is too long: { $most } character at most.
       *[other] That name is too long: { $most } characters at most.
    }
error-log-name-control-character = That name has an invisible character in it. Write it again.
error-log-name-taken = There is already somebody called { $name }. Add an initial, for example.
error-log-no-such-face = There is no face { $face }: there are twenty-four, from 0.
error-log-no-such-colour = There is no colour { $colour }: there are eight, from 0.
error-log-no-such-campaign = That challenge does not exist.
error-log-wrong-seat-count =
    { $given ->
            [one] { $given } person
           *[other] { $given } people
        } and { $seats } for the number of seats. There must be one person for each seat.
error-log-seated-twice = { $name } cannot sit on two seats.
error-log-no-such-match = That match is not in the log.
error-log-match-finished = That match is already over.
error-log-match-abandoned = That match was given up.
error-log-conflict = The log already has another move here ({ $index }). Open the table again.
error-log-gap = Moves are missing before number { $index }: the log has { $length }. Open the table again.
error-log-wrong-outcome = Places in that result: { $places }. People at the table: { $seats }.
error-log-outcome-conflict = That match already has another result.
error-log-unknown-game = The log tells of a game unknown here: { $game }. Update the app.
error-log-unreadable = A page of the log is in words unknown here ({ $detail }). Update the app.
error-log-merged-player = { $name } is another person under a second name. Choose the name that was kept.
error-log-not-merged = { $name } is not merged with anybody.
error-log-same-player = { $name } is the same person already.
error-log-played-together = { $name } and { $other } played against each other: they are two people.
error-log-bad-campaign-name = That name does not suit a challenge: 1 to 40 visible characters.
error-log-default-campaign = The everyday challenge always stays open.
error-log-campaign-closed = The challenge { $name } is closed. Reopen it to add a game.
error-log-no-such-evening = This evening is not in the log.
error-log-evening-is-on = An evening is on already. End it before beginning another.
error-log-evening-over = This evening is over. Begin another one.
error-log-bad-evening-name = This name will not do for an evening: 1 to 40 visible characters.
error-log-too-few-for-an-evening = An evening takes at least { $least } people.
error-log-no-such-result = That result is not in the log.
error-log-bad-date = Choose a date between 1970 and tomorrow.
error-log-note-too-long =
    { $most ->
        [one] Too long: { $most } character at most.
       *[other] Too long: { $most } characters at most.
    }
error-log-result-conflict = Another result already has this number. Enter it again.
error-log-played-here = This game was played here: it can be voided, not corrected.
error-log-other-game = A correction is of the same game. Void this result, then enter the other.
error-log-already-corrected = That result has already been corrected. Change the last correction.
error-log-form-player-count =
    { $given ->
            [one] { $given } person
           *[other] { $given } people
        }, but this game is for { from-to }.
error-log-form-out-of-range =
    { $most ->
        [0] { $amount } on line { $place }: there is nothing to count there. Write 0.
       *[other] { $amount } on line { $place }: it must be a number from 0 to { $most }.
    }
error-log-form-winner-count = Wins marked: { $given }. There must be { from-to }.
error-log-form-wrong-winners = The numbers name other winners. Check them.
error-log-form-wrong-score = A score is not what its numbers come to. Check them.
error-log-form-no-such-setup = This game knows no set-up “{ $setup }”. Choose one from the list.
error-log-form-wrong-measure = This game does not count “{ $measure }”, or that number is there twice.
error-log-import-unreadable = This file cannot be read here ({ $detail }). Nothing was taken.
error-log-import-newer = This file comes from a newer Empile (format { $found }, here { $supported }). Update the app.
error-log-bad-import = This file contradicts itself ({ $place }: { $detail }). Nothing was taken.
