//! What there is to say to each player now.

use empile_games::{
    contract::{Seat, Seats},
    raffzahn::{Step, View},
};

use crate::{Ink, Words, board::Room};

pub(super) fn of(
    view: &View,
    seat: Seat,
    winners: Seats,
    told: Option<&Words>,
    room: Room<'_>,
) -> (Words, Ink) {
    let is_roller = view.roller == seat;
    let roller = |key| Words::new(key).text("name", room.name(view.roller));
    let is_late = view.late.iter().any(|(late, _)| *late == seat);
    match (view.step, told) {
        (Step::Ready, _) if is_roller => (Words::new("raffzahn-state-throw"), Ink::Primary),
        (Step::Ready, Some(told)) => (told.clone(), Ink::Danger),
        (Step::Ready, None) => (roller("raffzahn-state-waits"), Ink::SoftText),
        (Step::Grabbing { .. } | Step::Stopped { .. }, _) if view.locked.contains(seat) => {
            (Words::new("raffzahn-state-locked"), Ink::Danger)
        }
        (Step::Grabbing { something_left: Some(false), .. }, _) if is_roller => {
            (Words::new("raffzahn-state-say-stop"), Ink::Primary)
        }
        (Step::Grabbing { something_left: Some(false), .. }, _) => {
            (Words::new("raffzahn-state-nothing-left"), Ink::SoftText)
        }
        (Step::Grabbing { thrown, .. }, _) => {
            (Words::new("raffzahn-state-search").number("face", thrown), Ink::Primary)
        }
        (Step::Stopped { .. }, _) if is_late => (Words::new("raffzahn-state-late"), Ink::Danger),
        (Step::Stopped { .. }, _) => (Words::new("raffzahn-state-stopped"), Ink::SoftText),
        (Step::Over, _) if winners.contains(seat) => (Words::new("raffzahn-state-won"), Ink::Success),
        (Step::Over, _) => (Words::new("raffzahn-state-over"), Ink::SoftText),
    }
}
