use empile_games::{
    contract::{Game, Seat, Viewer},
    pilo_pilo::{
        Action, Breach, Character, Deed, Pillow, PiloPilo, RefereeRefusal, Setup, SetupBreach, Step, Timing,
        Use, cards_each,
    },
};

use crate::{
    kit::Conforming,
    refusals::{Told, told},
};

impl Conforming for PiloPilo {
    const SLUG: &'static str = "pilo-pilo";

    fn setups() -> Vec<Setup> {
        let hasty = Timing { round_ms: 500, quiet_round_ms: 500, drag_ms: 200, settle_ms: 1 };
        let tables = [(false, Timing::default()), (true, Timing::default()), (false, hasty)];
        tables
            .into_iter()
            .flat_map(|(apprentices, timing)| {
                (3..=6).map(move |players| Setup { players, apprentices, timing })
            })
            .collect()
    }

    fn strange_actions() -> Vec<Action> {
        let bring = |pillow, to| Action::Bring { pillow: Pillow(pillow), to };
        vec![
            Action::Ready,
            Action::Touch { pillow: Pillow(1) },
            Action::Touch { pillow: Pillow(2) },
            Action::Cancel { pillow: Pillow(255) },
            bring(2, Use::Sleep),
            bring(0, Use::Throw { at: Seat(0) }),
            bring(0, Use::Throw { at: Seat(3) }),
            bring(0, Use::Throw { at: Seat(6) }),
            bring(1, Use::Throw { at: Seat(255) }),
        ]
    }

    fn refusals() -> Vec<Told> {
        let mut all = told(&[
            Breach::NoRoundOn,
            Breach::RoundOn,
            Breach::AlreadyReady,
            Breach::NoSuchPillow { pillow: Pillow(2) },
            Breach::NoSuchOpponent { seat: Seat(0) },
        ]);
        let options = ["round_ms", "quiet_round_ms", "drag_ms", "settle_ms"];
        let out_of_range = |option| SetupBreach::OutOfRange { option, asked: 1, least: 500, most: 60_000 };
        all.extend(told(&options.map(out_of_range)));
        all.extend(told(&[
            RefereeRefusal::WrongPlayerCount { asked: 2 },
            RefereeRefusal::WrongCardCount { told: 3, players: 4 },
            RefereeRefusal::KingAmongApprentices,
            RefereeRefusal::TooManyOfOne { character: Character::Dragon, left: 1 },
            RefereeRefusal::PeekedCannotBeRight { seat: Seat(1) },
            RefereeRefusal::MoreRightThanPillows { right: 2, pillows: 1 },
            RefereeRefusal::MoreRightThanPillows { right: 3, pillows: 2 },
            RefereeRefusal::NoSuchSeat { seat: Seat(5) },
            RefereeRefusal::Over,
        ]));
        all
    }

    fn check_invariants(&self) -> Result<(), String> {
        let census = self.census();
        let complete = |(character, count): &(Character, u16)| {
            let left_out = *character == Character::King && *count == 0;
            *count == u16::from(character.in_the_box()) || left_out
        };
        if !census.iter().all(complete) {
            return Err(format!("the box does not hold {census:?}"));
        }
        let view = self.observe(Viewer::Spectator);
        let dealt = u16::from(cards_each(self.players())) * u16::from(self.players());
        let in_piles: u16 = view.seats.iter().map(|seat| u16::from(seat.cards)).sum();
        if in_piles + view.discarded != dealt {
            return Err(format!("{in_piles} in piles and {} discarded of {dealt}", view.discarded));
        }
        let holders: Vec<Seat> = view.pillows.iter().filter_map(|pillow| pillow.holder).collect();
        if holders.len() == 2 && holders[0] == holders[1] {
            return Err(format!("{} holds both pillows", holders[0]));
        }
        for (seat, seen) in Seat::all(self.players()).zip(&view.seats) {
            if matches!(seen.deed, Deed::Took { .. }) != holders.contains(&seat) {
                return Err(format!("{seat} took a pillow and does not hold it, or the other way round"));
            }
            if seen.remembered.len() != usize::from(seen.cards) {
                return Err(format!("{seat} remembers another pile"));
            }
            if seen.shown.is_some() != matches!(view.step, Step::Open { .. }) {
                return Err(format!("{seat} shows a card at the wrong time"));
            }
        }
        let out = view.seats.iter().any(|seat| seat.cards == 0);
        if out != self.outcome().is_some() {
            return Err("the match ends exactly when somebody has no card left".into());
        }
        Ok(())
    }
}
