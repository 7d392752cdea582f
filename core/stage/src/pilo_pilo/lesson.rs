//! The first match: an attacker, a dragon and a king while time stands still, then a defender while it runs.

use empile_games::{
    contract::Seat,
    pilo_pilo::{Action, Pillow, PiloPilo, Setup, Use},
};

use super::nodes::{self, Part};
use crate::{
    PUPIL,
    lesson::{Beat, Script, say},
};

const PILLOW: Pillow = Pillow(0);
const DEFENDER: Seat = Seat(2);

/// All lay their hands on their piles, the pupil last: then it is quiet until the cards are turned.
fn gather(key: &'static str) -> Beat<Action> {
    say(key, "pilo-pilo.round").at([nodes::zone(PUPIL, Part::Pile)]).does(Action::Ready)
}

/// The pillow goes from its side to a part of a zone.
fn bring(key: &'static str, rule: &'static str, goal: u32, to: Use) -> Beat<Action> {
    let touch = Action::Touch { pillow: PILLOW };
    let beat = say(key, rule).at([nodes::side(PILLOW, PUPIL)]).to(goal);
    beat.does(Action::Bring { pillow: PILLOW, to }).ignoring(touch)
}

pub(super) fn lesson() -> Script<PiloPilo> {
    let own = |part| nodes::zone(PUPIL, part);
    let others_ready = |beat: Beat<Action>| beat.then(1, Action::Ready).then(2, Action::Ready);
    Script {
        setup: Setup::for_players(3),
        seed: 196,
        beats: vec![
            say("pilo-pilo-lesson-goal", "pilo-pilo.goal"),
            others_ready(gather("pilo-pilo-lesson-ready")),
            say("pilo-pilo-lesson-hush", "pilo-pilo.round").then_wait(),
            bring(
                "pilo-pilo-lesson-attacker",
                "pilo-pilo.attacker",
                nodes::zone(DEFENDER, Part::Panel),
                Use::Throw { at: DEFENDER },
            )
            .then_wait(),
            say("pilo-pilo-lesson-well-done", "pilo-pilo.resolution"),
            others_ready(gather("pilo-pilo-lesson-again")).then_wait(),
            bring("pilo-pilo-lesson-dragon", "pilo-pilo.dragon", own(Part::Ear), Use::Sleep).then_wait(),
            say("pilo-pilo-lesson-no-defender", "pilo-pilo.attacker"),
            others_ready(gather("pilo-pilo-lesson-third")).then_wait(),
            say("pilo-pilo-lesson-king", "pilo-pilo.king").then_wait(),
            say("pilo-pilo-lesson-still", "pilo-pilo.king"),
            others_ready(gather("pilo-pilo-lesson-in-time")).then_wait(),
            bring("pilo-pilo-lesson-defender", "pilo-pilo.defender", own(Part::Shield), Use::Shield)
                .in_time()
                .then_wait(),
            say("pilo-pilo-lesson-end", "pilo-pilo.end"),
        ],
    }
}
