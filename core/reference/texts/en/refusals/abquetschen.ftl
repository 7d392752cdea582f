### Abquetschen: what did not work, and what to do next.

error-abquetschen-cannot-throw-now = The turquoise die has been thrown. Lay your dice.
error-abquetschen-nothing-to-lay = Throw the turquoise die first: it says how many dice to lay.
error-abquetschen-all-laid =
    { $dice ->
        [one] Your die is laid. Say you are done, or take it back.
       *[other] Your { $dice } dice are laid. Say you are done, or take one back.
    }
error-abquetschen-cell-taken = A die lies there already. Choose a lit case.
error-abquetschen-no-support = A die would fall here: it needs three dice beneath. Choose a lit case.
error-abquetschen-edge-cell = The first move keeps off the edges. Choose a case further in.
error-abquetschen-dead-end =
    { $dice ->
        [one] Here this die would be linked to nothing. Choose a lit case.
       *[other] From here the { $dice } dice could not all be laid. Choose a lit case.
    }
error-abquetschen-not-laid-now = This die is not of this turn. Take back one you have just laid.
error-abquetschen-not-free = This die carries another. Take back the upper one first.
error-abquetschen-not-all-laid =
    { $left ->
        [one] { $left } die is still to be laid before you are done.
       *[other] { $left } dice are still to be laid before you are done.
    }
error-abquetschen-paper-opening = The game begins with four dice laid: somebody has { $most } dice or fewer. Count again.
error-abquetschen-paper-empty-wins = Somebody has no die left and has not won. Whoever has no die left wins: mark the win.
error-abquetschen-paper-fewest = The fewest dice win, all who tie together; or one person alone, by a throw beyond the reserve, with { $most } dice or fewer. Check the wins.
error-abquetschen-paper-bonus = Line { $place }: with so few dice laid the bonus dice are { $most } at most. Count again.
