"""« Pile-Poils »: the worked turns and figures of the booklet."""

import unittest

from pile_poils import Board, DEALT, PilePoils, SIDES, cats_of

#     5   4   3
#   8   5   6   4
# 6   2   3   5   4
SMALL = [[6, 2, 3, 5, 4], [8, 5, 6, 4], [5, 4, 3]]
# The cells of the bottom row, then of the one above.
SIX, TWO, THREE = 0, 1, 2
EIGHT = 5


def table(rows=SMALL, players=3):
    return PilePoils({"players": players, "side": {"own": rows}}, None)


def throw(match, *faces, kind="roll"):
    named = {"roll": "Rolled", "reroll": "Rerolled"}[kind]
    return match.play(kind, [{named: {"seat": match.current, "dice": list(faces)}}])


def place(match, cell, *faces):
    action = {"place": {"cell": cell, "dice": list(faces)}}
    assert match.name(action) in match.legal(), f"{action} is not legal"
    return match.play(action, [])


def kinds(told):
    return [event if isinstance(event, str) else next(iter(event)) for event in told]


class SettingUp(unittest.TestCase):
    def test_both_sides_take_72_cats_and_12_yarn_and_21_on_the_bottom_rows(self):
        for rows in SIDES.values():
            board = Board(rows)
            self.assertEqual(sum(map(cats_of, board.numbers)), 72)
            self.assertEqual(board.numbers.count(8), 12)
            self.assertEqual(sum(cats_of(number) for row in rows[:2] for number in row), 21)

    def test_every_cat_is_dealt(self):
        self.assertEqual([sum(DEALT[players]) for players in (2, 3, 4)], [72 - 21, 72, 72])

    def test_two_players_begin_above_the_bottom_rows_with_yarn_on_the_eights_in_sight(self):
        match = PilePoils({"players": 2, "side": "coussin"}, None)
        self.assertEqual(sum(match.cats), 21)
        self.assertEqual(sum(match.yarn), 10)


class Placing(unittest.TestCase):
    def test_a_six_takes_two_threes_or_two_ones_and_a_four(self):
        match = table()
        throw(match, 1, 1, 3, 3, 4)
        on_six = {move[2] for move in match.legal() if move[:2] == ("place", SIX)}
        self.assertEqual(on_six, {(3, 3), (1, 1, 4)})

    def test_contact(self):
        board = Board([[1, 1, 1, 1, 1], [1, 10, 1], [1, 1, 1]])
        # The wide cell rests on the units 1 to 3 of the row below.
        self.assertEqual(board.supports[6], [1, 2, 3])
        self.assertEqual(board.neighbours[6], {1, 2, 3, 5, 7, 8, 9, 10})
        self.assertEqual(board.supports[9], [6])


class BeddingRules(unittest.TestCase):
    def stopped(self, *diced):
        match = table()
        for cell in diced:
            match.dice[cell] = (6,)
        match.step, match.dice_left = "placed", 1
        return match.play("stop", [])

    def test_linked_and_on_a_base(self):
        self.assertNotIn("CatAstrophe", kinds(self.stopped(SIX, TWO, EIGHT)))

    def test_the_eight_has_no_base_without_the_two(self):
        told = self.stopped(SIX, EIGHT)
        self.assertEqual(told[0]["CatAstrophe"]["cause"], {"Unbeddable": {"NoBase": {"cell": EIGHT, "missing": TWO}}})

    def test_a_cell_that_is_not_linked(self):
        told = self.stopped(SIX, TWO, 3)
        self.assertIn("NotLinked", told[0]["CatAstrophe"]["cause"]["Unbeddable"])


