//! Where the buttons are, and which of them there are now. Whoever drums on one spot throws once at most, and never loses
//! a turn: what comes after a button at the same place does no harm.

use empile_games::pile_poils::{PilePoils, Step, StopForecast, View};

use super::{
    nodes::{CONFIRM, GIVE_UP, GO_ON, KEEP_ON, REROLL, ROLL, STOP},
    risk::Risk,
};
use crate::{
    Area, ButtonLook, Node, Words,
    kit::{Button, Frame},
};

const GAP: f32 = 12.0;
/// Words at least so high have room for a button below them, else beside them.
const HIGH: f32 = 116.0;
const YES_PART: f32 = 0.4;
const YES_WIDTH: f32 = 180.0;
const YES_HEIGHT: f32 = 56.0;

/// The row of buttons, split for its four purposes.
pub(super) struct Row {
    give_up: Area,
    spend_yarn: Area,
    stop: Area,
    throw: Area,
}

impl Row {
    /// Throwing is on the right and everything else on the left of it. With yarn there is one purpose more.
    pub(super) fn of(row: Area, has_yarn: bool) -> Row {
        let mut rest = row;
        let third = (row.width - 2.0 * GAP) / 3.0;
        let give_up = rest.take_left(third, GAP);
        let spend_yarn = rest.take_left(third, GAP);
        let half = (row.width - GAP) / 2.0;
        let (stop, throw) = if has_yarn {
            (give_up.union(spend_yarn), rest)
        } else {
            (Area { width: half, ..row }, Area { x: row.right() - half, width: half, ..row })
        };
        Row { give_up, spend_yarn, stop, throw }
    }
}

/// A question stands where the words do, far from every other button, with its yes.
pub(super) fn question(frame: &Frame) -> (Area, Area) {
    let mut words = frame.headline.union(frame.hint);
    let yes = if words.height >= HIGH {
        words.take_bottom(YES_HEIGHT, GAP)
    } else {
        words.take_right((words.width * YES_PART).min(YES_WIDTH), GAP)
    };
    (words, yes)
}

/// What the table waits for beside a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Waiting {
    /// A yes.
    pub(super) risk: Option<Risk>,
    /// That everyone has looked at a throw that fitted nowhere.
    pub(super) for_a_look: bool,
}

pub(super) fn compose(game: &PilePoils, view: &View, waiting: Waiting, frame: &Frame, nodes: &mut Vec<Node>) {
    let yarn = view.hands.get(view.current.index()).map_or(0, |hand| hand.yarn);
    let row = Row::of(frame.buttons, yarn > 0);
    if waiting.for_a_look {
        nodes.push(plain(GO_ON, "pile-poils-go-on", ButtonLook::Secondary).within(row.stop));
        return;
    }
    if let Some(risk) = waiting.risk {
        nodes.push(Button::new(CONFIRM, risk.confirm(), ButtonLook::Danger).within(question(frame).1));
    }
    let is_asked = waiting.risk.is_some();
    let keep_on = || plain(KEEP_ON, "pile-poils-keep-on", ButtonLook::Secondary);
    let throw = |key, look| Button::new(ROLL, Words::new(key).number("dice", view.dice_left), look);
    match view.step {
        Step::Ready => nodes.push(throw("pile-poils-roll", ButtonLook::Primary).within(row.throw)),
        Step::Thrown(_) => {
            let give_up =
                if is_asked { keep_on() } else { plain(GIVE_UP, "pile-poils-give-up", ButtonLook::Quiet) };
            nodes.push(give_up.within(row.give_up));
            if yarn > 0 {
                let words = Words::new("pile-poils-reroll").number("yarn", yarn);
                nodes.push(Button::new(REROLL, words, ButtonLook::Secondary).within(row.spend_yarn));
            }
        }
        Step::Placed => {
            let (stop, look) = match game.stop_forecast() {
                Some(StopForecast::Beds { cats, .. }) => {
                    let words = Words::new("pile-poils-stop").number("cats", cats);
                    (Button::new(STOP, words, ButtonLook::Primary), ButtonLook::Secondary)
                }
                _ if is_asked => (keep_on(), ButtonLook::Primary),
                _ => (plain(STOP, "pile-poils-stop-anyway", ButtonLook::Quiet), ButtonLook::Primary),
            };
            nodes.push(stop.within(row.stop));
            nodes.push(throw("pile-poils-continue", look).within(row.throw));
        }
        Step::Over => {}
    }
}

fn plain(id: u32, key: &'static str, look: ButtonLook) -> Button {
    Button::new(id, Words::new(key), look)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        fingers::SMALLEST_TARGET,
        kit::{
            Wish,
            screens::{SCREENS, SMALLEST},
        },
    };

    #[test]
    fn throwing_giving_up_and_losing_the_turn_share_no_spot() {
        for (screen, text_scale) in
            SCREENS.into_iter().chain([SMALLEST]).flat_map(|screen| [(screen, 1.0), (screen, 2.0)])
        {
            let wish = Wish { players: 4, text_scale, tray: true };
            let frame = Frame::of(screen, wish, |area| area.width.min(area.height));
            let (asked, yes) = question(&frame);
            assert!(!asked.overlaps(yes) && yes.height >= SMALLEST_TARGET, "{yes:?} on {screen:?}");
            for has_yarn in [true, false] {
                let Row { give_up, spend_yarn, stop, throw } = Row::of(frame.buttons, has_yarn);
                let apart = [(throw, give_up), (throw, stop), (throw, yes), (give_up, yes), (stop, yes)];
                for (one, other) in apart {
                    assert!(!one.overlaps(other), "{one:?} and {other:?} on {screen:?}");
                }
                assert!(!has_yarn || !spend_yarn.overlaps(throw) && !spend_yarn.overlaps(give_up));
            }
        }
    }
}
