"""« Würfelmarsch »: what the booklet tells and shows."""

import unittest

from lattice import BASE, ORIENTATIONS, rolled
from wurfelmarsch import Wurfelmarsch, fight, goal

U, V, W = range(3)
RED, YELLOW, PEARL = range(3)
WAYS = ("left", "right", "forward-left", "forward-right")
USUAL = {"players": 3, "repetitions": 3, "quiet_turns": 60}


def table(dice, to_move=RED, setup=USUAL):
    """A match in which these dice stand: cell to owner and faces."""
    march = Wurfelmarsch(setup, None)
    march.dice = dict(dice)
    march.current = to_move
    march.positions = {}
    march.seen()
    return march


def shown(faces):
    """A die that shows these faces to these sides."""
    return next(die for die in sorted(ORIENTATIONS) if all(die[side] == str(face) for side, face in faces.items()))


def pivot(cell, direction):
    return {"pivot": {"cell": cell, "direction": direction}}


def turn(cell, die):
    return {"turn": {"cell": cell, "die": die}}


class Dice(unittest.TestCase):
    def test_a_die_has_24_orientations_and_opposite_faces_add_to_seven(self):
        self.assertEqual(len(ORIENTATIONS), 24)
        self.assertTrue(all(int(a) + int(b) != 7 for a, b, _ in ORIENTATIONS))
        self.assertIn("321", ORIENTATIONS)
        self.assertNotIn("123", ORIENTATIONS)

    def test_the_die_of_the_glossary_pivots_to_the_right(self):
        # « 3 à droite, 2 à gauche et 6 devant »: clockwise from the right, as the sides U, V and W run.
        self.assertIn("362", ORIENTATIONS)
        self.assertEqual(rolled("362", towards=U, away=W), "264")


class SettingUp(unittest.TestCase):
    def test_five_dice_in_the_middle_of_every_side(self):
        march = Wurfelmarsch(USUAL, None)
        red = {cell: die for cell, (owner, die) in march.dice.items() if owner == RED}
        self.assertEqual(red, dict.fromkeys(["026", "035", "044", "053", "062"], "321"))
        self.assertEqual(march.dice["404"], (YELLOW, "132"))
        self.assertEqual(march.dice["440"], (PEARL, "213"))
        # Two empty cells are left on each side.
        self.assertEqual(sum(cell[U] == "0" and cell not in march.dice for cell in BASE), 4)

    def test_each_has_127_moves(self):
        # 5 dice × 23 turns, two ways forward each, and one way aside for the outermost.
        self.assertEqual(len(Wurfelmarsch(USUAL, None).legal()), 5 * 23 + 12)


class Pivoting(unittest.TestCase):
    def test_never_back(self):
        march = table({"323": (RED, "321")})
        pivots = {name for name in march.legal() if name[0] == "pivot"}
        self.assertEqual(pivots, {("pivot", "323", way) for way in WAYS})
        for way in WAYS:
            march = table({"323": (RED, "321"), "008": (YELLOW, "321")})
            march.play(pivot("323", way), [])
            (arrived,) = march.dice_of(RED)
            self.assertGreaterEqual(int(arrived[U]), 3)

    def test_not_onto_another_die(self):
        march = table({"323": (RED, "321"), "413": (YELLOW, "321")})
        self.assertNotIn(("pivot", "323", "forward-left"), march.legal())


