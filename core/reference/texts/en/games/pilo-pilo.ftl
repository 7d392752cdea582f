### Pilo Pilo.

game-pilo-pilo = Pilo Pilo
game-pilo-pilo-tagline = The right move at the right moment, pillow in hand

pilo-pilo-character =
    { $character ->
        [attacker] attacking knight
        [defender] defending knight
        [dragon] sleeping dragon
       *[king] king of silence
    }

pilo-pilo-state-lay-hand = Touch your pile
pilo-pilo-state-ready = Waiting for the others…
pilo-pilo-state-hush = Hush…
pilo-pilo-state-open = Fast and right!
pilo-pilo-state-false-start = Too early! Sit this one out.
pilo-pilo-state-missed = { $name } was first.
pilo-pilo-state-held = Where to?
pilo-pilo-state-threw = Thrown at { $name }!
pilo-pilo-state-shielded = Safe!
pilo-pilo-state-asleep = Asleep…
pilo-pilo-state-dropped = The pillow was dropped.
pilo-pilo-state-won = No card left: you win!
pilo-pilo-state-over =
    { $cards ->
        [one] { $cards } card was left.
       *[other] { $cards } cards were left.
    }

pilo-pilo-right = Well done!
pilo-pilo-right-still = Well spotted: touch nothing.
pilo-pilo-wrong-false-start = Too early: cards first.
pilo-pilo-wrong-king = A king: touch nothing.
pilo-pilo-wrong-no-defender = No defender: nothing to touch.
pilo-pilo-wrong-no-attacker = No attacker: nothing to touch.
pilo-pilo-wrong-throw =
    { $slow ->
        [yes] Too late! Target: { $names }.
       *[no] The target was { $names }.
    }
pilo-pilo-wrong-shield =
    { $slow ->
        [yes] Too late! It was shield time.
       *[no] It was shield time.
    }
pilo-pilo-wrong-sleep =
    { $slow ->
        [yes] Too late! It was bedtime.
       *[no] It was bedtime.
    }

pilo-pilo-label-seat =
    { $cards ->
        [one] { $name }, { $cards } card in the pile
       *[other] { $name }, { $cards } cards in the pile
    }
pilo-pilo-label-pile-ready = Pile of { $name }: say that you are there
pilo-pilo-label-card = { $name } shows: { pilo-pilo-character }
pilo-pilo-label-card-hidden = Card of { $name }, face down
pilo-pilo-label-shield = Shield of { $name }
pilo-pilo-label-ear = Ear of { $name }
pilo-pilo-label-pillow = Pillow { $pillow }, side of { $name }
pilo-pilo-label-twin = Pillow { $pillow }, the twin of { $name }
pilo-pilo-label-pillow-held = Pillow { $pillow }, with { $name }

pilo-pilo-help-ready = Touch your pile. When everyone has, the cards turn without warning.
pilo-pilo-help-hush = The cards are about to turn. Touch no pillow yet.
pilo-pilo-help-attacker = Attacker, and a defender among the others: drag a pillow to that defender.
pilo-pilo-help-defender = Defender, and an attacker among the others: drag a pillow to your shield.
pilo-pilo-help-dragon = Dragon: drag a pillow to your ear.
pilo-pilo-help-king = A king, or nothing to do: touch no pillow.
pilo-pilo-help-touch = Touching a pillow is acting. One each per round.
pilo-pilo-help-whose = Touch your part of a pillow, or its twin in your zone: only your own zone acts for you.
pilo-pilo-help-over = The match is over. No card left wins.

pilo-pilo-news-hush = Round { $round }. Hush…
pilo-pilo-news-flipped = { $name }: { pilo-pilo-character }.
pilo-pilo-news-false-start = { $name } starts too early and sits this round out.
pilo-pilo-news-grabbed = { $name } has a pillow.
pilo-pilo-news-grabbed-from = { $name } was there before { $other }.
pilo-pilo-news-missed = { $name } comes after { $other }.
pilo-pilo-news-threw = { $name } throws at { $other }.
pilo-pilo-news-shielded = { $name } takes cover.
pilo-pilo-news-slept = { $name } falls asleep.
pilo-pilo-news-dropped = { $name } drops the pillow.
pilo-pilo-news-put-back = The pillow of { $name } is back in the middle.
pilo-pilo-news-right =
    { $cards ->
        [0] { $name }: well done, no card left!
        [one] { $name }: well done, { $cards } card to go.
       *[other] { $name }: well done, { $cards } cards to go.
    }
pilo-pilo-news-wrong = { $name } keeps the card, { $cards } to go.
pilo-pilo-news-ended = The match is over: { $names } wins.
pilo-pilo-news-ended-together = The match is over: { $names } win together.
pilo-pilo-ended = Not a card left in front of { $names }.