class Turns(unittest.TestCase):
    def test_laurelines(self):
        match = table()
        throw(match, 1, 3, 3, 5, 6)
        place(match, SIX, 3, 3)
        throw(match, 1, 2, 6)
        place(match, THREE, 1, 2)
        throw(match, 4)
        told = match.play("give-up", [])
        self.assertEqual(kinds(told), ["CatAstrophe", "TurnPassed"])
        self.assertEqual(match.hands[0], {"cats": 25, "golden": 0, "yarn": 0, "cat_astrophes": 1})
        self.assertFalse(any(match.dice) or any(match.cats))

    def test_felixs_with_its_bonus_turn(self):
        match = table()
        throw(match, 1, 2, 4, 5, 6)
        place(match, SIX, 6)
        throw(match, 1, 3, 4, 4)
        place(match, EIGHT, 4, 4)
        self.assertTrue(match.yarn[EIGHT], "the yarn lies until its cat does")
        throw(match, 1, 1)
        told = place(match, TWO, 1, 1)
        self.assertEqual(kinds(told), ["Placed", "Bedded", "Bedded", "YarnWon", "Bedded", "BonusTurn"])
        self.assertEqual((match.current, match.turn_dice, match.hands[0]["yarn"]), (0, 4, 1))
        throw(match, 1, 2, 5, 6)
        place(match, THREE, 1, 2)
        throw(match, 1, 2)
        throw(match, 1, 5, kind="reroll")
        self.assertEqual(match.hands[0]["yarn"], 0)
        place(match, 3, 5)
        self.assertEqual(kinds(match.play("stop", [])), ["Bedded", "Bedded", "TurnPassed"])
        self.assertEqual((match.current, match.turn_dice), (1, 5))

    def test_cats_on_three_rows_earn_a_bonus_turn_too(self):
        match = table([[1, 1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3]])
        match.dice[0] = match.dice[1] = match.dice[2] = (1,)
        match.dice[5] = match.dice[6] = (2,)
        match.dice[9] = (3,)
        match.step, match.dice_left = "placed", 2
        self.assertEqual(kinds(match.play("stop", []))[-1], "BonusTurn")

    def test_no_bonus_turn_follows_one_with_a_single_die(self):
        match = table()
        match.begin_turn(1)
        throw(match, 6)
        self.assertEqual(kinds(place(match, SIX, 6))[-1], "TurnPassed")

    def test_a_throw_that_fits_nowhere_is_lost_without_yarn_only(self):
        for yarn, last in ((0, "TurnPassed"), (1, "Rolled")):
            match = table([[12, 12, 12], [12, 12], [12]])
            match.hands[0]["yarn"] = yarn
            self.assertEqual(kinds(throw(match, 1, 1, 1, 1, 1))[-1], last)


class TheEnd(unittest.TestCase):
    def bedding(self, hands, rows, golden=0, winner=None):
        match = table(rows, players=len(hands))
        for hand, cats in zip(match.hands, hands):
            hand["cats"] = cats
        match.winner = winner
        match.hands[0]["golden"] = golden
        match.dice[0] = (6, 6)
        match.step, match.dice_left = "placed", 3
        return match, match.play("stop", [])

    def test_the_rest_of_a_bedding_uses_golden_cats(self):
        match, told = self.bedding([1, 9, 9], [[12, 1, 1], [1, 1], [1]])
        self.assertEqual([event["Bedded"]["golden"] for event in told if "Bedded" in event], [False, True, True])
        self.assertEqual((match.winner, match.score(0), match.title()), (0, 2, "amateur-whisperer"))

    def test_a_second_player_out_ends_it_at_once(self):
        match, told = self.bedding([2, 0, 9], [[12, 1, 1], [1, 1], [1]], winner=1)
        self.assertEqual(kinds(told), ["Bedded", "Bedded", "Ended"])
        self.assertEqual([place["rank"] for place in match.outcome()["places"]], [2, 1, 3])

    def test_the_twelfth_golden_cat_ends_it(self):
        match, told = self.bedding([0, 9, 9], [[12, 1, 1], [1, 1], [1]], golden=10, winner=0)
        self.assertEqual(kinds(told), ["Bedded", "Bedded", "Ended"])
        self.assertEqual(match.title(), "great-architect-of-sleep")

    def test_titles(self):
        match = table()
        match.winner = 0
        titles = []
        for golden in range(13):
            match.hands[0]["golden"] = golden
            titles.append(match.title())
        changes = [golden for golden in range(1, 13) if titles[golden] != titles[golden - 1]]
        self.assertEqual(changes, [1, 3, 5, 7, 9, 12])


if __name__ == "__main__":
    unittest.main()
