"""« Abquetschen »: what the booklet tells, and the layings of its own note."""

import unittest

from abquetschen import Abquetschen, connected_layings, longest_row
from lattice import BASE, CELLS, EDGE, SUPPORTS

# Round a die on 323: of its faces only the one that a die on 223 would cover can be seen.
NEARLY_BURYING = ["422", "332", "413", "314", "233", "224", "322", "313"]


def throw(match, value):
    return match.play("throw", [{"Threw": {"seat": match.current, "value": value}}])


def lay(match, cells):
    told = []
    for cell in cells:
        assert ("lay", cell) in match.legal(), f"{cell} is not offered"
        told += match.play({"lay": {"cell": cell}}, [])
    return told + match.play("done", [])


def begun():
    """The first player's four dice lie, and the next player is to throw."""
    match = Abquetschen(None, None)
    throw(match, 4)
    opening = sorted(min(match.openings(), key=sorted), key=lambda cell: -sum(map(int, cell)))
    lay(match, opening)
    return match


def standing(dice, current=0, turn=9):
    """A match in which these dice lie, per seat, and the player is to throw."""
    match = Abquetschen(None, None)
    match.dice = [set(cells) for cells in dice]
    match.first, match.turn, match.current, match.kind = 0, turn, current, "ready"
    return match


class Pyramid(unittest.TestCase):
    def test_cells(self):
        self.assertEqual((len(CELLS), len(BASE), len(EDGE)), (165, 45, 24))


class Layings(unittest.TestCase):
    def test_on_an_empty_base_no_other_number_than_four_hangs_together(self):
        possible = [count for count in range(2, 7) if connected_layings(frozenset(), CELLS, count)]
        self.assertEqual(possible, [4])

    def test_the_first_player_stays_off_the_edge(self):
        match = Abquetschen(None, None)
        openings = match.openings()
        self.assertEqual(len(openings), 15)
        self.assertFalse(any(opening & EDGE for opening in openings))

    def test_the_second_player_can_lay_three_five_or_six_only(self):
        match = begun()
        self.assertEqual([count for count in range(1, 7) if match.layings_of(count)], [3, 5, 6])

    def test_a_number_that_cannot_be_laid_is_passed(self):
        match = begun()
        told = throw(match, 2)
        self.assertEqual([next(iter(event)) for event in told], ["Threw", "CouldNotLay", "TurnPassed"])

    def test_every_laying_lies_firmly_and_touches_an_own_die(self):
        match = begun()
        filled = match.filled()
        for count in (3, 5, 6):
            for laying in match.layings_of(count):
                self.assertTrue(all(set(SUPPORTS[cell]) <= filled | laying for cell in laying))
                self.assertEqual(len(laying), count)

    def test_a_later_laying_must_touch_an_own_die(self):
        match = standing([["611", "521", "512"], ["116"], []])
        self.assertEqual(match.layings_of(1), {frozenset({"511"})})
        match.current = 1
        self.assertEqual(match.layings_of(1), set())

    def test_in_the_first_round_a_die_of_the_first_player_stays_visible(self):
        match = standing([["323"], NEARLY_BURYING, []], current=2, turn=2)
        self.assertNotIn(frozenset({"223"}), match.layings_of(1))
        match.turn = 3
        self.assertIn(frozenset({"223"}), match.layings_of(1))


class Bonus(unittest.TestCase):
    def test_rows(self):
        self.assertEqual(len(longest_row({"431", "421", "411", "401", "521"})), 4)
        self.assertEqual(len(longest_row({"431", "421", "401"})), 2)

    def test_a_row_of_new_dice_earns_one_two_or_three(self):
        for length, dice in ((3, None), (4, 1), (5, 2), (6, 3)):
            row = [f"00{depth}" for depth in range(length)]
            match = standing([row, [], []])
            match.begin("laying", length, {frozenset(row)})
            match.laid = set(row)
            told = match.done()
            earned = [event["EarnedBonus"]["dice"] for event in told if "EarnedBonus" in event]
            self.assertEqual(earned, [dice] if dice else [])


class Ending(unittest.TestCase):
    def test_throwing_more_than_are_left_wins_whatever_the_others_have(self):
        match = standing([CELLS[:51], CELLS[51:105], CELLS[105:150]])
        throw(match, 5)
        self.assertEqual(match.ending, {"threw-beyond-reserve": {"seat": 0}})
        self.assertEqual([place["rank"] for place in match.outcome()["places"]], [1, 2, 3])

    def test_without_a_place_the_fewest_dice_in_reserve_win(self):
        buried = standing([["323"], [*NEARLY_BURYING, "223"], ["800"]], current=2)
        buried.pass_on()
        self.assertEqual(buried.ending, {"no-room": {"seat": 0}})
        self.assertEqual([place["won"] for place in buried.outcome()["places"]], [False, True, False])
        self.assertEqual([place["rank"] for place in buried.outcome()["places"]], [2, 1, 2])


if __name__ == "__main__":
    unittest.main()
