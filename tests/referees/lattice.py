"""Das Spiel: the cells of the pyramid and the dice, from the booklet's glossary and the geometry of the rulings.

A cell is written as its depths behind the sides U, V and W: "017". A die is written as what it shows to them: "321".
"""

from itertools import product

SIDES = (0, 1, 2)
DEEPEST = 8


def level(cell):
    """0 is the base."""
    return DEEPEST - sum(map(int, cell))


def moved(cell, changes):
    """The cell so much deeper behind each side; none outside the pyramid."""
    depths = [int(depth) + change for depth, change in zip(cell, changes)]
    if min(depths) < 0 or sum(depths) > DEEPEST:
        return None
    return "".join(map(str, depths))


def unit(side, length=1):
    """A step behind one side."""
    return [length if other == side else 0 for other in SIDES]


CELLS = ["".join(map(str, depths)) for depths in product(range(9), repeat=3) if sum(depths) <= DEEPEST]
BASE = [cell for cell in CELLS if level(cell) == 0]
# Per cell and side: the die that its own die stands on there (none on the base) and the one that stands against it.
UNDER = {cell: [moved(cell, unit(side)) for side in SIDES] for cell in CELLS}
AGAINST = {cell: [moved(cell, unit(side, -1)) for side in SIDES] for cell in CELLS}
SUPPORTS = {cell: [] if level(cell) == 0 else UNDER[cell] for cell in CELLS}
COVERS = {cell: [above for above in AGAINST[cell] if above] for cell in CELLS}
TOUCHES = {cell: SUPPORTS[cell] + COVERS[cell] for cell in CELLS}
EDGE = {cell for cell in BASE if "0" in cell}


def is_visible(cell, side, filled):
    """Does nothing stand against this face?"""
    return AGAINST[cell][side] not in filled


def visible_faces(cell, filled):
    """How many of the three outer faces can be seen."""
    return sum(is_visible(cell, side, filled) for side in SIDES)


def is_case(cell, filled):
    """« CASE »: empty, and a die would lie firmly there."""
    return cell not in filled and all(below in filled for below in SUPPORTS[cell])


def first_hanging(filled):
    """A cell whose die lies on nothing, if there is one."""
    return next((cell for cell in filled if not all(below in filled for below in SUPPORTS[cell])), None)


def rolled(die, towards, away):
    """« PIVOTER »: the face it turned away from comes to the side it rolls to; what was there is hidden below."""
    faces = [int(face) for face in die]
    faces[towards], faces[away] = faces[away], 7 - faces[towards]
    return "".join(map(str, faces))


def _every_orientation():
    found, new = set(), ["321"]
    while new:
        die = new.pop()
        if die not in found:
            found.add(die)
            new += [rolled(die, a, b) for a in SIDES for b in SIDES if a != b]
    return found


ORIENTATIONS = _every_orientation()
