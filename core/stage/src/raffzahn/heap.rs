//! The dice that lie, as the three people around them see them together.

use empile_games::{
    contract::{Game, Seat, Viewer},
    pyramid::{
        SeenDie,
        lattice::{Cell, CellSet},
    },
    raffzahn::{Raffzahn, Step, View},
};

use super::nodes;
use crate::{
    Area, DieColour, Node, PyramidLook, Reach, Role, Words,
    board::Room,
    pyramid::{Hexagons, dice},
};

/// Nothing tells which dice fit: to find them is the game. A hand that lets go beside every die means none of them, so
/// none feels more than it shows.
pub(super) fn compose(
    seen_dice: &[SeenDie],
    view: &View,
    hexagons: &Hexagons,
    over: [Option<Cell>; 3],
    nodes: &mut Vec<Node>,
) {
    nodes.push(dice::base(nodes::BASE, hexagons));
    let late: CellSet = view.late.iter().map(|(_, cell)| *cell).collect();
    let is_open = matches!(view.step, Step::Grabbing { .. } | Step::Stopped { .. });
    for seen in seen_dice.iter().copied() {
        let look = if late.contains(seen.cell) {
            PyramidLook::Wrong
        } else if over.contains(&Some(seen.cell)) {
            PyramidLook::Chosen
        } else {
            PyramidLook::Plain
        };
        let die = dice::die(nodes::die(seen.cell), hexagons, seen, look);
        nodes.extend(die.map(
            |die| {
                if is_open { die.touchable(Role::Spot).reaching(Reach::Hexagon) } else { die }
            },
        ));
    }
}

/// « Chaque joueur ne doit voir les valeurs que des dés se trouvant sur sa face »: on a screen between the three, what
/// each of them sees from the own side.
pub(super) fn seen_around(game: &Raffzahn) -> Vec<SeenDie> {
    let mut around: Vec<SeenDie> = Vec::new();
    for seat in Seat::all(game.players()) {
        let seen = game.observe(Viewer::Seat(seat)).dice;
        if around.is_empty() {
            around = seen;
            continue;
        }
        for (die, more) in around.iter_mut().zip(seen) {
            die.colour = die.colour.or(more.colour);
            for (face, other) in die.faces.iter_mut().zip(more.faces) {
                *face = face.or(other);
            }
        }
    }
    around
}

/// The die that is thrown, in the middle of it all.
pub(super) fn turquoise(view: &View, area: Area, room: Room<'_>) -> Node {
    let (face, is_ready) = match view.step {
        Step::Grabbing { thrown, .. } | Step::Stopped { thrown, .. } => (Some(thrown), false),
        Step::Ready => (None, !room.robots.contains(view.roller)),
        Step::Over => (None, false),
    };
    let die = dice::thrown(nodes::TURQUOISE, area, DieColour::Turquoise, face);
    if is_ready { die.labelled(Words::new("raffzahn-label-throw")).touchable(Role::Button) } else { die }
}

#[cfg(test)]
mod tests {
    use empile_games::{contract::Seed, pyramid::Sight, raffzahn::Setup};

    use super::*;

    #[test]
    fn together_the_three_see_what_can_be_seen_from_above_and_no_more() {
        let game = Raffzahn::start(&Setup::default(), Seed(4)).unwrap();
        let above = game.pyramid().seen(&Sight::from_above(game.pyramid().heap()));
        assert_eq!(seen_around(&game), above);
    }
}
