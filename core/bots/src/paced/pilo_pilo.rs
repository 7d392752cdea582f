//! Pilo Pilo: see one's card and the others', and be the first with the right pillow; what comes up seldom takes longer.

use empile_games::{
    contract::{Millis, Seat, Seats},
    pilo_pilo::{Action, Character, Deed, Duty, Pillow, PiloPilo, Step, Use, View},
};

use super::{Meant, Reaction, reaction::happens};
use crate::{Level, Seen, luck::number_of};

/// Between rounds nobody races.
const TO_PILE: Reaction = Reaction::new(900, 40);
/// A hand that cannot wait for the flip.
const TWITCH: Reaction = Reaction::new(1_100, 60);
/// The dragon is seldom seen, and a shield is only thought of after a look round.
const DRAGON: Millis = 130;
const SHIELD: Millis = 106;
/// With a king on the table everyone has to hold back what the own card asks for.
const KING: u32 = 2;

struct Skill {
    to_pillow: Reaction,
    to_goal: Reaction,
    /// Mistakes and false starts, in a thousand.
    slips: u32,
    twitches: u32,
}

fn skill(level: Level) -> Skill {
    level.pick(
        Skill {
            to_pillow: Reaction::new(1_400, 60),
            to_goal: Reaction::new(430, 40),
            slips: 150,
            twitches: 20,
        },
        Skill {
            to_pillow: Reaction::new(1_080, 50),
            to_goal: Reaction::new(360, 40),
            slips: 70,
            twitches: 8,
        },
        Skill { to_pillow: Reaction::new(820, 40), to_goal: Reaction::new(300, 30), slips: 25, twitches: 2 },
    )
}

/// What a robot looks at.
#[derive(Clone, Copy)]
enum Case {
    Gathering,
    Hush,
    Cards,
    Goal,
}

pub(super) fn think(seen: &Seen<'_, PiloPilo>) -> Option<Meant<Action>> {
    let view = seen.view();
    let skill = skill(seen.level());
    let meant = |case: Case, action: Action, takes: Reaction| {
        let case = number_of(&[u64::from(view.round), case as u64]);
        Meant { case, action, after: takes.draw(&mut seen.luck().stream(case)) }
    };
    match view.step {
        Step::Gathering { .. } => Some(meant(Case::Gathering, Action::Ready, TO_PILE)),
        Step::Hush => {
            let mut chance = seen.luck().stream(number_of(&[u64::from(view.round), TWITCH.usual]));
            let pillow = Pillow(chance.index(view.pillows.len()) as u8);
            happens(skill.twitches, &mut chance).then(|| meant(Case::Hush, Action::Touch { pillow }, TWITCH))
        }
        Step::Open { .. } => match view.seats.get(seen.seat().index())?.deed {
            Deed::Nothing => {
                let (used, pillow) = (intended(seen, &view, &skill)?, within_reach(seen, &view)?);
                let hundredths = match used {
                    Use::Sleep => DRAGON,
                    Use::Shield => SHIELD,
                    Use::Throw { .. } | Use::Nowhere => 100,
                };
                Some(meant(Case::Cards, Action::Touch { pillow }, skill.to_pillow.times(hundredths)))
            }
            Deed::Took { pillow, used: None, .. } => {
                let to = intended(seen, &view, &skill).unwrap_or(Use::Nowhere);
                Some(meant(Case::Goal, Action::Bring { pillow, to }, skill.to_goal))
            }
            Deed::Took { .. } | Deed::Missed { .. } | Deed::FalseStart { .. } => None,
        },
        Step::Over => None,
    }
}

/// A pillow that still lies: the one it likes, or the other.
fn within_reach(seen: &Seen<'_, PiloPilo>, view: &View) -> Option<Pillow> {
    let liked = seen.luck().stream(number_of(&[u64::from(view.round)])).index(view.pillows.len());
    let lies = |index: &usize| view.pillows.get(*index).is_some_and(|pillow| pillow.holder.is_none());
    let by_liking = [liked].into_iter().chain(0..view.pillows.len());
    by_liking.into_iter().find(lies).map(|index| Pillow(index as u8))
}

/// What the robot takes to be its duty: mostly what it is.
fn intended(seen: &Seen<'_, PiloPilo>, view: &View, skill: &Skill) -> Option<Use> {
    let own = seen.seat();
    let card = view.seats.get(own.index())?.shown?;
    let duty = (*view.duties().get(own.index())?)?;
    let mut chance = seen.luck().stream(number_of(&[u64::from(view.round), u64::from(own.0)]));
    let has_king = view.seats.iter().any(|seat| seat.shown == Some(Character::King));
    let slips = happens(skill.slips * if has_king { KING } else { 1 }, &mut chance);
    let number = chance.below(60) as usize;
    if slips {
        return mistaken(duty, card, [own, Seat(view.seats.len() as u8)], number);
    }
    match duty {
        Duty::Throw { at } => one_of(at, number).map(|at| Use::Throw { at }),
        Duty::Shield => Some(Use::Shield),
        Duty::Sleep => Some(Use::Sleep),
        Duty::Still(_) => None,
    }
}

/// The own card alone was looked at, or mistaken for another; sometimes one looks away.
fn mistaken(duty: Duty, card: Character, [own, end]: [Seat; 2], number: usize) -> Option<Use> {
    let others = Seat::all(end.0).filter(|seat| *seat != own).collect();
    let at_somebody = one_of(others, number).map(|at| Use::Throw { at });
    match (duty, number % 5) {
        (Duty::Still(_), _) => match card {
            Character::Attacker => at_somebody,
            Character::Defender => Some(Use::Shield),
            Character::Dragon => Some(Use::Sleep),
            Character::King => None,
        },
        (_, 0 | 1) => None,
        (Duty::Throw { .. }, 2) | (Duty::Sleep, _) => Some(Use::Shield),
        (Duty::Throw { .. } | Duty::Shield, _) => at_somebody,
    }
}

fn one_of(seats: Seats, number: usize) -> Option<Seat> {
    seats.iter().nth(number % seats.len().max(1))
}
