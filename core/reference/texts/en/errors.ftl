### What did not work, and what to do next.

error-no-such-seat = There is no seat { $seat } at this table.
error-not-your-turn = It is not this seat's turn yet. Wait for the dice.
error-match-over = The match is over. Start a rematch to go on.
error-too-late = Too late: that moment is already decided.
error-wrong-game = That move belongs to another game.
error-wrong-player-count =
    { $asked ->
        [one] { $asked } person, but this game is for { $least } to { $most }.
       *[other] { $asked } people, but this game is for { $least } to { $most }.
    }
error-nothing-to-undo = There is nothing to take back.
error-consent-needed = The whole table must agree to take this back.
error-unreadable-match = This stored match can no longer be replayed. The others are safe.
error-no-open-table = This table is closed. Open it again from the home screen.
error-internal = Something broke on our side. Nothing is lost: open the table again.