class Fighting(unittest.TestCase):
    def test_the_booklets_fight(self):
        """« vers l'avant et vers la droite »: on the right its 6 takes a red 5, on the left its 5 meets a red 5."""
        march = table({
            "332": (YELLOW, shown({V: 6, W: 5})),
            # The right case, 142: the die that arrives shows U to it.
            "152": (RED, shown({V: 5})), "143": (YELLOW, shown({W: 2})),
            # The left case, 241: the die that arrives shows W to it.
            "251": (RED, shown({V: 5})), "341": (PEARL, shown({U: 3})),
        }, to_move=YELLOW)
        told = march.play(pivot("332", "forward-right"), [])
        verdicts = {event["Fought"]["case"]: event["Fought"]["verdict"] for event in told if "Fought" in event}
        self.assertEqual(verdicts, {"142": {"won": {"by": YELLOW}}, "241": "tie"})
        self.assertEqual([sum(taken) for taken in march.captured], [0, 1, 0])
        self.assertEqual(march.removed, [1, 1, 1])
        self.assertEqual(march.dice_of(YELLOW), ["143"])
        self.assertEqual(len(march.dice), 1)

    def test_beaten_twice_it_goes_to_the_higher_face_then_to_the_left_neighbour(self):
        for left_face, captor in ((6, PEARL), (5, PEARL), (4, RED)):
            march = table({
                "332": (YELLOW, shown({V: 3, W: 1})),
                "152": (RED, shown({V: 5})), "143": (RED, shown({W: 2})),
                "251": (PEARL, shown({V: left_face})), "341": (PEARL, shown({U: 1})),
            }, to_move=YELLOW)
            march.play(pivot("332", "forward-right"), [])
            self.assertEqual(sum(march.captured[captor]), 1, left_face)
            self.assertEqual(sum(map(sum, march.captured)), 1)

    def test_the_highest_takes_every_lower_die_of_the_others(self):
        dice = {"422": (RED, "600"), "332": (YELLOW, "040"), "323": (PEARL, "005")}
        found = fight(dice, "322")
        self.assertEqual([fighter["face"] for fighter in found["fighters"]], [6, 4, 5])
        self.assertEqual(found["verdict"], {"won": {"by": RED}})

    def test_two_equal_dice_of_one_player_both_beat_the_third(self):
        dice = {"422": (RED, "600"), "332": (RED, "060"), "323": (PEARL, "005")}
        self.assertEqual(fight(dice, "322")["verdict"], {"won": {"by": RED}})

    def test_three_equal_dice_or_two_of_different_players_are_a_tie(self):
        dice = {"422": (RED, "600"), "332": (YELLOW, "060"), "323": (PEARL, "005")}
        self.assertEqual(fight(dice, "322")["verdict"], "tie")
        dice["323"] = (PEARL, "006")
        self.assertEqual(fight(dice, "322")["verdict"], "tie")

    def test_nobody_fights_own_dice(self):
        self.assertIsNone(fight(dict.fromkeys(["422", "332", "323"], (RED, "321")), "322"))

    def test_turning_a_die_starts_no_fight(self):
        march = table({"422": (RED, "321"), "332": (YELLOW, "132"), "323": (PEARL, "213")})
        told = march.play(turn("422", "654"), [])
        self.assertEqual([*told[0], *told[1]], ["Turned", "TurnPassed"])
        self.assertEqual(len(march.dice), 3)


class Ending(unittest.TestCase):
    def test_the_corner_opposite_wins(self):
        self.assertEqual([goal(seat) for seat in (RED, YELLOW, PEARL)], ["800", "080", "008"])
        march = table({"710": (RED, "321"), "026": (YELLOW, "321")})
        march.captured = [[0, 0, 0], [0, 0, 0], [3, 0, 0]]
        march.play(pivot("710", "forward-left"), [])
        self.assertEqual(march.ending, {"reached-corner": {"seat": RED}})
        self.assertEqual([place["rank"] for place in march.outcome()["places"]], [1, 3, 2])

    def test_another_corner_is_nothing(self):
        march = table({"071": (RED, "321"), "206": (YELLOW, "321")})
        march.play(pivot("071", "right"), [])
        self.assertEqual(march.dice_of(RED), ["080"])
        self.assertIsNone(march.ending)

    def test_without_dice_the_highest_total_wins_then_whoever_played_last(self):
        march = table({})
        march.captured = [[0, 0, 3], [0, 0, 3], [0, 0, 0]]
        march.removed, march.moved_at = [2, 2, 1], [4, 5, 6]
        march.pass_on()
        self.assertEqual(march.ending, "no-dice-left")
        self.assertEqual([place["rank"] for place in march.outcome()["places"]], [2, 1, 3])
        self.assertEqual([place["score"] for place in march.outcome()["places"]], [1, 1, -1])

    def test_a_position_for_the_third_time_is_a_draw(self):
        march = table({"044": (RED, "321"), "404": (YELLOW, "132")})
        for _ in range(2):
            for red, yellow in (("654", "654"), ("321", "132")):
                self.assertIsNone(march.ending)
                march.play(turn("044", red), [])
                march.play(turn("404", yellow), [])
        self.assertEqual(march.ending, "repetition")
        self.assertEqual([place["won"] for place in march.outcome()["places"]], [False] * 3)


if __name__ == "__main__":
    unittest.main()
