### The quick reference: what there is around the rules.

reference-page-glossary = Words of the pyramid
reference-page-table = At every table

reference-seats = { $game }: { $seats }
reference-title = Quick reference
reference-pages = All pages
reference-search = Search the rules
reference-search-clear = Clear the search
reference-nothing-found = Nothing found. Try a shorter word, or the name of a piece.
reference-how-many = How many are playing?
reference-ours = Our decision
reference-partly-ours = Partly our decision
reference-at-this-table = At this table:
reference-chosen = { $option }: { $value }
reference-open-rule = See the rule
reference-rule-of-the-moment = The rule of this moment

reference-kind-goal = Goal
reference-kind-material = What you need
reference-kind-setup = Set-up
reference-kind-turn = A turn
reference-kind-special = Special cases
reference-kind-end = End of the game
reference-kind-score = Score
reference-kind-dispute = Questions at the table
reference-kind-ruling = Our decisions
reference-kind-word = Words
