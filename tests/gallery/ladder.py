"""Draws the ladder of robots: `make ladder | python3 tests/gallery/ladder.py`.

Reads « figure robots.GAME.ONE_over_OTHER_elo ELO ± ERROR » lines, keeps them in docs/pictures/ladder.txt beside those that were
there before, draws docs/pictures/ladder.svg and writes the table in docs/robots.md.
"""

import pathlib
import re
import sys

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"
KEPT = DOCS / "pictures" / "ladder.txt"
LINE = re.compile(r"figure robots\.(\w+?)\.(\w+?)_over_(\w+?)_elo (-?\d+) ± (\d+)")
GAMES = ["pile_poils", "abquetschen", "cui_bono", "eintrichtern", "wurfelmarsch", "pilo_pilo", "teckels", "raffzahn", "bunte_kuh"]
NAMES = {
    "pile_poils": "Pile-Poils", "abquetschen": "Abquetschen", "cui_bono": "Cui bono?", "eintrichtern": "Eintrichtern",
    "wurfelmarsch": "Würfelmarsch", "pilo_pilo": "Pilo Pilo", "teckels": "Teckels", "raffzahn": "Raffzahn", "bunte_kuh": "Bunte Kuh",
    "gentle": "Doux", "clever": "Malin", "formidable": "Redoutable", "chance": "chance", "greedy": "greedy",
    "bonus_seeker": "bonus seeker", "perfect_memory": "perfect memory",
}
# One bar a row; what stands above a yardstick by more than the picture is wide ends with the picture.
ROW, LEFT, ZERO, WIDEST, ELO_PER_PIXEL = 18, 250, 330, 800, 2.0
TARGET = 100


def read(lines):
    return {found.group(1, 2, 3): (int(found[4]), int(found[5])) for found in map(LINE.search, lines) if found}


def in_order(figures):
    return sorted(figures, key=lambda pair: GAMES.index(pair[0]))


def table(figures):
    rows = ["| game | pair | Elo |", "|---|---|---|"]
    for game, one, other in in_order(figures):
        elo, error = figures[game, one, other]
        short = " (too little)" if is_short(one, other, elo) else ""
        rows.append(f"| {NAMES[game]} | {NAMES[one]} over {NAMES[other]} | {elo} ± {error}{short} |")
    return "\n".join(rows)


def is_short(one, other, elo):
    """A level stands a hundred above the one below, the best above every yardstick."""
    is_level = other in ("gentle", "clever", "formidable")
    return elo < TARGET if is_level else one == "formidable" and elo <= 0


def picture(figures):
    pairs = [pair for pair in in_order(figures) if pair[2] in ("gentle", "clever") or pair[1] == "formidable"]
    height = ROW * (len(pairs) + 2)
    text = 'font-family="sans-serif" font-size="12" fill="#3a2f28"'
    target = ZERO + TARGET / ELO_PER_PIXEL
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDEST} {height}" role="img">',
        "<title>How far each level of the robots stands above others, in Elo</title>",
        f'<rect width="{WIDEST}" height="{height}" fill="#fbf6ee"/>',
        f'<path d="M{ZERO} {ROW}V{height - ROW}" stroke="#3a2f28"/>',
        f'<path d="M{target} {ROW}V{height - ROW}" stroke="#3a2f28" stroke-dasharray="3 3"/>',
        f'<text x="{target + 4}" y="12" {text}>{TARGET} Elo</text>',
    ]
    for row, pair in enumerate(pairs, 1):
        game, one, other = pair
        elo, error = figures[pair]
        middle = ROW * row + ROW / 2
        end = min(ZERO + elo / ELO_PER_PIXEL, WIDEST - 80)
        colour = "#b5483a" if is_short(one, other, elo) else "#3f7d58"
        half = min(error / ELO_PER_PIXEL, 40)
        label = f"{NAMES[game]}: {NAMES[one]} over {NAMES[other]}"
        drawn += [
            f'<text x="4" y="{middle + 4}" {text}>{label}</text>',
            f'<rect x="{min(ZERO, end):.1f}" y="{middle - 5}" width="{abs(end - ZERO):.1f}" height="10" fill="{colour}"/>',
            f'<path d="M{end - half:.1f} {middle}H{end + half:.1f}" stroke="#3a2f28"/>',
            f'<text x="{max(end, ZERO) + half + 6:.1f}" y="{middle + 4}" {text}>{elo} ± {error}</text>',
        ]
    return "\n".join([*drawn, "</svg>", ""])


def main():
    kept = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
    figures = read(kept) | read(sys.stdin)
    lines = [f"figure robots.{g}.{one}_over_{other}_elo {figures[g, one, other][0]} ± {figures[g, one, other][1]}" for g, one, other in in_order(figures)]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    (DOCS / "pictures" / "ladder.svg").write_text(picture(figures), encoding="utf-8")
    page = DOCS / "robots.md"
    before, after = page.read_text(encoding="utf-8").split("<!-- ladder -->\n")[0::2]
    page.write_text(f"{before}<!-- ladder -->\n{table(figures)}\n<!-- ladder -->\n{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
