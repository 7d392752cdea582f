### The figures of the quick reference: the few words in them, and what a screen reader says of them.

figure-pyramid-case = A part of the base with three dice that touch. A plus marks the cases: every free place of the base, and the hollow between the three dice.
figure-pyramid-hollow = On the left, three dice round a hollow. On the right, a fourth die lies in it, one level higher.
figure-pyramid-point = On the left, one die behind two: between them a hollow, and a die lies firmly in it. On the right, two dice behind one: between them a point, and a die would fall off it.
figure-pyramid-level = The whole pyramid from above. The dice of level { $level } of { $levels }, all at the same height, stand out.
figure-pyramid-row = A small pyramid from above. Right: { $row } red dice climb in a straight line, each holding on to the next by a whole face. Wrong: { $beside } yellow dice side by side on one level.
figure-pyramid-pivot = A die shows { $front } in front, { $left } on the left, { $right } on the right. Arrows lead to the four neighbouring cases it can pivot to, with what it would show there. To the right: { $after_front } in front, { $after_left } on the left, { $after_right } on the right.
figure-pyramid-turn = The same die in the same case, before and after. Before: { $front } in front, { $left } on the left, { $right } on the right. After: { $after_front } in front, { $after_left } on the left, { $after_right } on the right.
