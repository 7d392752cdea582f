//! One floor from above: its places, the cats on them, and what to look at.

use empile_games::neko_tower::{CELLS, Cell, Claim, Nakama, Phase, Place, Spot};

use super::{focus::Focus, layout::Layout, nodes, table::Table};
use crate::{Area, Art, Ink, Motion, NekoArt, Node, Role, TextBox, TextStyle, Words};

/// A cat on the back of another sits at least so much of its size higher.
const ON_BACK: f32 = 0.5;

/// Which floor is looked at, and what the player has in mind.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub(super) shown: u8,
    pub(super) focus: Focus,
    pub(super) telling: bool,
}

pub(super) fn compose(table: &Table<'_>, layout: &Layout, look: Look, nodes: &mut Vec<Node>) {
    header(table, layout, look, nodes);
    nodes.push(Node::picture(nodes::SHEET, layout.sheet, Art::Neko(NekoArt::FloorTop)));
    for cell in (0..CELLS).map(Cell) {
        let lit = takes_a_cat(table, look, cell);
        let place = Place { floor: look.shown, cell };
        let stack = table.view.layout.stack_height(place);
        let label = Words::new("neko-tower-label-place")
            .number("row", cell.row() + 1)
            .number("column", cell.column() + 1)
            .number("cats", stack);
        let node = Node::picture(nodes::cell(cell), layout.cell(cell), Art::Neko(NekoArt::Place { lit }));
        nodes.push(if lit { node.labelled(label).touchable(Role::Button) } else { node });
    }
    let glowing = glowing(table, look);
    for (cat, spot) in table.view.layout.on_floor(look.shown) {
        let stack = table.view.layout.stack_height(spot.place());
        let area = in_stack(layout.cell(spot.cell), spot.level, stack);
        let art = NekoArt::Nakama { colour: cat.colour(), glows: glowing.contains(&cat) };
        let node = Node::picture(nodes::cat(cat), area, Art::Neko(art)).labelled(standing(cat, spot));
        nodes.push(node.at_depth(1 + spot.level).touchable(role(table, look, cat)).moving(Motion::Drop));
    }
}

fn header(table: &Table<'_>, layout: &Layout, look: Look, nodes: &mut Vec<Node>) {
    let mut arrow = |id, area, art, key, is_there: bool| {
        if is_there {
            let node = Node::picture(id, area, Art::Neko(art));
            nodes.push(node.labelled(Words::new(key)).touchable(Role::Button));
        }
    };
    arrow(nodes::LOWER, layout.lower, NekoArt::Down, "neko-tower-label-lower", look.shown > 1);
    arrow(nodes::HIGHER, layout.higher, NekoArt::Up, "neko-tower-label-higher", look.shown < table.height());
    if table.game.takes_reports() {
        let node = Node::picture(nodes::TELL, layout.tell, Art::Neko(NekoArt::Tell { on: look.telling }));
        let label = Words::new("neko-tower-label-tell");
        nodes.push(node.labelled(label).touchable(Role::Choice { chosen: look.telling }));
    }
    let name = Words::new("neko-tower-floor-of").number("floor", look.shown).number("height", table.height());
    let text = TextBox::new(name.clone(), Ink::Text, TextStyle::Display, 17.0);
    nodes.push(Node::text(nodes::FLOOR_NAME, layout.floor_name, text).labelled(name));
}

/// Can a cat come to this place with the next touch?
pub(super) fn takes_a_cat(table: &Table<'_>, look: Look, cell: Cell) -> bool {
    match (look.telling, table.view.phase, look.focus) {
        (true, _, Focus::Cat(cat)) => {
            let spot = table.view.layout.spot(cat);
            spot.is_some_and(|spot| spot.floor == look.shown && spot.cell != cell)
        }
        (false, Phase::Placing { from, .. }, _) => from != Some(look.shown),
        (false, Phase::Interact, Focus::Cat(_)) => look.shown > table.own_floor(),
        _ => false,
    }
}

/// May the next touch be about this cat? While one is chosen, the others are in its way only.
fn role(table: &Table<'_>, look: Look, cat: Nakama) -> Role {
    let is_free = match look.focus {
        Focus::Cat(chosen) => chosen == cat || same_stack(table, chosen, cat),
        _ => true,
    };
    let can = if look.telling {
        table.game.can_slip() && is_free
    } else {
        table.may_move(cat) && is_free || table.view.phase == Phase::Stroke(cat)
    };
    if can { Role::Piece } else { Role::Picture }
}

fn same_stack(table: &Table<'_>, one: Nakama, other: Nakama) -> bool {
    let place = |cat| table.view.layout.spot(cat).map(Spot::place);
    place(one) == place(other)
}

/// The cats that it is about now: chosen, to be stroked, or fulfilling a mission.
fn glowing(table: &Table<'_>, look: Look) -> Vec<Nakama> {
    let evidence = |place: u8, floor: u8| {
        let mission = table.mission(place);
        mission.and_then(|mission| mission.evidence(&table.view.layout, floor)).unwrap_or_default()
    };
    match (table.view.phase, look.focus) {
        (Phase::Confirming(Claim { mission, floor, .. }), _) if floor == look.shown => {
            evidence(mission, floor)
        }
        (Phase::Stroke(cat), _) | (_, Focus::Cat(cat)) => vec![cat],
        (_, Focus::Mission { place, .. }) if table.claims().contains(&(place, look.shown)) => {
            evidence(place, look.shown)
        }
        _ => Vec::new(),
    }
}

/// Where a cat of a stack is drawn on its place.
fn in_stack(cell: Area, level: u8, stack: u8) -> Area {
    let above = f32::from(stack.max(1) - 1);
    let size = cell.width.min(cell.height / (1.0 + ON_BACK * above)).max(cell.width.min(cell.height) * 0.5);
    let step = if above > 0.0 { (cell.height - size) / above } else { 0.0 };
    let foot = cell.bottom() - f32::from(level) * step;
    // On its own it sits in the middle of its place.
    let foot = if stack <= 1 { foot - (cell.height - size) / 2.0 } else { foot };
    Area::new(cell.centre().x - size / 2.0, foot - size, size, size)
}

/// A cat and where it stands.
fn standing(cat: Nakama, spot: Spot) -> Words {
    Words::new("neko-tower-label-cat")
        .text("colour", cat.colour().key())
        .number("row", spot.cell.row() + 1)
        .number("column", spot.cell.column() + 1)
        .number("below", spot.level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_of_cats_stays_on_its_place_with_every_cat_in_sight() {
        for cell in [Area::new(10.0, 10.0, 36.0, 44.0), Area::new(0.0, 0.0, 90.0, 110.0)] {
            for stack in 1..=16 {
                let cats: Vec<Area> = (0..stack).map(|level| in_stack(cell, level, stack)).collect();
                for cat in &cats {
                    assert!(
                        cat.y >= cell.y - 0.01 && cat.bottom() <= cell.bottom() + 0.01,
                        "{stack}: {cat:?}"
                    );
                    assert!(cat.x >= cell.x - 0.01 && cat.right() <= cell.right() + 0.01, "{stack}: {cat:?}");
                }
                assert!(cats.windows(2).all(|pair| pair[1].y < pair[0].y - 0.5), "each above the other");
            }
        }
    }
}