## Options.

option-pilo-pilo-apprentices = Apprentice knights
option-pilo-pilo-apprentices-detail = Without the kings, to learn or for the youngest.
option-pilo-pilo-round = Time to act
option-pilo-pilo-round-detail = After this time nobody can touch a pillow.
option-pilo-pilo-quiet-round = Time when nobody has to act
option-pilo-pilo-quiet-round-detail = The round closes by itself after this time.
option-pilo-pilo-drag = Time to bring the pillow
option-pilo-pilo-drag-detail = A touched pillow must arrive within this time. Longer for the youngest.

## The log.

score-pilo-pilo =
    { $score ->
        [0] no card left
       *[other] { $left } to go
    }
measure-amount-pilo-pilo = Cards left
measure-right-actions = Right actions
measure-mistakes = Mistakes
measure-fastest-touch-ms = Fastest touch (ms)

## Figures of the quick reference.

figure-pilo-duties = A table. Each row is your card; each column is somebody else's. Each cell says what you have to do.
figure-pilo-others = They →
figure-pilo-you = You ↓
figure-pilo-king = A king at the table: nobody touches anything
figure-pilo-throw = throw
figure-pilo-shield = shield
figure-pilo-sleep = sleep
figure-pilo-still = nothing
figure-pilo-own =
    { $own ->
        [attacker] attacking knight
        [defender] defending knight
        [dragon] sleeping dragon
       *[king] king of silence
    }
figure-pilo-other =
    { $other ->
        [attacker] an attacking knight
        [defender] a defending knight
        [dragon] a sleeping dragon
       *[king] a king of silence
    }
figure-pilo-label-throw = You: { figure-pilo-own }, opposite: { figure-pilo-other }. Throw a pillow.
figure-pilo-label-shield = You: { figure-pilo-own }, opposite: { figure-pilo-other }. Shield yourself with a pillow.
figure-pilo-label-sleep = You: { figure-pilo-own }, opposite: { figure-pilo-other }. Sleep on a pillow.
figure-pilo-label-still = You: { figure-pilo-own }, opposite: { figure-pilo-other }. Touch nothing.

## Tools beside the real box.

tool-pilo-pilo-judge = Pilo Pilo judge
tool-pilo-pilo-judge-detail = The cards shown, what each had to do, and cards left.
tool-pilo-pilo-judge-kings = With the kings
tool-pilo-pilo-judge-apprentices = Without the kings
tool-pilo-pilo-judge-peeked = Peeked
tool-pilo-pilo-judge-throw = Throw a pillow at a defender ({ $targets })
tool-pilo-pilo-judge-shield = Shield behind a pillow
tool-pilo-pilo-judge-sleep = Sleep on a pillow
tool-pilo-pilo-judge-still-king = A king: touch nothing
tool-pilo-pilo-judge-still-no-defender = No defender: touch nothing
tool-pilo-pilo-judge-still-no-attacker = No attacker: touch nothing
tool-pilo-pilo-judge-sits-out = Sits this round out
tool-pilo-pilo-judge-was-right = Was right
tool-pilo-pilo-judge-settle = Next round
tool-pilo-pilo-judge-cards-left = Cards left

## The lesson.

pilo-pilo-lesson-goal = Welcome! Get rid of all your cards. Each round, every card says what to do with the pillow, and quickly.
pilo-pilo-lesson-ready = Put a finger on your pile: when everyone has, silence falls.
pilo-pilo-lesson-hush = Hush… All cards will be turned at once. While you learn, time will wait for you.
pilo-pilo-lesson-attacker = You are an attacking knight: take the pillow and throw it at a defender. Slide it to that place.
pilo-pilo-lesson-well-done = Well done: one card less. The others came too late, their cards go back under their piles.
pilo-pilo-lesson-again = Next round: finger on your pile.
pilo-pilo-lesson-dragon = A sleepy dragon! Slide the pillow to your ear and sleep on it.
pilo-pilo-lesson-no-defender = Bravo. The attacker beside you had no defender to aim at: the right thing was to touch nothing.
pilo-pilo-lesson-third = One more. Finger on the pile.
pilo-pilo-lesson-king = The king of silence appears: nobody moves, whatever their card. Touch nothing.
pilo-pilo-lesson-still = Everyone kept still: one card less for each.
pilo-pilo-lesson-in-time = Last round, and this time the clock runs, slowed down. Finger on the pile!
pilo-pilo-lesson-defender = An attacker is after you! Defender, quickly slide the pillow before you as a shield.
pilo-pilo-lesson-end = In time! No cards left: you win. For real, it all goes four times as fast. Over to you!
