### Teckels.

game-teckels = Teckels
game-teckels-tagline = All hands at once, and mind the cat
teckels-bark = Woof!
teckels-round = Round { $round } of { $rounds }
teckels-ended-token = Round { $round } of { $rounds } is over: { $name }'s last token
teckels-ended-together = Round { $round } of { $rounds } is over: two last tokens at once
teckels-ended-stuck = Round { $round } of { $rounds } is over: no card fits any more
teckels-ended-called = Round { $round } of { $rounds } is over: everyone has stopped
teckels-call = I stop
teckels-call-confirm = Sure?
teckels-called = Stopped for this round
teckels-choice = × { $length }
teckels-choice-new = To the park
teckels-length = × { $length }
teckels-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
teckels-points-short =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
teckels-cards-won =
    { $cards ->
        [0] no card
        [one] { $cards } card
       *[other] { $cards } cards
    }
teckels-winner =
    { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: well done!

# Blankets, told by colour and by weave.
teckels-front =
    { $front ->
        [red] dotted red
        [yellow] checked yellow
        [green] striped green
       *[blue] wavy blue
    }
teckels-back =
    { $back ->
        [red] dotted red
        [yellow] checked yellow
        [green] striped green
       *[blue] wavy blue
    }
teckels-card-head = head, { teckels-back } blanket
teckels-card-trunk = trunk, { teckels-front } in front, { teckels-back } behind
teckels-card-tail = tail, { teckels-front } blanket
teckels-card-cat-tail = tail bitten by a cat, { teckels-front } blanket

teckels-label-pile =
    { $count ->
        [0] { $name }, pile { $pile }, empty
        [one] { $name }, pile { $pile }, { $count } card: take in hand
       *[other] { $name }, pile { $pile }, { $count } cards: take in hand
    }
teckels-label-pile-turn =
    { $count ->
        [one] { $name }, pile { $pile } in hand, { $count } card: turn it
       *[other] { $name }, pile { $pile } in hand, { $count } cards: turn the top one
    }
teckels-label-pile-under =
    { $count ->
        [one] { $name }, pile { $pile } in hand, { $count } card: put it back under
       *[other] { $name }, pile { $pile } in hand, { $count } cards: put the turned one under
    }
teckels-label-turned-head = { $name }: { teckels-card-head }. Goes into the park.
teckels-label-turned-trunk = { $name }: { teckels-card-trunk }. Goes behind a dachshund.
teckels-label-turned-tail = { $name }: { teckels-card-tail }. Goes behind a dachshund.
teckels-label-turned-cat-tail = { $name }: { teckels-card-cat-tail }. Goes behind a dachshund.
teckels-label-lane =
    { $length ->
        [one] Dachshund { $teckel }, head by { $name }, { $length } card: waits for { teckels-front }
       *[other] Dachshund { $teckel }, head by { $name }, { $length } cards: waits for { teckels-front }
    }
teckels-label-new-head = Free grass: a head begins a dachshund here
teckels-label-park = The park
teckels-label-call = { $name }: stop until the round ends
teckels-label-choice =
    { $length ->
        [one] { $name }: lay it behind dachshund { $teckel }, head by { $owner }, { $length } card
       *[other] { $name }: lay it behind dachshund { $teckel }, head by { $owner }, { $length } cards
    }
teckels-label-choice-new = { $name }: lay the head in the park
teckels-label-bark = { $name }: bark to begin the round
teckels-label-seat = { $name }: tokens { $tokens }, points { $points }
teckels-label-finished =
    { $teckels ->
        [0] { $name } has no finished dachshund yet
        [one] { $name }: one finished dachshund, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
       *[other] { $name }: { $teckels } finished dachshunds, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    }
teckels-label-gold = Golden bone, 3 points
teckels-label-silver = Silver bone, 2 points
teckels-label-bronze = Bronze bone, 1 point

teckels-news-barked = { $name } barks: round { $round }!
teckels-news-started = { $name } lays a { teckels-card-head }: dachshund { $teckel }.
teckels-news-joined-trunk = { $name } makes dachshund { $teckel } longer: { teckels-card-trunk }.
teckels-news-joined-tail = { $name } lays a { teckels-card-tail } on dachshund { $teckel }.
teckels-news-joined-cat-tail = { $name } lays a { teckels-card-cat-tail } on dachshund { $teckel }.
teckels-news-finished =
    { $length ->
        [one] Dachshund { $teckel } is finished: { $length } card for { $owner }.
       *[other] Dachshund { $teckel } is finished: { $length } cards for { $owner }.
    }
teckels-news-finished-cat =
    { $length ->
        [one] The cat takes dachshund { $teckel }: { $length } card for { $owner }.
       *[other] The cat takes dachshund { $teckel }: { $length } cards for { $owner }.
    }
teckels-news-pile-emptied = { $name } has emptied a pile: that earns a silver bone.
teckels-news-beaten = { $by } was first at dachshund { $teckel }: { $name } keeps the card.
teckels-news-same-moment = At the same moment! Chance gives dachshund { $teckel } to { $by }, and { $name } keeps the card.
teckels-news-kept = The round is over: { $name } keeps the card.
teckels-news-called = { $name } stops for this round.
teckels-news-stop = Stop! { $name } has laid the last token.
teckels-news-stop-together = Stop! Two last tokens at the same moment.
teckels-news-stuck = No card left can be laid: the round is over.
teckels-news-all-called = Everyone has stopped: the round is over.
teckels-news-scored = { $name }: { teckels-cards-won }, { teckels-points } in all.
teckels-news-ended = The match is over.
teckels-ended = The last round of { $rounds } is played: the bones are counted.

teckels-help-bark = When everyone is ready, somebody touches “Woof!” to begin the round.
teckels-help-hold = { $name }: touch one of your three piles to take it in hand.
teckels-help-turn = { $name }: touch the pile in hand to turn its top card.
teckels-help-head = { $name }: drag the head anywhere into the park: it begins a dachshund.
teckels-help-trunk = { $name }: drag the trunk onto a dachshund whose end waits for { teckels-front }.
teckels-help-tail = { $name }: drag the tail onto a dachshund whose end waits for { teckels-front }: that finishes it.
teckels-help-cat-tail = { $name }: with this tail the cat makes the dachshund yours: drag it onto a { teckels-front } end.
teckels-help-under = Touch the pile in hand again to put the card under it.
teckels-help-change = Touch another of your piles to change; the turned card goes back on its own.
teckels-help-call = “I stop” takes you out of the round for good; it is over when everyone has stopped.
teckels-help-pick = Without dragging: touch your turned card, then, before you, one of the dachshunds that take it.
teckels-help-waiting = { $name }: you have stopped: wait for the end of the round.
teckels-help-over = The match is over.

## Options.

option-teckels-ends-when-stuck = Stop when nothing fits
option-teckels-ends-when-stuck-detail = The round ends as soon as no card left can ever be laid.
option-teckels-ends-when-all-call = Stop when everyone has finished
option-teckels-ends-when-all-call-detail = The round ends when everyone has touched “{ teckels-call }”.

## The log.

score-teckels =
    { $score ->
        [one] { $score } bone point
       *[other] { $score } bone points
    }
measure-amount-teckels = Value of the bones
measure-gold-bones = Gold bones
measure-silver-bones = Silver bones
measure-bronze-bones = Bronze bones
measure-teckel-cards = Cards in own teckels
measure-longest-teckel = Longest teckel

## Figures of the quick reference.

figure-teckels-contact = A teckel whose last trunk ends in { teckels-front }. Four cards tried behind it.
figure-teckels-head-goes = Right: { teckels-card-head }.
figure-teckels-trunk-goes = Right: { teckels-card-trunk }.
figure-teckels-tail-goes = Right: { teckels-card-tail }.
figure-teckels-cat-tail-goes = Right: { teckels-card-cat-tail }.
figure-teckels-head-stays = Wrong: { teckels-card-head }.
figure-teckels-trunk-stays = Wrong: { teckels-card-trunk }.
figure-teckels-tail-stays = Wrong: { teckels-card-tail }.
figure-teckels-cat-tail-stays = Wrong: { teckels-card-cat-tail }.

## Tools beside the real box.

tool-teckels-bones = Bones of Teckels
tool-teckels-bones-detail = The bones of each round and what they are worth.
tool-teckels-bones-cards = Cards in own teckels
tool-teckels-bones-emptied = Emptied a pile
tool-teckels-bones-add-round = Count this round
tool-teckels-bones-points = Points
tool-teckels-bones-heap = Bones: { $gold } of gold, { $silver } of silver, { $bronze } of bronze

## The lesson.

teckels-lesson-goal = Welcome! Everyone lengthens the same dachshunds, all at once. Win the most cards.
teckels-lesson-bark = “Woof!” gives the signal. Touch it.
teckels-lesson-hold = You have three piles, face down. Take this one in hand.
teckels-lesson-flip = Touch it again to turn its top card.
teckels-lesson-head = A head! It begins a dachshund: slide it into the park.
teckels-lesson-flip-again = Turn the next one.
teckels-lesson-trunk = A trunk, yellow in front: it goes behind the yellow of your head. Slide it onto your dachshund.
teckels-lesson-others = The others do not wait: a new head arrives, with red behind.
teckels-lesson-third = Turn your next card.
teckels-lesson-tail = A red tail, bitten by a cat! Anyone may finish any dachshund: slide it onto the other one.
teckels-lesson-owner = With a cat, the dachshund goes to whoever lays the tail: it is yours! Without one, it would go to whoever laid the head.
teckels-lesson-fourth = You have put one of your tokens on it. Turn the next one.
teckels-lesson-under = No dachshund waits for it: touch the pile to put the card under it, or change piles.
teckels-lesson-round = Last token laid: “Stop!”, the round ends. A dachshund without a tail belongs to nobody.
teckels-lesson-end = You count the cards you won: bones of gold, silver and bronze. Over to you!
