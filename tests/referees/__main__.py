"""A second opinion on the engine's records: `records <game> <matches> | python3 tests/referees <game> <matches>`.

Says where the two differ, counts matches and differences in a line of the form « soak NAME TRIED n LOST n », and fails
if there was any or if matches are missing.
"""

import gc
import json
import sys

from opinion import Disagreement, judge
from abquetschen import Abquetschen
from cui_bono import CuiBono
from pile_poils import PilePoils
from wurfelmarsch import Wurfelmarsch

REFEREES = {
    "pile-poils": PilePoils,
    "cui-bono": CuiBono,
    "abquetschen": Abquetschen,
    "wurfelmarsch": Wurfelmarsch,
}
PROGRESS_EVERY = 100
# Who has read so many has seen what is wrong.
MOST_TOLD = 5


def main(game, expected):
    # Records are large and have no cycles: looking for some would take half of the time.
    gc.disable()
    tried = lost = entries = 0
    for line in sys.stdin:
        tried += 1
        try:
            entries += judge(REFEREES[game], json.loads(line))
        except Disagreement as difference:
            lost += 1
            if lost <= MOST_TOLD:
                print(f"{game}: {difference}", file=sys.stderr, flush=True)
        if tried % PROGRESS_EVERY == 0:
            print(f"{game}: {tried} matches, {entries} entries, {lost} disagreements", file=sys.stderr, flush=True)
    print(f"soak referees.{game.replace('-', '_')} TRIED {tried} LOST {lost}", flush=True)
    if tried != expected:
        print(f"{game}: {expected} matches were to be played", file=sys.stderr)
    return 1 if lost or tried != expected else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
