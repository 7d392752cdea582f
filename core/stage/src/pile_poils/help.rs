//! What may be done now, and which rule says so.

use empile_games::{
    contract::{Game, Viewer},
    pile_poils::{PilePoils, Step, StopForecast},
};

use crate::{Help, Words, board::Room};

pub(super) fn now(game: &PilePoils, room: Room<'_>) -> Vec<Help> {
    let view = game.observe(Viewer::Spectator);
    let yarn = game.hand(view.current).yarn;
    let mut help = Vec::new();
    match view.step {
        Step::Ready => {
            let words = Words::new("pile-poils-help-roll").text("name", room.name(view.current));
            help.push(Help::new(words.number("dice", view.dice_left), "pile-poils.turn"));
        }
        Step::Thrown(_) => {
            if !game.placements().is_empty() {
                help.push(Help::new(Words::new("pile-poils-help-place"), "pile-poils.place"));
            }
            if yarn > 0 {
                let words = Words::new("pile-poils-help-reroll").number("yarn", yarn);
                help.push(Help::new(words, "pile-poils.yarn"));
            }
            help.push(Help::new(Words::new("pile-poils-help-give-up"), "pile-poils.cat-astrophe"));
        }
        Step::Placed => {
            let words = Words::new("pile-poils-help-continue").number("dice", view.dice_left);
            help.push(Help::new(words, "pile-poils.continue-or-stop"));
            let stop = match game.stop_forecast() {
                Some(StopForecast::Fails(_)) => "pile-poils-help-stop-fails",
                _ => "pile-poils-help-stop",
            };
            help.push(Help::new(Words::new(stop), "pile-poils.bedding"));
        }
        Step::Over => help.push(Help::new(Words::new("pile-poils-hint-over"), "pile-poils.score")),
    }
    help
}
