### The words of the app: home, players, match, result, challenge.

app-name = Empile
decimal-mark = .
number = { $number }
name = { $name }

home-tagline = The games table that fits in a pocket
home-resume = Resume
home-new-match = New match
home-campaign = Challenge
home-players = Players
home-open-matches = Matches under way
home-abandon = Give up the match
home-abandon-label = Give up the match: { $game }, { $names }
home-abandon-ask = Give up this match?
home-abandon-refuse = Keep the match
home-abandon-detail = It will count for nobody and cannot be resumed.

back = Back
undo = Take back the last move
undo-needs-consent = Take this back?
undo-needs-consent-detail = Dice were thrown or the turn has passed: the whole table must agree. The dice will come up the same.
undo-refuse = Keep the move
undo-confirm = Everyone agrees
retry = Try again
error-title = Oops
error-dismiss = Got it

players-title = Players
players-empty = Nobody at the table yet.
players-add = Add
players-name = First name
players-new = New player
players-colour = Colour and symbol
players-seat-colour-0 = blue, paw
players-seat-colour-1 = vermilion, triangle
players-seat-colour-2 = green, square
players-seat-colour-3 = purple, diamond
players-seat-colour-4 = gold, star
players-seat-colour-5 = sky, moon
players-seat-colour-6 = grey, cross
players-seat-colour-7 = brown, flower

new-match-title = New match
new-match-who = Who plays?
new-match-start = Begin

result-title = Result
result-won = { $name } wins!
result-won-shared = { $names } win together!
result-nobody = Nobody wins this time.
result-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
result-campaign = In the challenge
result-this-time = This time: { $score }
result-new-title = New title: { $title }
result-rematch = Rematch
result-home = Home
result-replay = Replay
result-note = A note
result-share = Share the picture
result-look = Look at the board
result-show = How it ended

card-day = { $day }
card-occasion = { $day } · { $campaign }
card-place = { $place } · { $score }
card-trouble = The picture could not leave. See that there is room, or choose another place.

campaign-title = Challenge
campaign-empty = No finished match yet. The first one counts already!
campaign-games =
    { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }
campaign-wins =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
campaign-title-count = { $title } × { $count }

curtain-hand-over = Hand the table to { $name }
curtain-eyes = What follows is for their eyes only.
curtain-lift = It's me, { $name }

offer-turn = Turn the device: this way round, a hand would be taken for the one beside it.
offer-fewer = With { $players } on this screen, a hand would be taken for the one beside it. Play with { $most } at most, or take a larger screen: a tablet.
offer-larger = On this screen, a hand would be taken for the one beside it. Take a larger screen: a tablet.
offer-waits = The match waits
offer-waits-turn = This way round, a hand would be taken for the one beside it. Turn the device and the match goes on.
offer-waits-larger = Here, a hand would be taken for the one beside it. Enlarge the window, or go on with this match on a larger screen: nothing is lost, time stands still.
offer-waits-help = The screen is too small to know whose each hand is. The match goes on as soon as there is room.

muster-title = Is everyone here?
muster-detail-hold = A finger on every zone, then: three, two, one!
muster-detail-touch = With more than five, a touch is enough.
muster-start = Start without waiting
muster-hold = Put a finger here and keep it
muster-held = Good, keep it there
muster-touch = Touch here
muster-touched = You are in!
muster-label-hold = { $name }: put a finger here and keep it
muster-label-held = { $name }: the finger is down
muster-label-touch = { $name }: touch here
muster-label-touched = { $name }: is in
muster-help-hold = Put a finger on your zone and keep it there: as soon as everyone has, it is counted down.
muster-help-touch = Touch your zone: as soon as everyone has, it is counted down.
muster-help-start = “Start without waiting” begins to count at once.

robot-turn = It is { $name }'s turn
robot-level-gentle = Gentle
robot-level-clever = Clever
robot-level-formidable = Formidable
robot-on-level = { $name } ({ $level })
robot-thinks = { $name } is thinking…
robot-watches = On the watch
robot-help = It is { $name }'s turn: watch, then it will be yours.
