"""A referee that would let mistakes through is worth nothing: seeded ones are caught, in every game.

Rules are changed in the referee, and records of the engine are damaged. `make test-referees` builds what plays them.
"""

import copy
import json
import os
import random
import subprocess
import unittest
from pathlib import Path
from unittest import mock

import abquetschen
import cui_bono
import lattice
import pile_poils
import wurfelmarsch
from abquetschen import Abquetschen
from cui_bono import CuiBono
from opinion import Disagreement, judge
from pile_poils import Board, PilePoils
from wurfelmarsch import Wurfelmarsch

TARGET = os.environ.get("CARGO_TARGET_DIR") or Path(__file__).parents[2] / "target"
MATCHES = 20
DAMAGES = 60
# Who played, when, and where chance stands: nothing that a rule looks at.
UNJUDGED = {"number", "seed", "players", "at", "stream", "history"}


def records(game):
    """Matches that the engine plays, the shortest first."""
    engine = Path(TARGET) / "debug/examples/records"
    if not engine.exists():
        raise FileNotFoundError(f"{engine}: `make test-referees` builds it")
    lines = subprocess.run([engine, game, str(MATCHES)], check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in sorted(lines.splitlines(), key=len)]


def leaves(value, path=()):
    """Where the single numbers, words and empty lists of a record are."""
    if isinstance(value, dict) and value:
        for key, part in value.items():
            if key not in UNJUDGED:
                yield from leaves(part, (*path, key))
    elif isinstance(value, list) and value:
        for index, part in enumerate(value):
            yield from leaves(part, (*path, index))
    else:
        yield path


def damaged(record, path):
    """The record with another value there."""
    record = copy.deepcopy(record)
    *way, last = path
    holder = record
    for key in way:
        holder = holder[key]
    old = holder[last]
    holder[last] = not old if isinstance(old, bool) else old + 1 if isinstance(old, int) else "something else"
    return record


class Mistakes:
    """What holds for every referee; a game says which and what can be got wrong."""

    GAME = REFEREE = None

    def mistakes(self):
        """What is got wrong, and the patch that does so."""
        raise NotImplementedError

    @classmethod
    def setUpClass(cls):
        cls.records = records(cls.GAME)

    def test_the_engines_records_are_as_the_rules_say(self):
        for record in self.records:
            judge(self.REFEREE, record)

    def test_a_damaged_record_is_caught(self):
        record = self.records[0]
        paths = [path for path in leaves(record) if path[0] != "setup"]
        chosen = random.Random(self.GAME).sample(paths, min(DAMAGES, len(paths)))
        for path in chosen:
            with self.subTest(path=path), self.assertRaises(Disagreement):
                judge(self.REFEREE, damaged(record, path))

    def test_a_move_that_is_not_offered_is_caught(self):
        record = copy.deepcopy(self.records[0])
        offering = next(step for step in record["steps"] if len(step["after"]["legal"]) > 1)
        offering["after"]["legal"].pop()
        with self.assertRaisesRegex(Disagreement, "only the referee allows"):
            judge(self.REFEREE, record)

    def test_a_lost_entry_is_caught(self):
        for lost in (0, -1):
            record = copy.deepcopy(self.records[0])
            del record["steps"][lost]
            with self.assertRaises(Disagreement):
                judge(self.REFEREE, record)

    def is_caught(self):
        """Does the referee, as it is now, disagree with the engine?"""
        for record in self.records:
            try:
                judge(self.REFEREE, record)
            except Disagreement:
                return True
        return False

    def test_a_rule_that_is_got_wrong_is_caught(self):
        for what, mistake in self.mistakes():
            with self.subTest(what), mistake:
                self.assertTrue(self.is_caught())


