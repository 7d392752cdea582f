### Cui bono?: what did not work, and what to do next.

error-cui-bono-already-taken = You have a die in hand already. Put it back, or keep it.
error-cui-bono-nothing-there = There is no die here. Take one from the base.
error-cui-bono-not-on-the-base = This die is too high up. Take one from the lowest level.
error-cui-bono-too-hidden =
    { $visible ->
        [0] This die is hidden altogether. Take one that shows two faces.
       *[other] This die shows only { $visible } face. Take one that shows two.
    }
error-cui-bono-nothing-in-hand = Take a die from the lowest level first.
error-cui-bono-on-the-base = A die never goes back onto the base. Choose a case higher up.
error-cui-bono-no-case = This is no case: it takes a free hollow between three dice. Look for one.
error-cui-bono-two-colours = This case has two colours. It takes a single one, or three.
error-cui-bono-same-colour = This case is all of the colour of your die. Look for another.
error-cui-bono-row-of-one-colour = Your die would end a row of { $dice } of the same colour. Look for another case.
error-cui-bono-in-circles = The pyramid would show the same colours as after an earlier turn. Look for another case, or keep the die.
error-cui-bono-cost-out-of-range = A die cannot cost { $asked }. Choose { from-to }.
error-cui-bono-paper-loss = Line { $place }: a die costs { $least } at least and { $most } at most, and this cost does not fit these dice. Count again, or choose “Other costs”.
error-cui-bono-paper-one-full = The game ends when one person keeps die number { $full }: just one has so many. Count again.
error-cui-bono-paper-fewest = At equal cost whoever kept the fewest dice wins; if these tie too, all together. Check the wins.
