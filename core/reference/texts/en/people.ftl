### The pages of people and of the family.

plot-month-name =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
plot-day = { $day } { plot-month-name }
plot-month = { plot-month-name } { $year }
plot-year = { $year }
plot-by-month = Matches by month
plot-by-year = Matches by year
plot-legend = At the foot of each bar: matches won.
plot-bar =
    { $games ->
        [0] { $date }: no matches
       *[other] { $date }: { person-played }
    }
plot-bar-of-all =
    { $games ->
        [0] { $date }: no matches
       *[other] { $date }: { family-game }
    }

person-open = See their page
person-empty = Nothing to tell yet: play a match, or write one down.
person-matches = Matches
person-wins = Wins
person-wins-share = { $wins } ({ $share }%)
person-best-streak = Longest streak
person-favourite = Favourite game
person-since = Playing since
person-beside = { $one } ({ $other })
person-played =
    { family-game }, { $wins ->
        [0] no wins
        [one] { $wins } win
       *[other] { $wins } wins
    }
person-record = Record: { $score }
person-streak-now = Streak so far: { $streak }
person-streak-best = Longest streak: { $streak }
person-title =
    { $times ->
        [one] { $title }
       *[other] { $title } × { $times }
    }
person-titles = Titles: { $titles }
person-games = Game by game
person-people = With whom
person-met =
    { family-game } together: { $ahead ->
        [one] ahead once
       *[other] ahead { $ahead } times
    }, { $behind ->
        [one] behind once
       *[other] behind { $behind } times
    }{ $level ->
        [0] { "" }
        [one] , level once
       *[other] , level { $level } times
    }

family-open = The family
family-title = The family
family-people = People
family-everybody = Everybody
family-game =
    { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }
family-leads = Ahead: { $names } ({ $score })
family-record = Record: { $score } ({ $names })

players-face = Face
players-face-symbol = the colour's symbol
players-face-0 = cat awake
players-face-1 = cat with folded ears
players-face-2 = tabby cat
players-face-3 = patched cat
players-face-4 = cat like a loaf
players-face-5 = cat from behind
players-face-6 = cat with an arched back
players-face-7 = cat curled up
players-face-8 = cat in a box
players-face-9 = ball of wool
players-face-10 = pillow
players-face-11 = dachshund
players-face-12 = tower
players-face-13 = die
players-face-14 = crown
players-face-15 = bone
players-face-16 = sun
players-face-17 = fish
players-face-18 = mouse
players-face-19 = heart
players-face-20 = cup
players-face-21 = house
players-face-22 = mushroom
players-face-23 = boat

goals-title = Goals
goals-summary =
    { $reached ->
        [0] Nothing reached yet: there are { $all } goals.
        [one] { $reached } goal of { $all } reached
       *[other] { $reached } goals of { $all } reached
    }
goals-reached = Reached
goals-hide-reached = Hide what is reached
goals-all-reached = Everything is reached. There is only better to do.
goal-title = Win with { $score }
goal-title-either = Win with { $least } or { $label }
goal-title-between = Win with { $least } to { $label }
goal-title-earned =
    { $times ->
        [one] Won once
       *[other] Won { $times } times
    }
goal-so-far = { $goal }. So far: { $best }.
goal-height-name = { $label }: { $number }
goal-height = No step reached yet
goal-height-so-far = So far: { $best }
goal-height-reached = Reached
goal-record-name = The record
goal-record = To beat: { $score } ({ $names })
goal-record-held = Held: { $score }
