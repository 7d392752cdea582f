### The screens around the tables.

rule-open = The rule
rule-of = The rule: { $name }
rule-is-ours = The booklet is silent here: this is our choice.

game-players =
    { $least ->
        [one] { $least } to { $most } players
       *[other] { $least } to { $most } players
    }
game-real-time = Everyone at once
game-together = Together

seating-order = The first in the list begins. Tap a name to sit down or get up, drag the handle to change seats.
seating-earlier = One seat earlier
seating-later = One seat later
seating-options = How to play?
seating-start-guests = Play right now, just two
players-guest = Player { $number }

board-title = Your pyramid
board-detail = Copy the numbers of your board, with a space between two numbers. The top is at the top.
board-row = Row { $row }
board-add-row = Add a row
board-remove-row = Remove the top

table-help = What can I do?
table-help-nothing = Nothing right now: it is up to the others.
table-journal = What happened
table-journal-empty = Nothing has happened yet since the table was opened.
table-pause = Pause
pause-title = Paused
pause-resume = Carry on
