### Teckels: what is wrong, and what to do next.

error-teckels-no-round-on = The round has not begun. Bark to start it!
error-teckels-round-on = The round is already on: take a pile and play.
error-teckels-hand-on-table = Your hand is still on the card you laid. One moment, then go on.
error-teckels-laid-down = You have stopped for this round. Wait for its end, bones are coming.
error-teckels-no-such-pile = There is no pile { $pile }. Take one of your piles.
error-teckels-pile-empty = Pile { $pile } is finished, well done. Take another.
error-teckels-already-held = Pile { $pile } is already in your hand. Turn its top card.
error-teckels-nothing-held = Take a pile in hand first.
error-teckels-already-turned = A card is already turned: lay it, or put it under the pile.
error-teckels-nothing-turned = Turn a card first.
error-teckels-not-on-top = Only the turned card can be played. Lay it, or put it under the pile.
error-teckels-head-begins-anew = A head always begins a new dachshund. Lay it on a free place.
error-teckels-only-heads-begin = Only a head begins a dachshund. Lay this card at the end of one, or put it under the pile.
error-teckels-no-such-teckel = There is no dachshund { $teckel }. Choose one on the table.
error-teckels-finished = Dachshund { $teckel } has its tail already. Choose another.
error-teckels-colours-differ = The blankets do not match. Look for an end of the same colour, or put the card under the pile.
error-teckels-no-calling = At this table nobody stops before the end. Go on turning your cards.
error-teckels-settle-time = Time to lay a card: { $asked } ms, but it must be at least 1 and at most { $most }. Change this option.
error-teckels-may-never-end = A round could last for ever like this. Keep at least one way to end it: nothing left to play, or everyone has stopped.
error-teckels-paper-value =
    Line { $place }: { $given ->
            [one] { $given } point
           *[other] { $given } points
        }, but these bones are worth { $value }. Check the one or the other.
error-teckels-paper-gold = Every round brings at least one gold bone: there are { $least } or more in all. Count the bones again.
error-teckels-paper-rounds = These bones cannot come of so many rounds: { $rounds }. Count everybody's bones again.
