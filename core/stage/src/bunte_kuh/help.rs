//! What may be done now, and which rule says so.

use empile_games::{
    bunte_kuh::{Call, Step, View},
    contract::Seat,
};

use crate::{Help, Words, board::Room};

pub(super) fn now(view: &View, is_turning: bool, room: Room<'_>) -> Vec<Help> {
    let help = |key, seat: Seat, rule| Help::new(Words::new(key).text("name", room.name(seat)), rule);
    let say = |key, rule| Help::new(Words::new(key), rule);
    match view.step {
        Step::Ready => vec![help("bunte-kuh-help-throw", view.thrower, "bunte-kuh.throw")],
        Step::Searching { first: None, .. } => vec![
            say("bunte-kuh-help-search", "bunte-kuh.turn"),
            say("bunte-kuh-help-stop", "bunte-kuh.stop"),
            say("bunte-kuh-help-no", "bunte-kuh.no"),
            say("bunte-kuh-help-penalty", "bunte-kuh.penalty"),
        ],
        Step::Searching { first: Some((seat, Call::Stop)), .. } | Step::Pointing { seat, .. } => {
            vec![help("bunte-kuh-help-point", seat, "bunte-kuh.ruling-hand")]
        }
        Step::Searching { first: Some((seat, Call::No)), .. } => {
            vec![help("bunte-kuh-help-check", seat, "bunte-kuh.ruling-time")]
        }
        Step::Laying { seat, .. } if is_turning => vec![help("bunte-kuh-help-turn", seat, "bunte-kuh.lay")],
        Step::Laying { seat, case: Some(_), .. } => vec![help("bunte-kuh-help-lay", seat, "bunte-kuh.lay")],
        Step::Laying { seat, case: None, .. } => {
            vec![help("bunte-kuh-help-lay-anywhere", seat, "bunte-kuh.no")]
        }
        Step::Over => vec![say("bunte-kuh-help-over", "bunte-kuh.end")],
    }
}
