### The figures of the quick reference: the few words in them, and what a screen reader says of them.

figure-bedding-right = A small pyramid. Dice on three cells that touch. Under each of them, cats or a die. This is right: the cats can go to bed.
figure-bedding-wrong = Two small pyramids, both wrong. On the left a cat sleeps between two dice: they are not linked. On the right a die rests on a cat and on an empty cell: its base is incomplete.
figure-bedding-sound = Linked, with a complete base
figure-bedding-not-linked = Not linked
figure-bedding-no-base = Incomplete base

figure-pyramid-case = A part of the base with three dice that touch. A plus marks the cases: every free place of the base, and the hollow between the three dice.
figure-pyramid-hollow = On the left, three dice round a hollow. On the right, a fourth die lies in it, one level higher.
figure-pyramid-point = On the left, one die behind two: between them a hollow, and a die lies firmly in it. On the right, two dice behind one: between them a point, and a die would fall off it.
figure-pyramid-level = The whole pyramid from above. The dice of level { $level } of { $levels }, all at the same height, stand out.
figure-pyramid-row = A small pyramid from above. Right: { $row } red dice climb in a straight line, each holding on to the next by a whole face. Wrong: { $beside } yellow dice side by side on one level.
figure-pyramid-pivot = A die shows { $front } in front, { $left } on the left, { $right } on the right. Arrows lead to the four neighbouring cases it can pivot to, with what it would show there. To the right: { $after_front } in front, { $after_left } on the left, { $after_right } on the right.
figure-pyramid-turn = The same die in the same case, before and after. Before: { $front } in front, { $left } on the left, { $right } on the right. After: { $after_front } in front, { $after_left } on the left, { $after_right } on the right.

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

figure-teckels-contact = A teckel whose last trunk ends in { teckels-front }. Four cards tried behind it.
figure-teckels-head-goes = Right: { teckels-card-head }.
figure-teckels-trunk-goes = Right: { teckels-card-trunk }.
figure-teckels-tail-goes = Right: { teckels-card-tail }.
figure-teckels-cat-tail-goes = Right: { teckels-card-cat-tail }.
figure-teckels-head-stays = Wrong: { teckels-card-head }.
figure-teckels-trunk-stays = Wrong: { teckels-card-trunk }.
figure-teckels-tail-stays = Wrong: { teckels-card-tail }.
figure-teckels-cat-tail-stays = Wrong: { teckels-card-cat-tail }.

figure-neko-missions = The mission cards, with the floors they let Neko climb.
figure-neko-touching = Three times two cats on a floor, from above.
figure-neko-stacked = Two times two cats on a floor, from the side.
figure-neko-verdict =
    { $verdict ->
        [right] Right
       *[wrong] Wrong
    }
figure-neko-beside = { figure-neko-verdict }: side by side.
figure-neko-corners = { figure-neko-verdict }: corner to corner.
figure-neko-on-top = { figure-neko-verdict }: one on the back of the other.
