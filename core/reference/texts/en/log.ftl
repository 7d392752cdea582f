### The log: scores, measures, campaigns, files.

campaign-everyday = The everyday challenge

score-pile-poils =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
score-pilo-pilo =
    { $score ->
        [0] no card left
       *[other] { $left } to go
    }
score-teckels =
    { $score ->
        [one] { $score } bone point
       *[other] { $score } bone points
    }
score-neko-tower =
    { $score ->
        [one] { $score } floor
       *[other] { $score } floors
    }
score-abquetschen =
    { $score ->
        [0] no die left
       *[other] { $left } to go
    }
score-raffzahn =
    { $score ->
        [one] { $score } die
       *[other] { $score } dice
    }
score-bunte-kuh =
    { $score ->
        [0] no die left
       *[other] { $left } to go
    }
score-cui-bono =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
score-eintrichtern =
    { $score ->
        [one] { $score } red die
       *[other] { $score } red dice
    }
score-wurfelmarsch =
    { $score ->
        [one] { $score } capture
       *[other] { $score } captures
    }

measure-amount-pilo-pilo = Cards left
measure-amount-teckels = Value of the bones
measure-amount-raffzahn = Dice taken
measure-amount-bunte-kuh = Dice left
measure-amount-cui-bono = Cost of the dice kept
measure-amount-eintrichtern = Red dice won
measure-golden-cats = Golden cats
measure-cats-left = Cats left
measure-cat-astrophes = Cat-astrophes
measure-right-actions = Right actions
measure-mistakes = Mistakes
measure-fastest-touch-ms = Fastest touch (ms)
measure-gold-bones = Gold bones
measure-silver-bones = Silver bones
measure-bronze-bones = Bronze bones
measure-teckel-cards = Cards in own teckels
measure-longest-teckel = Longest teckel
measure-dice-left = Dice left
measure-bonus-dice = Bonus dice
measure-dice-captured = Dice captured
measure-dice-removed = Dice lost to ties
measure-floor-reached = Floor reached
measure-highest-step = Step reached
measure-missions-validated = Missions validated
measure-towers-felled = Towers felled
measure-late-takes = Late takes
measure-right-calls = Right calls
measure-wrong-calls = Wrong calls
measure-dice-kept = Dice kept
measure-cases-uncovered = Cases uncovered

import-players = Players
import-merges = Doubles merged
import-campaigns = Campaigns
import-matches = Matches
import-results = Results
import-voids = Results taken out
import-notes = Notes
