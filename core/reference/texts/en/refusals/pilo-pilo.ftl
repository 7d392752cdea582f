### Pilo Pilo: what is wrong, and what to do next.

error-pilo-pilo-no-round-on = The round has not begun. Put a finger on your pile and wait for the cards.
error-pilo-pilo-round-on = The round is on: look at the cards, then do what you have to.
error-pilo-pilo-already-ready = Noted, your seat is ready. Wait for the others.
error-pilo-pilo-no-such-pillow = There is no pillow { $pillow } at this table. Take one in the middle.
error-pilo-pilo-no-such-opponent = Seat { $seat } is no target. Throw the pillow at another seat of the table.
error-pilo-pilo-time-out-of-range =
    { $option ->
        [round_ms] Length of a round: { $asked } ms, but it must be { from-to }. Change this option.
        [quiet_round_ms] Length of a quiet round: { $asked } ms, but it must be { from-to }. Change this option.
        [drag_ms] Time to bring the pillow: { $asked } ms, but it must be { from-to }. Change this option.
       *[settle_ms] Wait before judging: { $asked } ms, but it must be { from-to }. Change this option.
    }
error-pilo-pilo-referee-wrong-player-count =
    { $asked ->
        [one] { $asked } person, but this game is for { from-to }. Change the number of seats.
       *[other] { $asked } people, but this game is for { from-to }. Change the number of seats.
    }
error-pilo-pilo-referee-wrong-card-count =
    { $told ->
        [one] { $told } card told. Seats that play: { $players }. Say what each seat shows.
       *[other] { $told } cards told. Seats that play: { $players }. Say what each seat shows.
    }
error-pilo-pilo-referee-king-among-apprentices = Apprentices play without kings. Check the card, or put the kings into the box.
error-pilo-pilo-referee-too-many-of-one =
    { $left ->
        [one] Only { $left } card of this character is still in play. Check what each seat shows.
       *[other] Only { $left } cards of this character are still in play. Check what each seat shows.
    }
error-pilo-pilo-referee-peeked-cannot-be-right = Seat { $seat } looked at the card and sits this round out. Take it off the right actions.
error-pilo-pilo-referee-more-right-than-pillows =
    { $pillows ->
        [one] There is only one pillow: only one player can have done the right thing with it. Take the others off.
       *[other] There are { $pillows } pillows, and so many right actions at most, not { $right }. Take some off.
    }
error-pilo-pilo-referee-no-such-seat = There is no seat { $seat } at this table. Choose a seat that plays.
error-pilo-pilo-referee-over = The game is over: somebody has no card left. Start another.