class PilePoilsMistakes(Mistakes, unittest.TestCase):
    GAME, REFEREE = "pile-poils", PilePoils

    def mistakes(self):
        def board_without(part):
            class WrongBoard(Board):
                def __init__(self, rows):
                    super().__init__(rows)
                    part(self)
            return mock.patch.object(pile_poils, "Board", WrongBoard)

        def no_base(board):
            board.supports = [[] for _ in board.supports]

        def touches_beside_only(board):
            board.neighbours = [{cell for cell in around if board.row_of[cell] == board.row_of[own]}
                                for own, around in enumerate(board.neighbours)]

        def free_reroll(match, kind, events, right=PilePoils.roll):
            if kind == "reroll":
                match.hand()["yarn"] += 1
            return right(match, kind, events)

        yield "one cat on a 10", mock.patch.object(pile_poils, "cats_of", lambda number: 3 if number == 12 else 1)
        yield "no base needed", board_without(no_base)
        yield "linked in a row only", board_without(touches_beside_only)
        yield "yarn is free", mock.patch.object(PilePoils, "roll", free_reroll)
        yield "four dice", mock.patch.object(pile_poils, "TURN_DICE", 4)
        yield "yarn on the sixes", mock.patch.object(pile_poils, "YARN_NUMBER", 6)
        yield "nobody gives the first player a cat", mock.patch.dict(pile_poils.DEALT, {3: [24, 24, 24]})
        yield "titles are harder to win", mock.patch.object(
            pile_poils, "TITLES", [(least + 1, title) for least, title in pile_poils.TITLES] + pile_poils.TITLES[-1:])


class CuiBonoMistakes(Mistakes, unittest.TestCase):
    GAME, REFEREE = "cui-bono", CuiBono

    def mistakes(self):
        yield "two dice are a row", mock.patch.object(cui_bono, "SHORTEST_ROW", 2)
        yield "rule B is forgotten", mock.patch.object(CuiBono, "is_row_of_one_colour", lambda *_: False)
        yield "a row stays in the air", mock.patch.object(CuiBono, "slide", lambda _match, _to, _axis: 0)
        yield "one visible face is enough", mock.patch.object(
            cui_bono, "visible_faces", lambda cell, filled: 2 * lattice.visible_faces(cell, filled))
        yield "eight dice end it", mock.patch.object(cui_bono, "most_kept", lambda _players: 8)
        yield "grey is cheap", mock.patch.object(CuiBono, "loss", lambda match, seat: match.kept[seat].total())
        yield "circles are fine", mock.patch.object(CuiBono, "goes_in_circles", lambda *_: False)
        yield "buried dice are known", mock.patch.object(CuiBono, "can_be_seen", lambda *_: True)


class AbquetschenMistakes(Mistakes, unittest.TestCase):
    GAME, REFEREE = "abquetschen", Abquetschen

    def mistakes(self):
        def any_die_will_do(match, count):
            filled = match.filled()
            anchors = {cell for cell in lattice.CELLS if not filled.isdisjoint(lattice.TOUCHES[cell])} - filled
            return abquetschen.connected_layings(filled, anchors, count)

        yield "any die may be touched", mock.patch.object(Abquetschen, "layings_of", any_die_will_do)
        yield "the edge is free", mock.patch.object(abquetschen, "EDGE", set())
        yield "a row of three earns a die", mock.patch.object(abquetschen, "BONUS", {3: 1, 4: 1, 5: 2, 6: 3})
        yield "no bonus at all", mock.patch.object(abquetschen, "BONUS", {})
        yield "there is always room", mock.patch.object(Abquetschen, "has_room", lambda _match: True)
        yield "fifty dice each", mock.patch.object(abquetschen, "RESERVE", 50)
        yield "nothing lies below", mock.patch.object(
            abquetschen, "with_what_is_below", lambda cell, _filled: frozenset({cell}))


class WurfelmarschMistakes(Mistakes, unittest.TestCase):
    GAME, REFEREE = "wurfelmarsch", Wurfelmarsch

    def mistakes(self):
        def equal_is_tie(dice, case, right=wurfelmarsch.fight):
            found = right(dice, case)
            if found:
                faces = [fighter["face"] for fighter in found["fighters"]]
                if faces.count(max(faces)) > 1:
                    found["verdict"] = "tie"
            return found

        def no_ties(dice, case, right=wurfelmarsch.fight):
            found = right(dice, case)
            return None if found and found["verdict"] == "tie" else found

        yield "dice slide", mock.patch.object(wurfelmarsch, "rolled", lambda die, towards, away: die)
        yield "equal dice of one player are a tie", mock.patch.object(wurfelmarsch, "fight", equal_is_tie)
        yield "a tie removes nothing", mock.patch.object(wurfelmarsch, "fight", no_ties)
        yield "no fights", mock.patch.object(wurfelmarsch, "fight", lambda _dice, _case: None)
        yield "any corner is the goal", mock.patch.object(wurfelmarsch, "goal", lambda _seat: "008")
        yield "forward is quiet", mock.patch.object(wurfelmarsch, "FORWARD", ())
        yield "removed dice do not count", mock.patch.object(
            Wurfelmarsch, "total", lambda match, seat: sum(match.captured[seat]))


if __name__ == "__main__":
    unittest.main()
