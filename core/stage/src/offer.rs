//! Where everyone plays at once, no hand may be taken for another's: a game is offered only to as many as that holds for on
//! the surface at hand, and a match that comes to a surface on which it does not hold waits.

use empile_games::GameId;

use crate::{Art, Help, Ink, Node, Surface, TextBox, TextStyle, Words, board::Room, stage::fits};

/// A hand that means to go straight ends at most so far to either side, in density-independent pixels.
pub const ASTRAY: f32 = 12.0;

/// The section of the quick reference about it.
const RULE: &str = "table.room";

// Far from the ids of any board: nothing of a board shall glide to a place of this.
const FIRST_NODE: u32 = 900_000;
const PANEL: u32 = FIRST_NODE;
const TITLE: u32 = FIRST_NODE + 1;
const DETAIL: u32 = FIRST_NODE + 2;
const MARGIN: f32 = 16.0;
const WIDEST: f32 = 460.0;
const HIGHEST: f32 = 260.0;
const TITLE_PART: f32 = 0.3;
const TITLE_SIZE: f32 = 28.0;
const DETAIL_SIZE: f32 = 17.0;

/// What to do where a game cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Remedy {
    /// Turn the device.
    Turn,
    /// So many can play at most, or a larger screen is needed.
    Fewer { most: u8 },
    /// A larger screen.
    Larger,
}

/// Can so many play a game on such a surface, with text so many times as large? Otherwise what to do instead.
pub fn offered(game: GameId, players: u8, surface: Surface, text_scale: f32) -> Result<(), Words> {
    let Some(remedy) = remedy(game, players, surface, text_scale) else { return Ok(()) };
    Err(match remedy {
        Remedy::Turn => Words::new("offer-turn"),
        Remedy::Fewer { most } => Words::new("offer-fewer").number("players", players).number("most", most),
        Remedy::Larger => Words::new("offer-larger"),
    })
}

/// What is to be done first, if anything.
pub(crate) fn remedy(game: GameId, players: u8, surface: Surface, text_scale: f32) -> Option<Remedy> {
    if fits(game, players, surface, text_scale) {
        return None;
    }
    if fits(game, players, surface.turned(), text_scale) {
        return Some(Remedy::Turn);
    }
    let fewest = *game.descriptor().players.start();
    let most = (fewest..players).rev().find(|fewer| fits(game, *fewer, surface, text_scale));
    Some(most.map_or(Remedy::Larger, |most| Remedy::Fewer { most }))
}

/// What may be done then.
pub(crate) fn help() -> Vec<Help> {
    vec![Help::new(Words::new("offer-waits-help"), RULE)]
}

/// What stands in place of the board of a match that has begun elsewhere: nobody of it can be sent away.
pub(crate) fn compose(remedy: Remedy, room: Room<'_>, nodes: &mut Vec<Node>) {
    let detail = if remedy == Remedy::Turn { "offer-waits-turn" } else { "offer-waits-larger" };
    let whole = room.surface.area().inset(MARGIN);
    let panel = whole.middle(whole.width.min(WIDEST), whole.height.min(HIGHEST));
    nodes.push(Node::picture(PANEL, panel, Art::Panel { highlighted: true }));
    let mut below = panel.inset(MARGIN);
    let title = below.take_top(below.height * TITLE_PART, 0.0);
    let lines = [
        (TITLE, title, "offer-waits", Ink::Text, TextStyle::Display, TITLE_SIZE),
        (DETAIL, below, detail, Ink::Text, TextStyle::Body, DETAIL_SIZE),
    ];
    nodes.extend(lines.map(|(id, area, key, ink, style, size)| {
        Node::text(id, area, TextBox::new(Words::new(key), ink, style, size)).labelled(Words::new(key))
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Windows and screens of all shapes.
    fn surfaces() -> impl Iterator<Item = Surface> {
        let lengths = || (240..=900_u16).step_by(20).map(f32::from);
        lengths().flat_map(move |width| lengths().map(move |height| Surface { width, height }))
    }

    #[test]
    fn what_is_advised_helps() {
        let (mut turned, mut fewer, mut larger) = (0, 0, 0);
        for surface in surfaces() {
            for players in 3..=6 {
                let fits = |players, surface| fits(GameId::PiloPilo, players, surface, 1.0);
                let told = offered(GameId::PiloPilo, players, surface, 1.0);
                match remedy(GameId::PiloPilo, players, surface, 1.0) {
                    None => assert!(told.is_ok() && fits(players, surface)),
                    Some(Remedy::Turn) => {
                        assert!(told.is_err() && fits(players, surface.turned()), "{players} on {surface:?}");
                        turned += 1;
                    }
                    Some(Remedy::Fewer { most }) => {
                        assert!(told.is_err() && fits(most, surface) && !fits(most + 1, surface));
                        fewer += 1;
                    }
                    Some(Remedy::Larger) => {
                        assert!(told.is_err() && (3..=players).all(|fewer| !fits(fewer, surface)));
                        larger += 1;
                    }
                }
            }
        }
        assert!(turned > 0 && fewer > 0 && larger > 0, "{turned}, {fewer}, {larger}");
    }

    #[test]
    fn where_people_take_turns_nobody_is_in_the_way() {
        for game in [GameId::PilePoils, GameId::CuiBono] {
            assert!(surfaces().all(|surface| offered(game, 4, surface, 2.0).is_ok()));
        }
    }
}
