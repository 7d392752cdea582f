//! The ladder beside the tower: how high Neko has come against the steps, or how the black cats are ranked.

use empile_games::{
    contract::Seat,
    neko_tower::{FLOORS, STEPS},
};

use super::{nodes, table::Table};
use crate::{Area, Art, Ink, NekoArt, Node, TextBox, TextStyle, Words};

/// The rails take this part of the width where pennants hang beside them.
const RAILS: f32 = 0.45;

pub(super) fn compose(table: &Table<'_>, area: Area, nodes: &mut Vec<Node>) {
    let cat = (area.width * 0.62).min(area.height / 8.0);
    // Below the first rung stands who has not climbed yet.
    let rails = Area::new(area.x, area.y + cat / 2.0, area.width * RAILS, area.height - cat);
    let rung = rails.height / f32::from(FLOORS);
    let middle = |floor: u8| rails.bottom() - rung * (f32::from(floor) - 0.5);
    let best = table.climber().map_or(0, |climber| climber.best);
    let label = Words::new("neko-tower-label-ladder").number("height", table.height());
    let art = Art::Neko(NekoArt::Ladder { built: table.height() });
    nodes.push(Node::picture(nodes::LADDER, rails, art).labelled(label));
    if !table.is_competitive() {
        let height = (rung * 1.7).min(24.0);
        for (index, step) in STEPS.into_iter().enumerate() {
            let reached = best >= step;
            let x = rails.right() + 1.0;
            let pennant = Area::new(x, middle(step) - height / 2.0, area.right() - x, height);
            let key = if reached { "neko-tower-label-step-reached" } else { "neko-tower-label-step" };
            let ink = if reached { Ink::OnAccent } else { Ink::Text };
            let number = Words::new("number").number("number", step);
            let text = TextBox::new(number, ink, TextStyle::Display, (height * 0.66).min(13.0));
            let art = Art::Neko(NekoArt::Step { reached });
            let label = Words::new(key).number("step", step);
            nodes.push(Node::picture(nodes::step(index), pennant, art).written(text).labelled(label));
        }
    }
    if table.is_competitive() {
        ranking(table, area, cat * 0.75, &middle, nodes);
    } else if let Some(neko) = table.view.climbers.first() {
        let place = Area::new(area.x, middle(neko.floor) - cat / 2.0, cat, cat);
        let label = Words::new("neko-tower-label-neko").number("floor", neko.floor).number("best", neko.best);
        let art = Art::Neko(NekoArt::BlackCat { scarf: None });
        nodes.push(Node::picture(nodes::climber(0), place, art).labelled(label));
    }
}

/// How high everybody has ever come: that is what is ranked. A lane each, so that nobody hides another.
fn ranking(table: &Table<'_>, area: Area, size: f32, middle: &impl Fn(u8) -> f32, nodes: &mut Vec<Node>) {
    let climbers = &table.view.climbers;
    let lane = (area.width - size) / climbers.len().saturating_sub(1).max(1) as f32;
    for (index, climber) in climbers.iter().enumerate() {
        let seat = Seat(index as u8);
        let foot = if climber.best == 0 { area.bottom() } else { middle(climber.best) + size / 2.0 };
        let place = Area::new(area.x + index as f32 * lane, foot - size, size, size);
        let label = Words::new("neko-tower-label-black-cat")
            .text("name", table.room.name(seat))
            .number("floor", climber.floor)
            .number("best", climber.best);
        let art = Art::Badge { seat: table.room.colour(seat) };
        nodes.push(Node::picture(nodes::climber(index), place, art).labelled(label));
    }
}
