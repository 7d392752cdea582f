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
pilo-pilo-label-pillow-held = Pillow { $pillow }, with { $name }

pilo-pilo-help-ready = Touch your pile. When everyone has, the cards turn without warning.
pilo-pilo-help-hush = The cards are about to turn. Touch no pillow yet.
pilo-pilo-help-attacker = Attacker, and a defender among the others: drag a pillow to that defender.
pilo-pilo-help-defender = Defender, and an attacker among the others: drag a pillow to your shield.
pilo-pilo-help-dragon = Dragon: drag a pillow to your ear.
pilo-pilo-help-king = A king, or nothing to do: touch no pillow.
pilo-pilo-help-touch = Touching a pillow is acting. One each per round.
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
