//! The action cards shown, and the two missions.

use empile_games::neko_tower::{ActionCard, Mission, Phase};

use super::{focus::Focus, nodes, table::Table};
use crate::{Area, Art, CardLook, Motion, NekoArt, Node, Role, Words};

const MISSION: &str = "neko-tower-label-mission";

/// The action cards shown and the missions, each in its place.
pub(super) fn compose(
    table: &Table<'_>,
    action_places: &[Area],
    mission_places: &[Area],
    focus: Focus,
    nodes: &mut Vec<Node>,
) {
    actions(table, action_places, focus, nodes);
    missions(table, mission_places, focus, nodes);
}

fn actions(table: &Table<'_>, places: &[Area], focus: Focus, nodes: &mut Vec<Node>) {
    for (place, (card, area)) in table.view.shown.iter().zip(places).enumerate() {
        let chosen = matches!(focus, Focus::Card { place: chosen, .. } if usize::from(chosen) == place);
        let can_be_played = !table.game.plays(place as u8).is_empty();
        let look = match (chosen, table.view.phase) {
            (true, _) => CardLook::Chosen,
            (false, Phase::Card) if !can_be_played => CardLook::Dim,
            _ => CardLook::Plain,
        };
        let art = Art::Neko(NekoArt::Action { card: *card, look });
        let node = Node::picture(nodes::action(place), *area, art).labelled(action_words(*card));
        let role = if can_be_played { Role::Choice { chosen } } else { Role::Picture };
        nodes.push(node.touchable(role).moving(Motion::Flip));
    }
}

/// What a mission asks and how high it leads, in words.
#[must_use]
pub fn mission_words(mission: Mission) -> Words {
    Words::new(MISSION).text("mission", mission.key()).number("floors", mission.climb())
}

/// What an action card lets one do, in words.
#[must_use]
pub fn action_words(card: ActionCard) -> Words {
    let face = card.face();
    match (face.walls, face.cat) {
        (Some([left, right]), None) => {
            Words::new("neko-tower-label-card-build").text("left", left.key()).text("right", right.key())
        }
        (Some([wall, _]), Some(_)) => Words::new("neko-tower-label-card-choice").text("wall", wall.key()),
        (None, cat) => {
            let stroke = cat.is_some_and(|offer| offer.stroke);
            let key = if stroke { "neko-tower-label-card-stroke" } else { "neko-tower-label-card-cat" };
            let colour = cat.and_then(|offer| offer.colour).map_or("any", |colour| colour.key());
            Words::new(key).text("colour", colour)
        }
    }
}

fn missions(table: &Table<'_>, places: &[Area], focus: Focus, nodes: &mut Vec<Node>) {
    let can_be_read = !matches!(table.view.phase, Phase::Confirming(_) | Phase::Blaming | Phase::Over(_));
    for (place, (mission, area)) in table.missions().into_iter().zip(places).enumerate() {
        let Some(mission) = mission else {
            let back = Node::picture(nodes::mission(place), *area, Art::Neko(NekoArt::MissionBack));
            nodes.push(back.labelled(Words::new("neko-tower-label-hidden-mission")).moving(Motion::Flip));
            continue;
        };
        let claimed =
            matches!(table.view.phase, Phase::Confirming(claim) if usize::from(claim.mission) == place);
        let chosen = matches!(focus, Focus::Mission { place: chosen, .. } if usize::from(chosen) == place);
        let fulfilled = !table.floors_of(place as u8).is_empty();
        let look = match (chosen || claimed, fulfilled) {
            (true, _) => CardLook::Chosen,
            (false, true) => CardLook::Lit,
            (false, false) => CardLook::Plain,
        };
        let key = if fulfilled { "neko-tower-label-mission-fulfilled" } else { MISSION };
        let label = Words { key, ..mission_words(mission) };
        let art = Art::Neko(NekoArt::Mission { mission, look });
        let role = if can_be_read { Role::Choice { chosen } } else { Role::Picture };
        let node = Node::picture(nodes::mission(place), *area, art).labelled(label);
        nodes.push(node.touchable(role).moving(Motion::Flip));
    }
}
