"""« Cui bono? »: what the booklet tells and shows."""

import unittest
from collections import Counter

from cui_bono import CuiBono
from lattice import CELLS, UNDER

USUAL = {"players": 3, "costs": {"red": 1, "yellow": 2, "pearl": 3}}
OTHER = {"red": "yellow", "yellow": "pearl", "pearl": "red"}


def table(setup=USUAL):
    """A whole pyramid, whose colours no rule looks at yet."""
    colours = ["red"] * 55 + ["yellow"] * 55 + ["pearl"] * 55
    pyramid = [{"cell": cell, "colour": colour, "die": "321"} for cell, colour in zip(CELLS, colours)]
    return CuiBono(setup, {"pyramid": pyramid})


def without_top(colours):
    """A pyramid without its top, in these colours where it matters."""
    match = table()
    match.dice = {cell: (colours.get(cell, "yellow"), "321") for cell in CELLS if cell != "000"}
    return match


def top_case(u, v, w):
    """The case on top, made of these three colours; the dice under them have others."""
    colours = {"100": u, "010": v, "001": w, "200": OTHER[u], "020": OTHER[v], "002": OTHER[w]}
    return without_top(colours)


class Taking(unittest.TestCase):
    def test_at_the_beginning_only_the_three_corners_can_be_taken(self):
        self.assertEqual(table().legal(), {("take", corner) for corner in ("800", "080", "008")})

    def test_the_row_that_stood_on_it_comes_down_by_one_cell(self):
        match = table()
        row = ["800", "700", "600", "500", "400", "300", "200", "100", "000"]
        before = [match.dice[cell] for cell in row]
        told = match.play({"take": {"cell": "800"}}, [])
        self.assertEqual(told[1], {"Slid": {"to": "800", "axis": "u", "dice": 8}})
        self.assertEqual([match.dice[cell] for cell in row[:-1]], before[1:])
        self.assertNotIn("000", match.dice)
        self.assertEqual(match.held, before[0])


class PuttingBack(unittest.TestCase):
    def test_case_a_one_colour_and_a_die_of_another(self):
        self.assertTrue(top_case("yellow", "yellow", "yellow").takes("000", "red"))

    def test_case_b_three_colours(self):
        self.assertTrue(top_case("yellow", "red", "pearl").takes("000", "red"))

    def test_not_case_c_the_same_colour(self):
        self.assertFalse(top_case("red", "red", "red").takes("000", "red"))

    def test_not_a_case_of_two_colours(self):
        self.assertFalse(top_case("red", "red", "pearl").takes("000", "yellow"))

    def test_not_case_d_on_top_of_a_row_of_one_colour(self):
        row = dict.fromkeys(["100", "200", "300", "400", "500", "600", "700", "800"], "red")
        match = without_top({**row, "010": "yellow", "001": "pearl", "020": "pearl"})
        self.assertFalse(match.takes("000", "red"))
        self.assertTrue(match.takes("000", "yellow"))
        match.dice["800"] = ("pearl", "321")
        self.assertTrue(match.takes("000", "red"))

    def test_two_dice_are_no_row(self):
        match = table()
        case = "700"
        del match.dice[case]
        for cell, colour in zip(UNDER[case], ("red", "yellow", "pearl")):
            match.dice[cell] = (colour, "321")
        self.assertTrue(match.takes(case, "red"))

    def test_never_on_the_base(self):
        match = table()
        match.held = match.dice.pop("800")
        match.dice.pop("700")
        self.assertNotIn(("put-back", "800"), match.legal())

    def test_keeping_is_always_offered(self):
        match = top_case("red", "red", "red")
        match.held = ("red", "321")
        self.assertEqual(match.legal(), {("keep", None)})


class Rulings(unittest.TestCase):
    def test_a_buried_die_counts_for_nothing(self):
        # Under 110 along W only the first die can be seen.
        row = dict.fromkeys(["111", "112", "113", "114", "115", "116"], "red")
        match = without_top({**row, "210": "yellow", "120": "pearl"})
        for above in ("100", "010", "110"):
            del match.dice[above]
        self.assertTrue(match.takes("110", "red"))
        # Now the second, too: three red dice in a row, the one put back included.
        for above in ("001", "002", "011", "012"):
            del match.dice[above]
        self.assertFalse(match.takes("110", "red"))
        match.dice["113"] = ("yellow", "321")
        self.assertFalse(match.takes("110", "red"))
        match.dice["112"] = ("yellow", "321")
        self.assertTrue(match.takes("110", "red"))

    def test_no_going_round_in_circles(self):
        match = top_case("yellow", "red", "pearl")
        match.dice["000"] = match.held = ("red", "321")
        match.looks = [match.look()]
        del match.dice["000"]
        self.assertNotIn("000", match.places())
        # Another look: one die that can be seen has another colour.
        match.dice["100"], match.dice["010"] = match.dice["010"], match.dice["100"]
        self.assertIn("000", match.places())

    def test_what_is_buried_makes_no_other_look(self):
        match = top_case("yellow", "red", "pearl")
        look = match.look()
        match.dice["111"] = (OTHER[match.dice["111"][0]], "321")
        self.assertEqual(match.look(), look)

    def test_a_kept_die_ends_the_memory(self):
        match = top_case("yellow", "red", "pearl")
        match.held = ("red", "321")
        match.looks = ["something earlier"]
        match.play("keep", [])
        self.assertEqual(match.looks, [match.look()])


class Ending(unittest.TestCase):
    def kept_the_last(self, players, *kept):
        match = table({**USUAL, "players": players})
        match.kept = [Counter(dict(zip(("red", "yellow", "pearl"), dice))) for dice in kept]
        match.held = ("red", "321")
        match.play("keep", [])
        return match

    def test_ten_dice_end_it_for_up_to_four_players_and_seven_for_more(self):
        none = (0, 0, 0)
        self.assertIsNone(self.kept_the_last(4, (8, 0, 0), none, none, none).outcome())
        self.assertIsNotNone(self.kept_the_last(4, (9, 0, 0), none, none, none).outcome())
        self.assertIsNotNone(self.kept_the_last(5, (6, 0, 0), none, none, none, none).outcome())

    def test_least_loss_then_fewest_dice_then_shared(self):
        match = self.kept_the_last(4, (9, 0, 0), (1, 0, 3), (0, 5, 0), (0, 2, 2))
        # All four lost ten points, with 10, 4, 5 and 4 dice.
        places = match.outcome()["places"]
        self.assertEqual([place["score"] for place in places], [-10] * 4)
        self.assertEqual([place["rank"] for place in places], [4, 1, 3, 1])
        self.assertEqual([place["won"] for place in places], [False, True, False, True])


if __name__ == "__main__":
    unittest.main()
